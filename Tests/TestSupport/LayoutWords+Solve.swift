public import CompositionalLayout
public import Foundation

/// A container and a layout configuration. The defaults are 320 x 480 points at a scale of 2, vertical
/// scrolling and left-to-right layout.
public struct Setting: Sendable {
  public var width: CGFloat = 320
  public var height: CGFloat = 480
  public var scale: CGFloat = 2
  public var scroll = UICollectionViewScrollDirection.vertical
  /// The spacing between sections, in points.
  public var gap: CGFloat = 0
  public var bars: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var compatibility = Compatibility.ios16
  public var reference: UIContentInsetsReference?
  public var direction = UITraitEnvironmentLayoutDirection.leftToRight
  public var safeArea = NSDirectionalEdgeInsets.zero
  public var margins = NSDirectionalEdgeInsets.zero
  public var contentInset = NSDirectionalEdgeInsets.zero
  public var readableWidth: CGFloat = 672

  public init(
    width: CGFloat = 320, height: CGFloat = 480, scale: CGFloat = 2,
    scroll: UICollectionViewScrollDirection = .vertical, gap: CGFloat = 0,
    bars: [NSCollectionLayoutBoundarySupplementaryItem] = [],
    compatibility: Compatibility = .ios16, reference: UIContentInsetsReference? = nil,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    safeArea: NSDirectionalEdgeInsets = .zero, margins: NSDirectionalEdgeInsets = .zero,
    contentInset: NSDirectionalEdgeInsets = .zero
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.scroll = scroll
    self.gap = gap
    self.bars = bars
    self.compatibility = compatibility
    self.reference = reference
    self.direction = direction
    self.safeArea = safeArea
    self.margins = margins
    self.contentInset = contentInset
  }

  public var container: Container {
    var container = Container(width: width, height: height, scale: scale)
    container.traits.layoutDirection = direction
    container.safeArea = safeArea
    container.layoutMargins = margins
    container.contentInset = contentInset
    container.readableWidth = readableWidth
    return container
  }

  public var configuration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scroll
    configuration.interSectionSpacing = gap
    configuration.boundarySupplementaryItems = bars
    configuration.compatibility = compatibility
    if let reference { configuration.contentInsetsReference = reference }
    return configuration
  }
}

/// Solves a layout of sections with the given item counts.
public func solve(
  _ sections: [NSCollectionLayoutSection], items: [Int], in setting: Setting = Setting(),
  measuring: inout some ContentMeasuring
) throws(LayoutError) -> SolvedLayout {
  let layout = UICollectionViewCompositionalLayout(
    sectionProvider: { index, _ in sections[min(index, sections.count - 1)] },
    configuration: setting.configuration)
  return try layout.solve(
    itemCounts: items, in: setting.container, measuring: &measuring)
}

/// Solves a layout of sections with the given item counts, without measuring estimated lengths.
public func solve(
  _ sections: [NSCollectionLayoutSection], items: [Int], in setting: Setting = Setting()
) throws(LayoutError) -> SolvedLayout {
  var measuring = EstimatesOnly()
  return try solve(sections, items: items, in: setting, measuring: &measuring)
}

/// Solves a layout that repeats a section once for each item count.
public func solve(
  _ section: NSCollectionLayoutSection, items: Int..., in setting: Setting = Setting()
) throws(LayoutError) -> SolvedLayout {
  try solve([section], items: items, in: setting)
}

/// Solves a layout of one section with the given group.
public func solve(
  _ group: NSCollectionLayoutGroup, items: Int, in setting: Setting = Setting()
) throws(LayoutError) -> SolvedLayout {
  try solve([NSCollectionLayoutSection(group: group)], items: [items], in: setting)
}

/// Measures content with sizes chosen by a test, and records each request.
public struct Squares: ContentMeasuring {
  private let answer: (SolvedElement.Identity, MeasureProposal) -> CGSize?

  /// The measured elements, in order.
  public private(set) var asked: [SolvedElement.Identity] = []
  /// The proposals, in order.
  public private(set) var proposals: [MeasureProposal] = []

  public init(_ answer: @escaping (SolvedElement.Identity, MeasureProposal) -> CGSize?) {
    self.answer = answer
  }

  /// Creates content with the heights of the cells of the first section; `nil` for a cell without a
  /// preferred height.
  public init(heights: [CGFloat?]) {
    self.init { element, proposal in
      guard element.category == .cell, let height = heights[element.item] else { return nil }
      return CGSize(width: proposal.estimate.width, height: height)
    }
  }

  /// Creates content with the widths of the cells of the first section.
  public init(widths: [CGFloat]) {
    self.init { element, proposal in
      CGSize(width: widths[element.item], height: proposal.estimate.height)
    }
  }

  public mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    asked.append(element)
    proposals.append(proposal)
    return answer(element, proposal)
  }
}
