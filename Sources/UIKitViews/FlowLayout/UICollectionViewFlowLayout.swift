public import CompositionalLayout
public import Foundation

/// A layout that places items in lines, as many as fit into each.
///
/// `FlowLines` states the rules. The frames come from a compositional layout of custom groups, so that
/// whatever draws compositional layouts also draws these. See
/// [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
open class UICollectionViewFlowLayout: UICollectionViewLayout, @unchecked Sendable {
  /// The size of items, in points, unless the delegate returns another one.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { settingsDidChange() } }
  }
  /// The estimated size of items, in points. Items size themselves unless it is zero.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { settingsDidChange() } }
  }
  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { settingsDidChange() } }
  }
  /// The minimum spacing between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { settingsDidChange() } }
  }
  /// The insets of a section's items, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { settingsDidChange() } }
  }
  /// The size of headers, in points. Only the length in the scroll direction is used; 0 is none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { settingsDidChange() } }
  }
  /// The size of footers, in points. Only the length in the scroll direction is used; 0 is none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { settingsDidChange() } }
  }
  /// Whether headers stay visible while their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { settingsDidChange() } }
  }
  /// Whether footers stay visible while their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { settingsDidChange() } }
  }
  /// The edges that ``sectionInset`` is relative to.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { applyConfiguration() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { applyConfiguration() } }
  }

  /// The edges that the insets of sections are relative to.
  public enum SectionInsetReference: Int, Sendable {
    /// The view's edges.
    case fromContentInset = 0
    case fromSafeArea, fromLayoutMargins
  }

  /// The item size that requests self-sizing cells.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Creates a layout with items of 50 × 50 points.
  public override init() { super.init() }

  /// Creates a layout with the default settings; values of the coder are ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The compositional layout that has the frames.
  package private(set) lazy var lines: UICollectionViewCompositionalLayout = makeLines()

  /// Whether ``prepare()`` is running. What it sets applies to the layout that is being computed.
  private var isPreparing = false

  private func makeLines() -> UICollectionViewCompositionalLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider = {
      [weak self] index, environment in self?.section(at: index, environment)
    }
    // Requests of attributes take the way through a subclass, which may change them.
    guard type(of: self) != UICollectionViewFlowLayout.self else {
      return UICollectionViewCompositionalLayout(
        sectionProvider: provider, configuration: configuration)
    }
    let lines = SubclassedLines(sectionProvider: provider, configuration: configuration)
    lines.flow = self
    lines.willDescribe = { [weak self] in self?.prepareSubclass() }
    return lines
  }

  private var configuration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    configuration.contentInsetsReference =
      switch sectionInsetReference {
      case .fromContentInset: .none
      case .fromSafeArea: .safeArea
      case .fromLayoutMargins: .layoutMargins
      }
    return configuration
  }

  private func settingsDidChange() {
    if !isPreparing { invalidateLayout() }
  }

  private func applyConfiguration() {
    lines.configuration = configuration
    settingsDidChange()
  }

  /// Lets a subclass prepare, which may change the settings.
  func prepareSubclass() {
    guard type(of: self) != UICollectionViewFlowLayout.self, !isPreparing else { return }
    isPreparing = true
    defer { isPreparing = false }
    prepare()
    isAskingSubclass = true
    defer { isAskingSubclass = false }
    ownFrames = OwnFrames(of: self, scrollingAlong: scrollDirection.axis)
  }

  /// The frames that a subclass computes itself, without those of its superclass.
  private(set) var ownFrames: OwnFrames?
  /// Whether the frames of a subclass are being requested. The superclass then returns none.
  private var isAskingSubclass = false

  // MARK: UICollectionViewLayout

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    lines.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    lines.changes(forBounds: newBounds)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var collectionViewContentSize: CGSize {
    isAskingSubclass ? .zero : lines.collectionViewContentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !isAskingSubclass else { return [] }
    return (lines as? SubclassedLines)?.ownAttributes(in: rect)
      ?? lines.layoutAttributesForElements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { isAskingSubclass ? nil : lines.layoutAttributesForItem(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    isAskingSubclass
      ? nil : lines.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}

/// The invalidation context of flow layouts. Every invalidation computes the whole layout again.
///
/// See [UICollectionViewFlowLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext).
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext, @unchecked Sendable
{
  /// Whether the sizes from the delegate are requested again; they always are.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are computed again; they always are.
  open var invalidateFlowLayoutAttributes = true
}

/// The lines of a subclass of flow layouts. The subclass may change the attributes.
private final class SubclassedLines: UICollectionViewCompositionalLayout, @unchecked Sendable {
  weak var flow: UICollectionViewFlowLayout?

  override func prepare() { flow?.prepareSubclass() }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if let frames = flow?.ownFrames { return frames.completeAttributes(mirroredIn: nil) }
    return flow?.layoutAttributesForElements(in: rect) ?? ownAttributes(in: rect)
  }

  func ownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
}
