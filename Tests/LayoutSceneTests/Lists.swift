import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene

// Short notations for lists in tests.

typealias ListConfiguration = UICollectionLayoutListConfiguration

let listHeader = "UICollectionElementKindSectionHeader"
let listFooter = "UICollectionElementKindSectionFooter"

/// Measures text in a font of square letters that may be broken between any two of them.
struct SquareLetters: TextMeasuring {
  func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    let (letter, count) = (paragraph.font.size, paragraph.string.count)
    let most = width.map { max(Int($0 / letter), 1) } ?? count
    return TextExtent(
      width: CGFloat(min(most, count)) * letter, lines: (count + most - 1) / max(most, 1))
  }
}

/// A measured layout, the number of measurements, and the text sizes that cells share.
typealias Measured = (layout: SolvedLayout, count: Int, textSizes: SharedTextSizes)

func measured(
  _ content: Content, _ layout: UICollectionViewCompositionalLayout, in container: Container,
  textSize: UIContentSizeCategory = .large, theme: Theme = .wireframe
) throws -> Measured {
  var options = SceneOptions(name: "figure", theme: theme)
  options.textSize = textSize
  let description = try layout.describe(
    itemCounts: content.sections.map(\.items.count), in: container)
  var measurer = ContentMeasurer(
    content, of: description, in: container, options: options, scale: 2, text: SquareLetters())
  let solved = try solve(description, in: container, measuring: &measurer)
  return (solved, measurer.measureCount, measurer.textSizes)
}

/// A list of sections, solved and drawn.
struct List {
  var configuration: ListConfiguration
  var content: Content
  var width: CGFloat = 320
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var safeArea = NSDirectionalEdgeInsets.zero
  var textSize = UIContentSizeCategory.large
  var compatibility = Compatibility.ios26
  /// The leading and trailing insets of sections in points; `nil` uses the list's insets.
  var sides: CGFloat?
  /// The number of sections before the list that are not lists.
  var cardsBefore = 0

  init(
    _ appearance: ListConfiguration.Appearance, _ rows: [[ElementContent]],
    headers: ListConfiguration.HeaderMode = .none, footers: ListConfiguration.FooterMode = .none
  ) {
    configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = headers
    configuration.footerMode = footers
    content = Content.withTemplates(
      sections: rows.map {
        SectionContent(
          items: .rows($0), boundary: [listHeader: titled("Header"), listFooter: titled("Footer")])
      })
  }

  var container: Container {
    var container = Container(width: width, height: 480)
    container.traits.layoutDirection = direction
    container.safeArea = safeArea
    container.compatibility = compatibility
    return container
  }

  var layout: UICollectionViewCompositionalLayout {
    let (list, before, sides) = (configuration, cardsBefore, sides)
    return UICollectionViewCompositionalLayout { index, environment in
      guard index < before else {
        let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        if let sides {
          (section.contentInsets.leading, section.contentInsets.trailing) = (sides, sides)
        }
        return section
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
  }

  func solved() throws -> SolvedLayout {
    try measured(content, layout, in: container, textSize: textSize).layout
  }

  func scene(
    theme: Theme = .system, appearance: Appearance = .light, scroll: CGFloat? = nil,
    background: ColorReference? = nil
  ) throws -> Scene {
    var layout = try solved()
    layout.scroll.page.y = scroll ?? 0
    var options = SceneOptions(
      name: "list", theme: theme, appearance: appearance, background: background,
      viewport: scroll.map { box(0, $0, width, 480) })
    options.textSize = textSize
    return SceneBuilder.scene(
      of: layout, content: content, options: options, measuring: SquareLetters())
  }
}

/// A row with a title and other fields.
func titled(_ title: String, _ fields: [String: String] = [:]) -> ElementContent {
  ElementContent(fields: fields.merging(["title": title]) { $1 })
}

extension Scene {
  /// The elements of a kind from bottom to top; cells for `nil`.
  func all(_ kind: String?) -> [SceneElement] { elements.filter { $0.identity.kind == kind } }

  /// The shapes of an element.
  func shapes(of element: SceneElement) -> [Shape] {
    element.definition.map { definitions[$0].shapes } ?? []
  }
}
