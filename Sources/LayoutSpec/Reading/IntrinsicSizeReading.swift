internal import Foundation
internal import SpecDiagnostics
internal import SpecSource

extension ValueKind<IntrinsicSize> {
  /// `[width, height]`, where either side can be `null`, or `none`.
  static let intrinsicSize: ValueKind = .init(
    name: "a size [width, height] or none",
    shape: .either([.choice(["none"]), .tuple([side, side])])
  ) {
    node, reader in
    if node.text == "none" { return .unmeasurable }
    guard let sides = node.elements else {
      let suggestions = Similar.words(to: node.text ?? "", among: ["none"])
      if suggestions.isEmpty { return reader.expected("a size [width, height] or none", at: node) }
      reader.report(
        .wrongShape(expected: "a size [width, height] or none", shape: node.shape), at: node,
        instead: suggestions)
      return nil
    }
    guard sides.count == 2 else {
      reader.report(.wrongCount(expected: "a size [width, height]", found: sides.count), at: node)
      return nil
    }
    let width = reader.side(sides[0])
    let height = reader.side(sides[1])
    return .size(width: width, height: height)
  }
}

extension ValueKind<IntrinsicSize> {
  private static var side: ValueShape {
    .either([ValueKind<CGFloat>.unsignedLength.shapeByWidth, .null])
  }
}

extension Reader {
  /// Reads a length; returns `nil` for `null`.
  fileprivate mutating func side(_ node: SourceNode) -> CGFloat? {
    node.isNull ? nil : ValueKind<CGFloat>.unsignedLength.read(node, &self)
  }
}
