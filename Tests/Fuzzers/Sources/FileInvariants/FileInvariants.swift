import CompositionalLayout
import Foundation
import LayoutScene
import Scene

@testable import CairoRenderer
@testable import FlatplanPreview
@testable import HostSystem
@testable import LayoutSpec
@testable import PNGCodec
@testable import SnapshotSuite
@testable import SpecDiagnostics
@testable import SpecTree
@testable import UIKitViews
@testable import VisualDiff

/// Invariants of the readers of other files, and of requests. They hold for any bytes.
public enum FileInvariants {
  /// A violated invariant, described in words.
  public struct Broken: Error, CustomStringConvertible {
    public var description: String
  }

  private static func require(
    _ condition: Bool, _ promise: @autoclosure () -> String
  ) throws {
    if !condition { throw Broken(description: promise()) }
  }

  /// The maximum number of pixels to decode, so that an input takes milliseconds.
  private static let pixels = 1 << 20

  /// A PNG that can be decoded has the size in its header, and is the same picture after it is
  /// encoded and decoded again.
  public static func png(_ bytes: [UInt8]) throws {
    let limits = PNG.Limits(pixels: pixels)
    guard let picture = try? PNG.decode(bytes, limits: limits) else { return }
    try require(
      picture.pixels.count == 4 * picture.width * picture.height, "a picture has all its pixels")
    let encoded = try PNG.encode(picture)
    try require(
      try PNG.decode(encoded, limits: limits).pixels == picture.pixels,
      "an encoded picture is decoded as the picture")
  }

  /// An image that can be decoded has the size that its header states.
  public static func image(_ bytes: [UInt8]) throws {
    guard let file = try? ImageFile(bytes), file.width * file.height <= pixels / 9 else { return }
    guard let bitmap = try? ImageDecoder.decode(file) else { return }
    let factor = file.format == .svg ? 3 : 1
    try require(
      bitmap.width == factor * file.width && bitmap.height == factor * file.height,
      "an image has its stated size")
    let small = bitmap.shrunk(toAtLeast: 3, by: 3)
    try require(
      small.pixels.count == 4 * small.width * small.height, "a smaller image has all its pixels")
  }

  /// A table has equally long rows.
  public static func table(_ bytes: [UInt8], isJSON: Bool) throws {
    guard let table = try? DataTable(bytes, DataSource(name: isJSON ? "a.json" : "a.csv")) else {
      return
    }
    try require(
      table.rows.allSatisfy { $0.count == table.columns.count }, "rows have all columns")
    try require(table.rows.count <= Limits.dataRows, "a table has an end")
  }

  /// A spec that names a file of design tokens, texts or assets is read or refused, whatever the file
  /// contains. An asset catalog has a color set, an image set and a symbol set with these bytes.
  public static func spec(naming name: String, _ bytes: [UInt8]) throws {
    let spec = """
      \(name.hasSuffix("json") ? "tokens" : name.hasSuffix("strings") ? "strings" : "assets"): \(name)
      styles: {cell: {background: a, color: b.c, shadow: =d, font: =e.f, cornerRadius: =g, content: image}}
      sections: [{group: {height: 44}, items: [{title: "$localized(a, 1, 2)", image: a}, {image: b}]}]
      """
    let loaded = try? SpecFile.load(Array(spec.utf8), path: "a.yaml") { path in
      let sets =
        ["a.colorset/Contents.json", "a.imageset/Contents.json", "b.symbolset/b.svg"]
        .joined(separator: "\n")
        + "\na.colorset\na.imageset\nb.symbolset"
      return path.hasSuffix(".xcassets") ? Array(sets.utf8) : bytes
    }
    _ = try? loaded?.spec.plan(in: Container(width: 390))
  }

  /// A layout that can be read is the same layout after it is written and read again.
  public static func layout(_ bytes: [UInt8]) throws {
    guard let record = try? LayoutRecord(parsing: bytes) else { return }
    let text = record.description
    let again = try LayoutRecord(parsing: Array(text.utf8))
    try require(again.description == text, "a written layout is read as the layout")
    try require(again.frames.count == record.frames.count, "no frame is lost")
  }

  /// An index that can be read is the same index after it is written and read again, unless its
  /// specs are damaged.
  public static func index(_ bytes: [UInt8]) throws {
    guard let index = try? BaselineIndex(bytes, named: "baseline.json"),
      (try? index.specs.all) != nil
    else { return }
    let again = try BaselineIndex(try index.bytes, named: "baseline.json")
    try require(again == index, "a written index is read as the index")
  }

