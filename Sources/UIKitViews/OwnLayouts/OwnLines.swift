package import CompositionalLayout
internal import Foundation

/// The compositional layout that has the frames of a user's own subclass of `UICollectionViewLayout`, so
/// that whatever draws compositional layouts also draws these.
final class OwnLines: UICollectionViewCompositionalLayout, @unchecked Sendable {
  private weak var owner: UICollectionViewLayout?
  private var frames: OwnFrames?
  /// Whether the owner has been asked since the last invalidation.
  private var isPrepared = false
  /// Whether the owner is being asked. What it invalidates meanwhile is being computed anyway.
  private var isPreparing = false

  static func lines(of owner: UICollectionViewLayout) -> OwnLines {
    weak var found: OwnLines?
    let lines = OwnLines(
      sectionProvider: { index, _ in found?.frames?.section(at: index) },
      configuration: configuration(.vertical))
    found = lines
    lines.owner = owner
    lines.willDescribe = { found?.prepare() }
    return lines
  }

  private static func configuration(
    _ axis: Axis
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis.select(horizontal: .horizontal, vertical: .vertical)
    configuration.contentInsetsReference = .none
    return configuration
  }

  /// Lets the owner prepare and asks it for its frames, once after each invalidation.
  override func prepare() {
    guard let owner, !isPrepared, !isPreparing else { return }
    isPreparing = true
    owner.prepare()
    frames = OwnFrames(of: owner)
    let direction = Self.configuration(frames?.axis ?? .vertical)
    if direction.scrollDirection != configuration.scrollDirection { configuration = direction }
    isPreparing = false
    isPrepared = true
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !isPreparing { isPrepared = false }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    owner?.shouldInvalidateLayout(forBoundsChange: newBounds) ?? false
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let owner, let frames else { return [] }
    let isMirrored =
      owner.flipsHorizontallyInOppositeLayoutDirection
      && host?.layoutContainer.traits.layoutDirection == .rightToLeft
    let width = max(frames.size.width, host?.layoutContainer.size.width ?? 0)
    return frames.completeAttributes(mirroredIn: isMirrored ? width : nil)
  }
}

extension UICollectionViewLayout {
  /// The compositional layout that has the frames of this one; `nil` for the base class, which has none.
  package var drawnLayout: UICollectionViewCompositionalLayout? {
    switch self {
    case let layout as UICollectionViewCompositionalLayout: return layout
    case let layout as UICollectionViewFlowLayout: return layout.lines
    default:
      guard isOwn else { return nil }
      if let known = substitute { return known }
      let lines = OwnLines.lines(of: self)
      substitute = lines
      return lines
    }
  }

  /// Whether the layout is of a user's own class that computes its frames itself.
  package var isOwn: Bool {
    !(self is UICollectionViewCompositionalLayout) && !(self is UICollectionViewFlowLayout)
      && type(of: self) != UICollectionViewLayout.self
  }
}
