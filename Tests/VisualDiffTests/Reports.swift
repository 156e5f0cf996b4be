import CompositionalLayout
import Foundation
import PNGCodec

@testable import VisualDiff

/// Hand-made reports.
enum Reports {
  static func verdict(
    _ status: Verdict.Status, spec: String = "specs/gallery.yaml", variant: String = "390",
    words: String = "390 points"
  ) -> Verdict {
    Verdict(spec: spec, name: "gallery", variant: variant, words: words, status: status)
  }

  /// A grid whose gap grew by six points.
  static func changed(
    variant: String = "390", words: String = "390 points", width: CGFloat = 320
  ) -> Verdict {
    var verdict = verdict(.layout, variant: variant, words: words)
    let old = grid(gap: 8, width)
    verdict.explain(LayoutDiff(from: old, to: grid(gap: 14, width)), from: old)
    verdict.causes = [
      Cause(
        kind: .spec,
        edits: [
          SpecEdit(
            id: 0, text: "sections.photos.group.interItemSpacing 8 → 14",
            place: "specs/gallery.yaml:14")
        ], consequences: 6)
    ]
    verdict.files.actualLayout = "pending/\(variant).layout"
    return verdict
  }

  private static func grid(gap: CGFloat, _ width: CGFloat) -> LayoutRecord {
    var record = Records.grid(6, gap: gap, width: width)
    record.contentSize.width = width
    record.axes.size.width = width
    return record
  }

  /// Twelve rows. One edit makes the first higher, and another indents the last.
  static func twofold(variant: String = "390") -> Verdict {
    func rows(_ height: CGFloat, _ indent: CGFloat) -> Rendition {
      var record = Records.rows([height] + Array(repeating: 100, count: 11))
      record.frames[11].rect.origin.x += indent
      return Rendition(record: record)
    }
    let search = CauseSearch.run(
      from: rows(100, 0), to: rows(110, 6),
      edits: [
        SpecEdit(id: 0, text: "indent 0 → 6", place: "specs/gallery.yaml:9"),
        SpecEdit(id: 1, text: "height 100 → 110", place: "specs/gallery.yaml:3"),
      ],
      isSameEnvironment: true
    ) { rows($0.contains(1) ? 100 : 110, $0.contains(0) ? 0 : 6) }
    var verdict = verdict(.layout, variant: variant)
    verdict.explain(search)
    verdict.files.actualLayout = "pending/\(variant).layout"
    return verdict
  }

  /// A change in three snapshots, and one snapshot of every other status.
  static var all: Report {
    var broken = verdict(.missing, variant: "1000", words: "1000 points")
    broken.failure = "'a' & <b>\u{7}, 50 %"
    return Report(
      tool: "flatplan 0.2.0",
      verdicts: [
        changed(), changed(variant: "390~dark", words: "390 points, dark"),
        changed(variant: "834", words: "834 points", width: 834),
        verdict(.match, variant: "320", words: "320 points"),
        verdict(.missing, spec: "specs/list.yaml"), broken,
        verdict(.obsolete, variant: "1", words: "1"),
      ])
  }

  /// The files that ``all`` refers to, with pictures.
  static func pictured() throws -> (report: Report, files: [String: [UInt8]]) {
    var report = all
    var files: [String: [UInt8]] = [:]
    for index in report.verdicts.indices where report.verdicts[index].status == .layout {
      let variant = report.verdicts[index].variant
      let width: CGFloat = variant == "834" ? 834 : 320
      let records = [grid(gap: 8, width), grid(gap: 14, width)]
      let names = ["/base/\(variant)", "pending/\(variant)"]
      for (name, record) in zip(names, records) {
        files["\(name).layout"] = Array(record.description.utf8)
        files["\(name).png"] = try picture(of: record, isDark: variant.contains("dark"))
      }
      files["differences/\(variant).png"] = files["pending/\(variant).png"]
      report.verdicts[index].files.baselineLayout = "/base/\(variant).layout"
      report.verdicts[index].files.baselinePicture = "/base/\(variant).png"
      report.verdicts[index].files.actualPicture = "pending/\(variant).png"
      report.verdicts[index].files.difference = "differences/\(variant).png"
      // In the dark snapshot everything has moved.
      guard variant == "390~dark" else { continue }
      report.verdicts[index].pixels = Verdict.PixelVerdict(
        isExact: true, different: 900, antialiased: 0, densest: 64, window: 8, repainted: 0,
        charges: [], oldSize: [640, 480], newSize: [640, 480])
    }
    return (report, files)
  }

  private static func picture(of record: LayoutRecord, isDark: Bool) throws -> [UInt8] {
    let scale: CGFloat = 2
    let width = Int(record.contentSize.width * scale)
    let height = Int(record.contentSize.height * scale)
    var pixels = [UInt8](repeating: isDark ? 24 : 250, count: width * height * 4)
    for frame in record.frames {
      let rect = frame.rect
      let shade: [UInt8] = frame.category == .cell ? [142, 176, 230, 255] : [205, 205, 210, 255]
      for y in Int(rect.minY * scale)..<min(height, Int(rect.maxY * scale) - 8) {
        for x in Int(rect.minX * scale)..<min(width, Int(rect.maxX * scale)) {
          pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: shade)
        }
      }
    }
    for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    return try PNG.encode(PNG.Picture(width: width, height: height, pixels: pixels))
  }
}
