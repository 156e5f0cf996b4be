public import Foundation
internal import Synchronization

/// Answers the section at an index in the given environment; `nil` is an error for a section that
/// has items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
///
/// See [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, @unchecked Sendable {
  let sections: Sections
  private let guarded: Mutex<UICollectionViewCompositionalLayoutConfiguration>
  private let attached = Mutex(Attached())
  private let answers = Mutex(Answers())
  private let solves = Mutex(0)
  private let lists = Mutex<[ListDescription?]>([])

  /// What has been laid out for the host.
  private struct Attached: Sendable {
    var layout: SolvedLayout?
    /// What measures more as it comes into sight.
    var settling: SettlingLayout?
    /// Whether the host has been scrolled since.
    var hasMoved = false
    var error: LayoutError?
    var step = Step.idle
  }

  /// How far laying out has come: subclasses may ask for attributes while they prepare, and get them;
  /// providers and handlers may, while a layout is being made, and get none.
  private enum Step: Sendable {
    case idle
    case preparing
    case solving
  }

  /// Where sections come from. Apple declares providers without `@Sendable`; one solve at a time
  /// calls them.
  enum Sections: @unchecked Sendable {
    case one(NSCollectionLayoutSection)
    case provided(UICollectionViewCompositionalLayoutSectionProvider)
  }

  /// A layout whose sections are all laid out as `section`.
  public init(section: NSCollectionLayoutSection) {
    sections = .one(section.copied)
    guarded = Mutex(UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// A layout whose sections are all laid out as `section`.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .one(section.copied)
    guarded = Mutex(configuration.copied)
    super.init()
  }

  /// A layout that asks `sectionProvider` for each section, once each time it is solved.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    sections = .provided(sectionProvider)
    guarded = Mutex(UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// A layout that asks `sectionProvider` for each section, once each time it is solved.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .provided(sectionProvider)
    guarded = Mutex(configuration.copied)
    super.init()
  }

  /// Layouts are written in code: there is no archive to read one from, and the answer is `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// A copy of what concerns the layout as a whole: changing the copy changes nothing, assigning it
  /// does.
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

  /// What kept the layout from being solved for its host, where something did.
  public var layoutError: LayoutError? {
    _ = layoutForHost
    return attached.withLock { $0.error }
  }

  /// The layout as solved for its host, with what is in sight measured where the host can measure;
  /// `nil` without a host, or with an error.
  public var layoutForHost: SolvedLayout? {
    let state = attached.withLock { $0 }
    guard let host, state.error == nil, state.step != .solving else { return state.layout }
    if let known = state.layout {
      return state.hasMoved ? presentAgain(known, state.settling, for: host) : known
    }
    return Container.$current.withValue(host.layoutContainer) {
      if state.step == .idle {
        attached.withLock { $0.step = .preparing }
        prepare()
        if let known = attached.withLock({ $0.layout }) { return known }
      }
      return keep { () throws(LayoutError) in try solve(for: host) }
    }
  }

  /// How often the layout has been solved for a host; scrolling alone does not solve it.
  public var solveCount: Int { solves.withLock { $0 } }

  private func solve(for host: any CollectionViewLayoutHost) throws(LayoutError) -> Attached {
    solves.withLock { $0 += 1 }
    let container = host.layoutContainer
    guard var measurer = host.contentMeasurer else {
      let solved = try solve(itemCounts: host.itemCounts, in: container)
      return Attached(layout: presented(solved, at: host.scrollPosition(in: solved)))
    }
    let description = try describe(itemCounts: host.itemCounts, in: container)
    let settling = try SettlingLayout(description, in: container)
    return try settled(settling, for: host, measuring: &measurer)
  }

  /// What is in sight measured, which may move the host to where there is more to measure.
  private func settled(
    _ settling: SettlingLayout, for host: any CollectionViewLayoutHost,
    measuring: inout any ContentMeasuring
  ) throws(LayoutError) -> Attached {
    var settling = settling
    var position: ScrollPosition
    repeat {
      position = host.scrollPosition(in: settling.layout)
      try settling.settle(at: position, measuring: &measuring)
    } while position != host.scrollPosition(in: settling.layout)
    return Attached(layout: presented(settling.layout, at: position), settling: settling)
  }

  /// The same frames seen from elsewhere, and what has come into sight measured.
  private func presentAgain(
    _ layout: SolvedLayout, _ settling: SettlingLayout?, for host: any CollectionViewLayoutHost
  ) -> SolvedLayout? {
    Container.$current.withValue(host.layoutContainer) {
      keep { () throws(LayoutError) in
        guard let settling, var measurer = host.contentMeasurer else {
          let position = host.scrollPosition(in: layout)
          return Attached(layout: presented(layout, at: position), settling: settling)
        }
        return try settled(settling, for: host, measuring: &measurer)
      }
    }
  }

  /// Keeps which of its sections are lists: views, which a host is asked for while its layout is being
  /// made, look as their list wants them.
  func keep(lists: [ListDescription?]) {
    self.lists.withLock { $0 = lists }
  }

  /// The list that a section of the host is, by the latest description; `nil` for other sections.
  package func list(ofSection section: Int) -> ListDescription? {
    lists.withLock { $0.indices.contains(section) ? $0[section] : nil }
  }

  /// Keeps what `body` makes, which may ask for attributes on the way.
  private func keep(_ body: () throws(LayoutError) -> Attached) -> SolvedLayout? {
    attached.withLock { $0.step = .solving }
    do throws(LayoutError) {
      let made = try body()
      attached.withLock { $0 = made }
      return made.layout
    } catch {
      attached.withLock { $0 = Attached(error: error) }
      return nil
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attached.withLock { $0 = Attached() }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The layout with what a subclass answers for its elements, where it is not as they were solved.
  ///
  /// - Complexity: O(elements), of subclasses alone; those of more than 10,000 cells are left as they are.
  package func asAnswered(_ layout: SolvedLayout) -> SolvedLayout {
    guard type(of: self) != UICollectionViewCompositionalLayout.self,
      layout.cellCount <= Self.mostAsked
    else { return layout }
    let outer = attached.withLock { state in
      defer { state = Attached(layout: layout, step: .solving) }
      return state
    }
    defer { attached.withLock { $0 = outer } }
    let all = CGRect(origin: .zero, size: layout.contentSize)
    let solved = layout.elements(in: all).map { ($0.identity, ElementChange(attributes($0))) }
    let known = Dictionary(solved) { first, _ in first }
    var result = layout
    var answers: [SolvedElement.Identity: UICollectionViewLayoutAttributes] = [:]
    for attributes in layoutAttributesForElements(in: all) ?? [] {
      guard let identity = result.record(ElementChange(attributes), of: attributes, unless: known)
      else { continue }
      answers[identity] = attributes
    }
    let kept = Answers(attributes: answers)
    self.answers.withLock { $0 = kept }
    return result
  }

  /// What a subclass has answered for an element of the layout that was drawn last.
  package func answer(
    for identity: SolvedElement.Identity
  ) -> UICollectionViewLayoutAttributes? {
    answers.withLock { $0 }.attributes[identity]
  }

  /// Stay on the thread that asks for them.
  struct Answers: @unchecked Sendable {
    var attributes: [SolvedElement.Identity: UICollectionViewLayoutAttributes] = [:]
  }

  static let mostAsked = 10_000

  /// Told by a host that only its scroll position has changed: frames stand, pinned items and handlers
  /// follow, and what comes into sight is measured.
  package func hostHasScrolled() {
    attached.withLock { $0.hasMoved = true }
  }

  /// Whether the size changes, or pinned items or handlers follow the visible bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changes(forBounds: newBounds)
  }

  /// What ``shouldInvalidateLayout(forBoundsChange:)`` answers unless a subclass answers something
  /// else.
  package func changes(forBounds newBounds: CGRect) -> Bool {
    guard let layout = layoutForHost else { return host != nil }
    return newBounds.size != layout.container.size
      || layout.boundaryItems.contains(where: \.isPinned)
      || layout.sections.contains {
        $0.handler != nil || $0.boundaryItems.contains(where: \.isPinned)
      }
  }

  /// Points. Complexity: O(1), once it is solved.
  open override var collectionViewContentSize: CGSize { layoutForHost?.contentSize ?? .zero }

  /// What lies in a rectangle, in points of the content.
  ///
  /// - Complexity: O(sections + log groups + what is in the groups that meet it), once it is solved.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    layoutForHost?.elements(in: rect).map(attributes)
  }

  /// Where the cell at an index lies, in points of the content; `nil` where there is none.
  ///
  /// - Complexity: O(log groups), once it is solved.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return layoutForHost?.cell(indexPath[1], inSection: indexPath[0])
      .map(attributes)
  }

  /// Where a supplementary view lies, in points of the content; boundary items of the layout itself have
  /// the item `NSIntegerMax`. `nil` where there is none.
  ///
  /// - Complexity: O(log groups), once it is solved.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return layoutForHost?
      .supplementary(ofKind: elementKind, indexPath[1], inSection: indexPath[0])
      .map(attributes)
  }

  /// Where a background lies, in points of the content; `nil` where there is none.
  ///
  /// - Complexity: O(backgrounds of the section), once it is solved.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return layoutForHost?.decoration(ofKind: elementKind, indexPath[1], inSection: indexPath[0])
      .map(attributes)
  }
}