  /// A report that can be read can be shown in all formats.
  public static func report(_ bytes: [UInt8]) throws {
    guard let report = try? Report(json: bytes) else { return }
    let again = try Report(json: try report.json())
    try require(again.verdicts.count == report.verdicts.count, "no verdict is lost")
    try require(report.text.utf8.count >= 0, "a report is text")
    try require(!report.junit(allowsObsolete: true).isEmpty, "a report is JUnit XML")
    _ = report.markdown(allowsObsolete: true, mostBytes: 10_000)
    _ = try report.page { _ in nil }
  }

  /// A place that can be read is in the project, or is refused.
  public static func place(_ bytes: [UInt8]) throws {
    guard let target = try? InvalidValue.decode(PendingTarget.self, from: bytes) else { return }
    let place = Result { () throws(Failure) in
      try target.path(in: "/project", file: PendingTarget.file)
    }
    switch place {
    case .success(let path):
      let isInside = path.hasPrefix("/project/") && !path.split(separator: "/").contains("..")
      try require(isInside, "\(path) is in the project")
    case .failure(let failure): try require(!failure.message.isEmpty, "a refusal says why")
    }
    do {
      try target.requireValid(in: "/project")
      for file in target.inputs?.files.keys.map({ file in
        [target.inputs?.folder ?? "", file].filter { !$0.isEmpty }.joined(separator: "/")
      }) ?? [] {
        let path = Files.direct("/project/" + file)
        try require(path.hasPrefix("/project"), "\(path) is in the project")
      }
    } catch let error as InvalidValue {
      try require(!error.path.isEmpty, "a refusal names the value")
    }
    let again = try JSONDecoder().decode(
      PendingTarget.self, from: try JSONEncoder().encode(target))
    try require(again.folder == target.folder && again.name == target.name, "a place is kept")
  }

  /// An interface file that can be read is within the limits, and its lines are those of the file.
  public static func interface(_ bytes: [UInt8]) throws {
    guard let root = try? InterfaceReader.read(bytes) else { return }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    var (open, count) = ([(root, 1)], 0)
    while let (element, depth) = open.popLast() {
      count += 1
      try require((1...lines).contains(element.line), "an element is on a line of the file")
      try require(depth <= InterfaceReader.maximumDepth, "the depth is limited")
      open += element.children.map { ($0, depth + 1) }
    }
    try require(count <= InterfaceReader.maximumElements, "the number of elements is limited")
  }

  /// The views of an interface file have sizes after they are created and laid out, whatever their
  /// classes, constraints and connections are.
  @MainActor public static func views(_ bytes: [UInt8]) throws {
    guard let root = try? InterfaceReader.read(bytes) else { return }
    let file = InterfaceFile(path: "fuzz.xib", root: root)
    for case let view as UIView in InterfaceLoader(file).load() { try layOut(view) }
    guard !file.scenes.isEmpty else { return }
    if let controller = UIStoryboard(file).instantiateInitialViewController() {
      try layOut(controller.view)
    }
  }

  @MainActor private static func layOut(_ view: UIView) throws {
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.layoutIfNeeded()
    let frames = view.subviews.map(\.frame)
    try require(
      frames.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.minX.isFinite },
      "views have frames")
  }

  /// A request is the same however its bytes are split, or is refused for the same reason.
  public static func request(_ bytes: [UInt8]) throws {
    let whole = read(bytes, by: max(bytes.count, 1))
    for step in [1, 7, 4096] {
      try require(read(bytes, by: step) == whole, "a request is read in pieces of \(step) bytes")
    }
    if case .success(let request?) = whole {
      try require(request.path.hasPrefix("/"), "a path begins with a slash")
      try require(request.body.count <= HTTPRequestReader.maxBody, "a body has an end")
    }
  }

  private static func read(
    _ bytes: [UInt8], by step: Int
  ) -> Result<HTTPRequest?, HTTPRefusal> {
    var reader = HTTPRequestReader()
    do throws(HTTPRefusal) {
      for start in stride(from: 0, to: bytes.count, by: step) {
        let end = min(start + step, bytes.count)
        if let request = try reader.add(bytes[start..<end]) { return .success(request) }
      }
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }
}
