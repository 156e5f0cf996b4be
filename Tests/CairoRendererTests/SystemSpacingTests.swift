import Foundation
import Scene
import Testing

@testable import CairoRenderer

/// The widths of system text (R107).
@Suite struct SystemSpacingTests {
  /// A label measured on iOS 26.1, with the width of its view in points.
  private struct Label {
    var text: String
    var size: CGFloat
    var weight: FontWeight
    var width: CGFloat

    init?(_ line: Substring) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count >= 4, let width = Double(fields[fields.count - 1]),
        let size = Double(fields[fields.count - 3])
      else { return nil }
      text = fields.dropLast(3).joined(separator: ",").trimmingCharacters(in: ["\""])
      let weights: [Substring: FontWeight] = [
        "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
      ]
      guard let weight = weights[fields[fields.count - 2]] else { return nil }
      (self.size, self.weight, self.width) = (size, weight, width)
    }

    /// The error of the computed width in percent.
    var error: CGFloat {
      var measurer = TextMeasurer()
      let font = TextMetrics(size: size, lineHeight: size * 1.2, weight: weight)
      let extent = measurer.extent(
        of: Paragraph(text, role: "title", font: font, color: .black), width: nil)
      let drawn = (extent.width * 2 - 0.001).rounded(.up) / 2
      return (drawn - width) / width * 100
    }
  }

  @Test func `labels are as wide as on the phone`() throws {
    let file = try #require(
      Bundle.module.url(forResource: "Measured/text-widths", withExtension: "csv"))
    let labels = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .compactMap(Label.init)
    #expect(labels.count == 23)
    let errors = labels.map { abs($0.error) }
    let mean = errors.reduce(0, +) / CGFloat(errors.count)
    let worst = errors.max() ?? .infinity
    print("Mean error of \(labels.count) labels: \(mean) %, worst: \(worst) %")
    #expect(mean <= 1.1)
    #expect(worst <= 3.5)
  }

  @Test(arguments: [FontWeight.regular, .medium, .semibold, .bold])
  func `text grows evenly with its size`(weight: FontWeight) {
    var measurer = TextMeasurer()
    let widths: [CGFloat] = stride(from: CGFloat(15), through: 30, by: 0.5).map { size in
      let font = TextMetrics(size: size, lineHeight: size * 1.2, weight: weight)
      return measurer.extent(
        of: Paragraph("Compositional layout", role: "title", font: font, color: .black), width: nil
      ).width
        / size
    }
    for (one, next) in zip(widths, widths.dropFirst()) {
      #expect(abs(next / one - 1.0) < 0.015)
    }
  }

  @Test func `the spacing applies to Latin text only`() {
    func width(_ text: String, _ size: CGFloat) -> CGFloat {
      var measurer = TextMeasurer()
      let font = TextMetrics(size: size, lineHeight: size * 1.2)
      return measurer.extent(
        of: Paragraph(text, role: "title", font: font, color: .black), width: nil
      ).width
    }
    // Twelve points have no spacing.
    #expect(abs(width("水水水水", 17) / 17 - width("水水水水", 12) / 12) < 0.001)
    #expect(abs(width("مرحبا", 17) / 17 - width("مرحبا", 12) / 12) < 0.001)
    let latin = width("nnnn", 17) / 17 - width("nnnn", 12) / 12
    #expect(abs(latin * 17 - 4 * -0.43) < 0.01)
    let mixed = width("nn水nn", 17) / 17 - width("nn水nn", 12) / 12
    #expect(abs(mixed * 17 - 4 * -0.43) < 0.25)
  }

  @Test func `sizes between those of the table are interpolated`() {
    func spacing(_ size: CGFloat) -> CGFloat { SystemSpacing.spacing(size: size, weight: .regular) }
    #expect(spacing(3) == 0.24)
    #expect(abs(spacing(12.5) - -0.04) < 1e-9)
    #expect(spacing(12) == 0)
    #expect(abs(spacing(70) - 0.13) < 1e-9)
    #expect(spacing(100) == 0)
  }
}
