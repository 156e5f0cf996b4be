internal import CairoRenderer
internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import LayoutSpec
package import SpecInput
internal import SpecPictures
internal import VisualDiff

/// A spec laid out at every width of a range, in one direction of reading and one size of text.
package struct Sweep: Sendable {
  var spec: OpenedSpec
  /// What is the same at every width.
  var variant: Variant
  var widths: ClosedRange<Int>

  /// What tells it from others of its spec, as files are called: `320...1400-rtl`.
  var name: String {
    let direction = variant.direction == .rtl ? "-rtl" : ""
    let size = variant.textSize == .large ? "" : "-\(variant.textSize.word)"
    return "\(widths)\(direction)\(size)"
  }

  var file: String { name + Self.ending }

  /// `specs/gallery.yaml 320...1400`.
  var words: String { "\(spec.title) \(name)" }

  /// The same in words: `320...1400 points, rtl`.
  var variantWords: String { (["\(widths) points"] + variant.lookWords).joined(separator: ", ") }

  static let ending = ".sweep"

  /// Whether a snapshot of a baseline is a sweep, by its name.
  package static func isName(_ name: String) -> Bool { name.contains("...") }

  /// The end of a sweep's name, which tells all but the widths: `-rtl`.
  private static func manner(_ name: String) -> Substring {
    let end = name.firstRange(of: "...")?.upperBound ?? name.startIndex
    return name[end...].drop { $0.isNumber }
  }

  /// Whether a spec asks for a sweep of such a name: at the widths that are swept or, where nobody has
  /// said which, at any, as these stand in no spec.
  package static func isAsked(_ name: String, for spec: OpenedSpec, _ widths: [SweepWidths]) -> Bool
  {
    guard widths.isEmpty else {
      return widths.contains { all(of: spec, $0.range).map(\.name).contains(name) }
    }
    return all(of: spec, 1...2).contains { manner($0.name) == manner(name) }
  }

  /// All sweeps of a spec: one for each way of reading and size of text that it asks for.
  static func all(of spec: OpenedSpec, _ widths: ClosedRange<Int>) -> [Sweep] {
    var plain = spec.spec.render
    plain.devices = nil
    plain.widths = [CGFloat(widths.lowerBound)]
    plain.appearances = nil
    plain.themes = plain.themes?.prefix(1).map(\.self)
    plain.exclude = []
    return plain.variants.map { Sweep(spec: spec, variant: $0, widths: widths) }
  }

  /// Layouts that are made before they are looked at in their order.
  private static let batch = 64

  /// Lays out at every width, so many at a time, and keeps where something changes.
  ///
  /// - Throws: `Failure` for the first width at which nothing can be laid out.
  func run(threads: Int) throws(Failure) -> BreakpointSignature {
    var finder = BreakpointFinder(scale: variant.scale)
    var next = widths.lowerBound
    while next <= widths.upperBound {
      let batch = next...min(next + Self.batch - 1, widths.upperBound)
      for sample in samples(batch, threads: threads) { finder.add(try sample.get()) }
      next = batch.upperBound + 1
    }
    let axes = LayoutRecord.Axes(
      size: CGSize(width: CGFloat(widths.lowerBound), height: variant.height),
      direction: variant.direction == .rtl ? .rightToLeft : .leftToRight,
      textSize: variant.textSize, scale: variant.scale)
    return finder.signature(axes: axes, widths: widths)
  }

  private func samples(
    _ widths: ClosedRange<Int>, threads: Int
  ) -> [Result<SweepSample, Failure>] {
    let threads = spec.spec.allowsConcurrency ? threads : 1
    // Text that fits stays as it is in less width, and is set once for all.
    return inParallel(widths.reversed(), atMost: threads, each: TextMeasurer(), work: sample)
      .reversed()
  }

  private func sample(_ width: Int, _ measurer: TextMeasurer) -> Result<SweepSample, Failure> {
    Result { () throws(Failure) in
      var variant = variant
      variant.width = CGFloat(width)
      let layout = try Pipeline.layout(spec, variant, measurer)
      return layout.solved.sample(sectionIDs: layout.sectionIDs)
    }
  }
}
