import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// Fills the elements of a layout with their content: the stage between the layout and its scene.
///
/// Measuring asks it for sizes, drawing for shapes and texts, records and lints for parts. The text
/// sizes that cells share are found while they are measured, and reach the picture through the layout.
/// Equal cells of equal size are drawn once.
struct CellFiller {
  private let source: CellSource
  private let ruler: WordRuler?
  private let textSize: UIContentSizeCategory
  private(set) var contents: ContentCache
  private var styles: ResolvedStyleCache
  private var icons: IconColors
  /// The text sizes that are known.
  private(set) var textSizes: SharedTextSizes
  private var arrangements: [Drawn: Arrangement] = [:]
  /// The most arrangements that are kept: most cells of a long section may differ.
  private static let maximumCount = 1024

  /// Everything that the shapes and texts of a cell depend on.
  private struct Drawn: Hashable {
    var cell: ComposedCell
    var size: CGSize
    var corners: CornerRadii?
    var hasSeams: Bool

    func hash(into hasher: inout Hasher) { hasher.combine(cell) }
  }

  /// Creates a filler.
  ///
  /// - Parameter ruler: Measures words. Without it, the sizes of parts are estimated, and large text
  ///   is not reduced.
  init(_ content: Content, _ options: SceneOptions, measuring ruler: WordRuler?) {
    self.ruler = ruler
    textSizes = options.textSizes
    textSize = options.textSize
    source = CellSource(content, options.layoutDirection, measuring: ruler)
    contents = ContentCache(content)
    icons = IconColors(content)
    styles = ResolvedStyleCache(content, options.styleContext)
  }

  /// Resolves the styles of all that follows in another context, such as the appearance of bars.
  mutating func resolveStyles(of content: Content, in context: StyleContext) {
    styles = ResolvedStyleCache(content, context)
  }

  mutating func data(of element: SolvedElement) -> ElementContent { contents[element] }

  /// The style of an element at the preferred text size.
  mutating func style(of filling: Filling) -> ResolvedStyle { styles[filling.key] }

  /// The content of an element at a text size; `nil` if it has none.
  private mutating func cell(
    _ filling: Filling, at size: UIContentSizeCategory
  ) -> ComposedCell? {
    let cell = ComposedCell(
      filling.element, filling.data, filling.fields,
      style: styles[size == textSize ? filling.key : filling.key.at(size)], at: filling.place,
      from: source)
    if let cell, let template = cell.iconTemplate {
      cell.iconColor = icons.color(of: filling.element, template, contents: &contents)
    }
    return cell
  }
}

// MARK: - Drawing

extension CellFiller {
  /// The content of an element above its box, at the largest text size at which it fits.
  mutating func arrangement(of filling: Filling) -> Arrangement {
    cell(of: filling).map { arrangement(of: $0, filling) } ?? Arrangement()
  }

  private mutating func arrangement(of cell: ComposedCell, _ filling: Filling) -> Arrangement {
    let drawn = Drawn(
      cell: cell, size: filling.element.frame.size, corners: filling.corners,
      hasSeams: filling.hasSeams)
    if let known = arrangements[drawn] { return known }
    let arrangement = SolvedCell(cell, in: drawn.size)
      .arrangement(corners: drawn.corners, hasSeams: drawn.hasSeams)
    if arrangements.count == Self.maximumCount { arrangements.removeAll(keepingCapacity: true) }
    arrangements[drawn] = arrangement
    return arrangement
  }

  /// The parts of an element; `nil` if it shows none.
  mutating func solvedCell(of filling: Filling) -> SolvedCell? {
    cell(of: filling).map { SolvedCell($0, in: filling.element.frame.size) }
  }

  /// The parts of an element that shows a composition of the user's; `nil` for others.
  mutating func composedCell(of filling: Filling) -> SolvedCell? {
    guard filling.data.isComposed else { return nil }
    return solvedCell(of: filling).flatMap { $0.cell.isOwnComposition ? $0 : nil }
  }

  /// The distance in points by which the labels of a list's row are moved inward; `nil` for other
  /// elements.
  mutating func labelShift(of filling: Filling) -> CGFloat? { cell(of: filling)?.labelShift }

  /// The content of an element at the text size at which it is drawn.
  mutating func cell(of filling: Filling) -> ComposedCell? {
    LargeText.make(upTo: sharedSize(of: filling), measuring: ruler) {
      cell(filling, at: $0)
    } showing: {
      $0.map { arrangement(of: $0, filling) } ?? Arrangement()
    }
  }
}

// MARK: - Measuring

extension CellFiller {
  /// The size of an element that measures itself, in points; `nil` if it keeps its estimated size.
  mutating func size(of filling: Filling, in proposal: MeasureProposal) -> CGSize? {
    let made = LargeText.make(upTo: sharedSize(of: filling), measuring: ruler) {
      cell(filling, at: $0)
    } showing: {
      $0.map {
        unlimited(
          $0, width: proposal.width, height: $0.isTemplate ? proposal.height : nil,
          estimate: proposal.estimate)
      } ?? Arrangement()
    }
    guard let made, made.hasOwnSize else { return nil }
    return made.size(
      width: proposal.width, height: proposal.height, estimate: proposal.estimate)
  }

  /// The arrangement of a cell with unlimited height.
  ///
  /// - Parameter height: The height in points if the width follows from the content.
  private func unlimited(
    _ cell: ComposedCell, width: CGFloat?, height: CGFloat? = nil, estimate: CGSize
  ) -> Arrangement {
    let size = cell.size(
      width: width, height: width == nil ? height : nil, estimate: estimate)
    return SolvedCell(cell, in: size).arrangement()
  }
}

// MARK: - Shared text sizes

extension CellFiller {
  /// The largest text size of an element that is known to fit in all cells that share it.
  func sharedSize(of filling: Filling) -> UIContentSizeCategory {
    guard textSize.isLargerThanDefault, filling.sharesTextSize else { return textSize }
    return textSizes[SharedTextSizes.Key(filling)] ?? textSize
  }

  /// Whether texts may be too large for their cells.
  var reducesTexts: Bool { ruler != nil && textSize.isLargerThanDefault }

  /// Whether the text size of all similar cells is not known yet.
  func seeksTextSize(of filling: Filling) -> Bool {
    reducesTexts && filling.sharesTextSize && textSizes[SharedTextSizes.Key(filling)] == nil
  }

  /// Finds the largest text size that fits in all of some cells that share the text size of one.
  mutating func shareTextSize(of filling: Filling, among cells: [Filling]) {
    struct Shown: Hashable { let data: ElementContent, size: CGSize }
    let key = SharedTextSizes.Key(filling)
    var seen: Set<Shown> = []
    textSizes[key] = cells.reduce(textSize) { largest, cell in
      let shown = Shown(data: cell.data, size: cell.element.frame.size)
      guard SharedTextSizes.Key(cell) == key, seen.insert(shown).inserted else { return largest }
      return size(fitting: cell, upTo: largest)
    }
  }

  private mutating func size(
    fitting filling: Filling, upTo largest: UIContentSizeCategory
  ) -> UIContentSizeCategory {
    let (frame, fit) = (filling.element.frame.size, filling.element.fit)
    return LargeText.make(upTo: largest, measuring: ruler) {
      $0
    } showing: { size in
      guard let cell = cell(filling, at: size) else { return Arrangement() }
      // The frame of a cell that is far away may still be estimated.
      return fit.height && !fit.width
        ? unlimited(cell, width: frame.width, estimate: frame)
        : arrangement(of: cell, filling)
    }
  }
}
