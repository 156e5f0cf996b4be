internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

extension ValueKind<IntrinsicSize> {
  /// `[width, height]`, where either side can be `null`, or `none`.
  static let intrinsicSize: ValueKind = .init(
    name: "a size [width, height] or none",
    shape: .either([.choice(["none"]), .tuple([side, side])])
  ) {
    node, context, sink in
    if node.text == "none" { return .unmeasurable }
    guard let sides = node.elements else {
      let suggestions = Similar.words(to: node.text ?? "", among: ["none"])
      if suggestions.isEmpty { return sink.expected("a size [width, height] or none", at: node) }
      sink.report(
        .wrongShape(expected: "a size [width, height] or none", shape: node.shape), at: node,
        instead: suggestions)
      return nil
    }
    guard sides.count == 2 else {
      sink.report(.wrongCount(expected: "a size [width, height]", found: sides.count), at: node)
      return nil
    }
    let width = context.side(sides[0], &sink)
    let height = context.side(sides[1], &sink)
    return .size(width: width, height: height)
  }
}

extension ValueKind<IntrinsicSize> {
  private static var side: ValueShape {
    .either([ValueKind<CGFloat>.unsignedLength.shapeByWidth, .null])
  }
}

extension EvaluationContext {
  /// Reads a length; returns `nil` for `null`.
  fileprivate func side(_ node: SourceNode, _ sink: inout Sink) -> CGFloat? {
    node.isNull ? nil : ValueKind<CGFloat>.unsignedLength.read(node, self, &sink)
  }
}
