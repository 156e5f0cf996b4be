public import Foundation

/// What a section provider, or a custom group's provider, is told of its surroundings.
///
/// Not bound to an actor, so that providers may be functions of any kind. See
/// [NSCollectionLayoutEnvironment](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room to lay out in.
  var container: any NSCollectionLayoutContainer { get }

  /// Size classes, scale, direction and the like.
  var traitCollection: UITraitCollection { get }
}

/// The room that a provider lays out in.
///
/// See [NSCollectionLayoutContainer](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer).
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Points, before any insets.
  var contentSize: CGSize { get }

  /// Points, after the insets.
  var effectiveContentSize: CGSize { get }

  /// The insets as they were given: a value below 1 is a fraction of the length it is taken
  /// from (R42).
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An environment made of values.
public final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, @unchecked Sendable {
  public let container: any NSCollectionLayoutContainer
  public let traitCollection: UITraitCollection

  /// The index of the section that is being asked for: the first list section of a layout has more
  /// room above it.
  let section: Int?

  public init(
    size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: Traits, section: Int? = nil
  ) {
    self.section = section
    container = LayoutContainer(size: size, insets: insets)
    traitCollection = UITraitCollection(traits: traits)
  }

  /// What the provider of a custom group is told, whose insets are points however small they are.
  init(groupSize: CGSize, insets: NSDirectionalEdgeInsets, traits: Traits) {
    section = nil
    container = LayoutContainer(size: groupSize, insets: insets, effectiveInsets: insets)
    traitCollection = UITraitCollection(traits: traits)
  }

  /// What the provider of a section in `container` is told: its whole size and no insets.
  public convenience init(_ container: Container, section: Int? = nil) {
    self.init(size: container.size, traits: container.traits, section: section)
  }
}

private final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let effectiveContentInsets: NSDirectionalEdgeInsets

  init(
    size: CGSize, insets: NSDirectionalEdgeInsets, effectiveInsets: NSDirectionalEdgeInsets
  ) {
    contentSize = size
    contentInsets = insets
    effectiveContentInsets = effectiveInsets
  }

  /// A container whose insets below 1 are fractions (R42).
  convenience init(size: CGSize, insets: NSDirectionalEdgeInsets) {
    func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
      inset > 0 && inset < 1 ? inset * length : inset
    }
    self.init(
      size: size, insets: insets,
      effectiveInsets: NSDirectionalEdgeInsets(
        top: points(insets.top, of: size.height),
        leading: points(insets.leading, of: size.width),
        bottom: points(insets.bottom, of: size.height),
        trailing: points(insets.trailing, of: size.width)))
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: contentSize.width - insets.sum(.horizontal),
      height: contentSize.height - insets.sum(.vertical))
  }
}
