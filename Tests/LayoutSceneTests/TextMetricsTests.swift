import CellContent
import Foundation
import Scene
import Testing

struct TextMetricsTests {
  @Test func `text styles have the sizes of the system`() {
    let expected: [DynamicTypeStyle: (CGFloat, CGFloat)] = [
      .largeTitle: (34, 41), .title1: (28, 34), .title2: (22, 28), .title3: (20, 25),
      .headline: (17, 22), .body: (17, 22), .callout: (16, 21), .subheadline: (15, 20),
      .footnote: (13, 18), .caption1: (12, 16), .caption2: (11, 13),
    ]
    for style in DynamicTypeStyle.allCases {
      #expect(style.metrics.size == expected[style]?.0)
      #expect(style.metrics.lineHeight == expected[style]?.1)
      #expect(style.metrics.weight == (style == .headline ? .semibold : .regular))
    }
  }

  @Test func `line heights of other sizes are interpolated`() {
    #expect(TextMetrics.lineHeight(forSize: 17) == 22)
    #expect(TextMetrics.lineHeight(forSize: 14) == 19)
    #expect(TextMetrics.lineHeight(forSize: 5.5) == 6.5)
    #expect(TextMetrics.lineHeight(forSize: 68) == 82)
    let heights = stride(from: 1, to: 80, by: 0.5).map { TextMetrics.lineHeight(forSize: $0) }
    #expect(heights == heights.sorted())
  }

  @Test func `a font reference overrides the text style`() {
    let font = FontReference(style: .headline, size: 20, weight: .bold)
    #expect(font.metrics(fallback: .body) == TextMetrics(size: 20, lineHeight: 25, weight: .bold))
    #expect(FontReference().metrics(fallback: .footnote) == DynamicTypeStyle.footnote.metrics)
    #expect(FontReference(size: .nan).metrics(fallback: .body) == DynamicTypeStyle.body.metrics)
  }
}
