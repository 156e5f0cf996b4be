/// The compositions that the content templates stand for, by name. Their texts and pictures name the
/// fields that they show, such as `$title`.
///
/// A template has further compositions for some pictures and for cells without a box, such as
/// `imageTitle/symbol/plain`. The last one that exists applies.
package struct TemplateParts: Hashable, Sendable {
  private let trees: PartTrees

  package init(_ trees: [String: Part] = [:]) {
    self.trees = PartTrees(trees)
  }

  /// The composition for an element's style.
  ///
  /// - Parameter isInset: Whether the element is a bar that is inset from the edges of the page.
  func part(for style: ResolvedStyle, isInset: Bool) -> Part? {
    let isPlain = !style.hasBox || style.template == .imageTitle && style.padding != nil
    var name = style.template.rawValue
    guard var part = trees[name] else { return nil }
    let variants = [
      ("symbol", style.pictureIsSymbol == true), ("round", style.pictureIsRound),
      ("picture", style.pictureIsSymbol == false), ("plain", isPlain),
      ("inset", isInset && !style.hasBox),
    ]
    for (variant, applies) in variants where applies {
      let other = "\(name)/\(variant)"
      guard let found = trees[other] else { continue }
      (name, part) = (other, found)
    }
    return part
  }

  /// Hashes nothing, because a program has only one value with compositions.
  package func hash(into hasher: inout Hasher) {}
}
