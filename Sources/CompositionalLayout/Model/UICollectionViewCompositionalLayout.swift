public import Foundation
package import Geometry
public import LayoutEngine
internal import Synchronization

/// A function that returns the section at an index for an environment. Returning `nil` for a
/// section that has items is an error.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout made of sections, groups and items.
///
/// See [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, @unchecked Sendable {
  let sections: Sections
  private let guarded: Mutex<UICollectionViewCompositionalLayoutConfiguration>
  private let hostState = Mutex(HostState())
  private let returnedAttributes = Mutex(SubclassAttributes())
  private let solves = Mutex(0)
  private let lists = Mutex<[ListDescription?]>([])
  private let preparation = Mutex(Preparation())

  /// A closure of the object that the layout has the frames of.
  private struct Preparation: @unchecked Sendable {
    var closure: (() -> Void)?
  }

  /// Called before the sections are requested. It may change the configuration.
  package var willDescribe: (() -> Void)? {
    get { preparation.withLock { $0 }.closure }
    set {
      let box = Preparation(closure: newValue)
      preparation.withLock { $0 = box }
    }
  }

  private struct HostState: Sendable {
    var layout: SolvedLayout?
    /// The layout whose elements are measured as they become visible.
    var settling: SettlingLayout?
    /// Whether the host has scrolled since the layout was solved.
    var hasMoved = false
    var error: LayoutError?
    var step = Step.idle
  }

  /// The stage of laying out. Subclasses may request attributes while they prepare. Requests by
  /// providers and handlers during a solve return none.
  private enum Step: Sendable {
    case idle
    case preparing
    case solving
  }

  /// The source of sections. Apple declares providers without `@Sendable`; only one solve at a time
  /// calls them.
  enum Sections: @unchecked Sendable {
    case one(NSCollectionLayoutSection)
    case provided(UICollectionViewCompositionalLayoutSectionProvider)
  }

  /// Creates a layout that uses `section` for every section.
  public init(section: NSCollectionLayoutSection) {
    sections = .one(section.copied)
    guarded = Mutex(UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// Creates a layout that uses `section` for every section.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .one(section.copied)
    guarded = Mutex(configuration.copied)
    super.init()
  }

  /// Creates a layout that gets each section from `sectionProvider`, once per solve.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    sections = .provided(sectionProvider)
    guarded = Mutex(UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// Creates a layout that gets each section from `sectionProvider`, once per solve.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .provided(sectionProvider)
    guarded = Mutex(configuration.copied)
    super.init()
  }

  /// Always returns `nil`: layouts are not archived.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The system generation that the configuration names, if any.
  package var ownCompatibility: Compatibility? {
    guarded.withLock { $0.storage.compatibility }
  }

  /// A copy of the layout's configuration. Changes take effect when a configuration is assigned.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { guarded.withLock { $0 }.copied }
    set {
      let copy = newValue.copied
      guarded.withLock { $0 = copy }
      invalidateLayout()
    }
  }

  // MARK: Attributes

  private func attributes(_ element: SolvedElement) -> UICollectionViewLayoutAttributes {
    let custom = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (custom ?? UICollectionViewLayoutAttributes.self).init(
      category: UICollectionElementCategory(element.category), kind: element.kind,
      indexPath: element.identity.indexPath)
    attributes.show(element)
    return attributes
  }

  /// The error of the last solve for the host, or `nil` if there was none. Solves the layout if
  /// needed.
  public var layoutError: LayoutError? {
    _ = layoutForHost
    return hostState.withLock { $0.error }
  }

  /// The layout solved for its host, with visible content measured if the host can measure. `nil`
  /// without a host or after an error.
  public var layoutForHost: SolvedLayout? {
    let state = hostState.withLock { $0 }
    guard let host, state.error == nil, state.step != .solving else { return state.layout }
    if let known = state.layout {
      return state.hasMoved ? presentAgain(known, state.settling, for: host) : known
    }
    return Container.$current.withValue(host.layoutContainer) {
      if state.step == .idle {
        hostState.withLock { $0.step = .preparing }
        prepare()
        if let known = hostState.withLock({ $0.layout }) { return known }
      }
      return store { () throws(LayoutError) in try solve(for: host) }
    }
  }

  /// The number of times the layout has been solved for a host. Scrolling alone does not solve it.
  public var solveCount: Int { solves.withLock { $0 } }

  private func solve(for host: any CollectionViewLayoutHost) throws(LayoutError) -> HostState {
    solves.withLock { $0 += 1 }
    let container = host.layoutContainer
    guard var measurer = host.contentMeasurer else {
      let solved = try solve(itemCounts: host.itemCounts, in: container)
      return HostState(layout: presented(solved, at: host.scrollPosition(in: solved)))
    }
    let description = try describe(itemCounts: host.itemCounts, in: container)
    let settling = try SettlingLayout(description, in: container)
    return try settled(settling, for: host, measuring: &measurer)
  }

  /// Measures visible content. Measured sizes may move the host, so this repeats until its position
  /// is stable.
  private func settled(
    _ settling: SettlingLayout, for host: any CollectionViewLayoutHost,
    measuring: inout any ContentMeasuring
  ) throws(LayoutError) -> HostState {
    var settling = settling
    var position: ScrollPosition
    repeat {
      position = host.scrollPosition(in: settling.layout)
      try settling.settle(at: position, measuring: &measuring)
    } while position != host.scrollPosition(in: settling.layout)
    return HostState(layout: presented(settling.layout, at: position), settling: settling)
  }

  /// Presents the same layout at a new scroll position and measures content that has become
  /// visible.
  private func presentAgain(
    _ layout: SolvedLayout, _ settling: SettlingLayout?, for host: any CollectionViewLayoutHost
  ) -> SolvedLayout? {
    Container.$current.withValue(host.layoutContainer) {
      store { () throws(LayoutError) in
        guard let settling, var measurer = host.contentMeasurer else {
          let position = host.scrollPosition(in: layout)
          return HostState(layout: presented(layout, at: position), settling: settling)
        }
        return try settled(settling, for: host, measuring: &measurer)
      }
    }
  }

  /// Stores the list settings of each section. The host may request views during a solve, and they
  /// look up the settings of their list.
  package func store(lists: [ListDescription?]) {
    self.lists.withLock { $0 = lists }
  }

  /// Returns the list settings of a section in the latest description; `nil` for sections that are
  /// not lists.
  package func list(ofSection section: Int) -> ListDescription? {
    lists.withLock { $0.indices.contains(section) ? $0[section] : nil }
  }

  /// Runs `body`, which may request attributes, and stores its result.
  private func store(_ body: () throws(LayoutError) -> HostState) -> SolvedLayout? {
    hostState.withLock { $0.step = .solving }
    do throws(LayoutError) {
      let made = try body()
      hostState.withLock { $0 = made }
      return made.layout
    } catch {
      hostState.withLock { $0 = HostState(error: error) }
      return nil
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    hostState.withLock { $0 = HostState() }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Returns the layout with the attributes that a subclass returns, where they differ from the
  /// solved ones.
  ///
  /// - Complexity: O(elements) for subclasses. Layouts of more than 10,000 cells are returned
  ///   unchanged.
  package func withSubclassAttributes(_ layout: SolvedLayout) -> SolvedLayout {
    guard type(of: self) != UICollectionViewCompositionalLayout.self,
      layout.cellCount <= Self.largestQueriedCellCount
    else { return layout }
    let outer = hostState.withLock { state in
      defer { state = HostState(layout: layout, step: .solving) }
      return state
    }
    defer { hostState.withLock { $0 = outer } }
    let all = CGRect(origin: .zero, size: layout.contentSize)
    let solved = layout.elements(in: all).map { ($0.identity, ElementChange(attributes($0))) }
    let known = Dictionary(solved) { first, _ in first }
    var result = layout
    var returnedAttributes: [SolvedElement.Identity: UICollectionViewLayoutAttributes] = [:]
    for attributes in layoutAttributesForElements(in: all) ?? [] {
      guard let identity = result.record(ElementChange(attributes), of: attributes, unless: known)
      else { continue }
      returnedAttributes[identity] = attributes
    }
    let returned = SubclassAttributes(attributes: returnedAttributes)
    self.returnedAttributes.withLock { $0 = returned }
    return result
  }

  /// Returns the attributes that a subclass returned for an element of the last layout drawn.
  package func subclassAttributes(
    for identity: SolvedElement.Identity
  ) -> UICollectionViewLayoutAttributes? {
    returnedAttributes.withLock { $0 }.attributes[identity]
  }

  /// The attributes that a subclass returned. They stay on the thread that requests them.
  struct SubclassAttributes: @unchecked Sendable {
    var attributes: [SolvedElement.Identity: UICollectionViewLayoutAttributes] = [:]
  }

  static let largestQueriedCellCount = 10_000

  /// Called by the host when only its scroll position has changed. Frames stay as they are, pinned
  /// items and handlers are updated, and content that becomes visible is measured.
  package func hostHasScrolled() {
    hostState.withLock { $0.hasMoved = true }
  }

  /// Whether the layout must be updated for new bounds: the size changes, or there are pinned items
  /// or handlers.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changes(forBounds: newBounds)
  }

  /// The default result of ``shouldInvalidateLayout(forBoundsChange:)``.
  package func changes(forBounds newBounds: CGRect) -> Bool {
    guard let layout = layoutForHost else { return host != nil }
    return newBounds.size != layout.container.size
      || layout.boundaryItems.contains(where: \.isPinned)
      || layout.sections.contains {
        $0.handler != nil || $0.boundaryItems.contains(where: \.isPinned)
      }
  }

  /// The size of the content in points.
  ///
  /// - Complexity: O(1) once the layout is solved.
  open override var collectionViewContentSize: CGSize { layoutForHost?.contentSize ?? .zero }

  /// Returns the attributes of the elements that intersect a rectangle, given in points of the
  /// content.
  ///
  /// - Complexity: O(sections + log groups + elements of the intersecting groups) once the layout
  ///   is solved.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    layoutForHost?.elements(in: rect).map(attributes)
  }

  /// Returns the attributes of a cell, in points of the content; `nil` if there is no such cell.
  ///
  /// - Complexity: O(log groups) once the layout is solved.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return layoutForHost?.cell(indexPath[1], inSection: indexPath[0])
      .map(attributes)
  }

  /// Returns the attributes of a supplementary view, in points of the content; `nil` if there is no
  /// such view. Boundary items of the layout itself have the item `NSIntegerMax` (R29).
  ///
  /// - Complexity: O(log groups) once the layout is solved.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return layoutForHost?
      .supplementary(ofKind: elementKind, indexPath[1], inSection: indexPath[0])
      .map(attributes)
  }

  /// Returns the attributes of a background, in points of the content; `nil` if there is no such
  /// background.
  ///
  /// - Complexity: O(backgrounds of the section) once the layout is solved.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return layoutForHost?.decoration(ofKind: elementKind, indexPath[1], inSection: indexPath[0])
      .map(attributes)
  }
}
