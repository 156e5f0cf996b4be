internal import CairoRenderer
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecDiagnostics
package import SpecPictures
internal import VisualDiff

/// A spec laid out at every width of a range, in one reading direction and one text size.
package struct Sweep: Sendable {
  var spec: OpenedSpec
  /// The variant; all its properties except the width are used.
  var variant: Variant
  var widths: ClosedRange<Int>

  /// A name unique within the spec, usable as a file name: `320...1400-rtl`.
  var name: String {
    let direction = variant.direction == .rtl ? "-rtl" : ""
    let size = variant.textSize == .large ? "" : "-\(variant.textSize.word)"
    return "\(widths)\(variant.systemSuffix)\(direction)\(size)"
  }

  var file: String { name + Self.ending }

  /// The description in messages: `specs/gallery.yaml 320...1400`.
  var label: String { "\(spec.title) \(name)" }

  /// The description of the variant: `320...1400 points, rtl`.
  var variantLabel: String {
    (["\(widths) points"] + variant.styleDescriptions).joined(separator: ", ")
  }

  static let ending = ".sweep"

  /// Returns whether a name of a recorded snapshot belongs to a sweep.
  package static func isName(_ name: String) -> Bool { name.contains("...") }

  /// Returns the suffix of a sweep's name after the widths: `-rtl`.
  private static func manner(_ name: String) -> Substring {
    let end = name.firstRange(of: "...")?.upperBound ?? name.startIndex
    return name[end...].drop { $0.isNumber }
  }

  /// Returns whether a spec requests a sweep of a given name. If no widths are given, any widths
  /// match, because specs do not state them.
  package static func isAsked(_ name: String, for spec: OpenedSpec, _ widths: [SweepWidths]) -> Bool
  {
    guard widths.isEmpty else {
      return widths.contains { all(of: spec, $0.range).map(\.name).contains(name) }
    }
    return all(of: spec, 1...2).contains { manner($0.name) == manner(name) }
  }

  /// Returns all sweeps of a spec: one per reading direction and text size.
  static func all(of spec: OpenedSpec, _ widths: ClosedRange<Int>) -> [Sweep] {
    var plain = spec.content.render
    plain.devices = nil
    plain.widths = [CGFloat(widths.lowerBound)]
    plain.appearances = nil
    plain.themes = plain.themes?.prefix(1).map(\.self)
    plain.exclude = []
    return plain.variants.map { Sweep(spec: spec, variant: $0, widths: widths) }
  }

  /// The number of layouts computed at a time.
  private static let batch = 64

  /// The widths where the layout changes structurally, and the environment they depend on.
  struct Result {
    var signature: BreakpointSignature
    var environment: RenderEnvironment
  }

  /// Lays out every width, in batches, and returns where the layout changes structurally.
  ///
  /// - Throws: `Failure` for the first width that cannot be laid out.
  func run(threads: Int) throws(Failure) -> Result {
    var finder = BreakpointFinder(scale: variant.scale)
    var usesAllFonts = false
    var next = widths.lowerBound
    while next <= widths.upperBound {
      let batch = next...min(next + Self.batch - 1, widths.upperBound)
      for sample in samples(batch, threads: threads) {
        let sample = try sample.get()
        finder.add(sample.layout)
        if sample.usesAllFonts { usesAllFonts = true }
      }
      next = batch.upperBound + 1
    }
    let axes = LayoutRecord.Axes(
      size: CGSize(width: CGFloat(widths.lowerBound), height: variant.height),
      direction: variant.direction == .rtl ? .rightToLeft : .leftToRight,
      textSize: variant.textSize, scale: variant.scale)
    return Result(
      signature: finder.signature(axes: axes, widths: widths),
      environment: .current(usingAllFonts: usesAllFonts))
  }

  private func samples(
    _ widths: ClosedRange<Int>, threads: Int
  ) -> [Swift.Result<Sample, Failure>] {
    let threads = spec.content.allowsConcurrency ? threads : 1
    // Widest first: text that fits keeps its cached layout in less width.
    return inParallel(widths.reversed(), atMost: threads, each: TextMeasurer(), work: sample)
      .reversed()
  }

  /// The layout at one width.
  private struct Sample {
    var layout: SweepSample
    var usesAllFonts: Bool
  }

  private func sample(
    _ width: Int, _ measurer: TextMeasurer
  ) -> Swift.Result<Sample, Failure> {
    Swift.Result { () throws(Failure) in
      var variant = variant
      variant.width = CGFloat(width)
      let layout = try Pipeline.layout(spec, variant, measurer)
      return Sample(
        layout: layout.solved.sample(sectionIDs: layout.sectionIDs),
        usesAllFonts: measurer.usesAllFonts)
    }
  }
}
