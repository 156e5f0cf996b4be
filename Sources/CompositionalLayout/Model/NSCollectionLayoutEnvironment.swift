public import Foundation
public import Geometry
internal import LayoutEngine

/// The environment passed to section providers and custom group providers.
///
/// It is not bound to an actor, so any function can be a provider. See
/// [NSCollectionLayoutEnvironment](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container to lay out in.
  var container: any NSCollectionLayoutContainer { get }

  /// The size classes, display scale, layout direction and other traits.
  var traitCollection: UITraitCollection { get }
}

/// The container that a provider lays out in.
///
/// See [NSCollectionLayoutContainer](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer).
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points, without subtracting insets.
  var contentSize: CGSize { get }

  /// The size in points, with the insets subtracted.
  var effectiveContentSize: CGSize { get }

  /// The insets as given. A value between 0 and 1 is a fraction of the length that it is subtracted
  /// from (R42).
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An environment made of fixed values.
public final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, @unchecked Sendable {
  /// The container to lay out in.
  public let container: any NSCollectionLayoutContainer
  public let traitCollection: UITraitCollection

  /// The index of the requested section. The first list section of a layout has extra space above
  /// it.
  let section: Int?
  /// Whether the requested section is the last one of the layout.
  let isLastSection: Bool
  /// The system version, pixels and margins of lists; `nil` in custom groups.
  let listProfile: ListProfile?
  /// Whether the section follows a large title.
  let followsLargeTitle: Bool

  /// Creates an environment of `size` points. Insets between 0 and 1 are fractions (R42).
  public init(
    size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: Traits, section: Int? = nil
  ) {
    self.section = section
    isLastSection = false
    listProfile = nil
    followsLargeTitle = false
    container = LayoutContainer(size: size, insets: insets)
    traitCollection = UITraitCollection(traits: traits)
  }

  /// Creates the environment of a custom group's provider, whose insets are always points.
  init(groupSize: CGSize, insets: NSDirectionalEdgeInsets, traits: Traits) {
    section = nil
    isLastSection = false
    listProfile = nil
    followsLargeTitle = false
    container = LayoutContainer(size: groupSize, insets: insets, effectiveInsets: insets)
    traitCollection = UITraitCollection(traits: traits)
  }

  /// Creates the environment of a section's provider: the whole container, without insets.
  ///
  /// - Parameters:
  ///   - container: The container of the layout.
  ///   - section: The index of the requested section.
  ///   - count: The number of sections of the layout.
  public init(_ container: Container, section: Int? = nil, of count: Int? = nil) {
    self.section = section
    isLastSection = section.map { $0 + 1 == count } ?? false
    listProfile = ListProfile(container)
    followsLargeTitle = section == 0 && container.isBelowLargeTitle
    self.container = LayoutContainer(size: container.size, insets: .zero)
    traitCollection = UITraitCollection(traits: container.traits)
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

  /// Creates a container in which insets between 0 and 1 are fractions (R42).
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
