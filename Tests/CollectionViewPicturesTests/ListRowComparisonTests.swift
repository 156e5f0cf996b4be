import CairoRenderer
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import Testing
import UIKitViews

@testable import CellContent
@testable import CollectionViewPictures

/// Rows, headers and footers of specs have the frames and the pictures of those of UIKit, because both
/// take all numbers from one table (R108).
@MainActor struct ListRowComparisonTests {
  private nonisolated static let sizes = DynamicTypeStyle.categories

  @Test(
    arguments: ListAppearance.allCases,
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `rows look alike in every appearance`(
    _ appearance: ListAppearance, direction: UITraitEnvironmentLayoutDirection
  ) throws {
    try compare(appearance, direction, .large)
  }

  @Test(arguments: sizes, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `rows look alike at every text size`(
    _ size: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection
  ) throws {
    try compare(.insetGrouped, direction, size)
  }

  @Test(arguments: [Compatibility.ios18, .ios26], [1, 2, 3] as [CGFloat])
  func `rows look alike in every system`(_ system: Compatibility, scale: CGFloat) throws {
    try compare(.insetGrouped, .leftToRight, .large, system, scale: scale)
  }

  /// Every accessory is compared alone, beside a value, and beside two lines.
  @Test func `no kind of row is left out`() {
    let rows = ComparedRow.all
    for word in AccessoryWord.allCases {
      let own = rows.filter { $0.word == word }
      #expect(Set(own.map(\.labels)) == Set(ComparedRow.Labels.allCases), "\(word)")
    }
    #expect(Set(rows.map(\.picture)) == Set(ComparedRow.Picture.allCases))
  }

  /// UIKit has no badges for rows: a view of the same size takes their place.
  @Test(arguments: sizes) func `labels beside badges have the same frames`(
    _ size: UIContentSizeCategory
  ) throws {
    let rows = ComparedRow.all.filter { $0.word == .badge }
    let (ours, theirs) = try scenes(rows, .insetGrouped, .leftToRight, size, .ios26, scale: 2)
    for (one, two) in zip(ours.cells, theirs.cells) {
      let labels = one.texts.filter { $0.paragraphs.first?.role != "badge" }
      // A label of UIKit beside a value is as wide as its text.
      for (label, view) in zip(labels.map(\.box), two.texts.map(\.box)) {
        #expect(label.origin == view.origin && label.height == view.height)
        #expect(label.width >= view.width)
      }
      #expect(labels.count == two.texts.count)
    }
  }

  private func scenes(
    _ rows: [ComparedRow], _ appearance: ListAppearance,
    _ direction: UITraitEnvironmentLayoutDirection, _ size: UIContentSizeCategory,
    _ system: Compatibility, scale: CGFloat
  ) throws -> (ours: Scene, theirs: Scene) {
    var screen = Container(width: 375, height: 667, scale: scale)
    screen.traits.layoutDirection = direction
    screen.traits.preferredContentSizeCategory = size
    screen.compatibility = system
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
    let list = UICollectionViewCompositionalLayout.list(using: configuration)
    let ours = try ComparedList.specScene(list, rows, screen)
    let theirs = try Container.$current.withValue(screen) { try ComparedList(list, rows).scene() }
    #expect(frames(ours) == frames(theirs))
    return (ours, theirs)
  }

  /// The frames of all elements but cards: a view with a background of its own has none.
  private func frames(_ scene: Scene) -> [SolvedElement.Identity: CGRect] {
    let shown = scene.elements.filter { $0.identity.kind != ListKind.card }
    return Dictionary(shown.map { ($0.identity, $0.frame) }) { $1 }
  }

  private func compare(
    _ appearance: ListAppearance, _ direction: UITraitEnvironmentLayoutDirection,
    _ size: UIContentSizeCategory, _ system: Compatibility = .ios26, scale: CGFloat = 2
  ) throws {
    let rows = ComparedRow.all.filter { $0.word != .badge }
    let (ours, theirs) = try scenes(rows, appearance, direction, size, system, scale: scale)
    let views = Dictionary(theirs.elements.map { ($0.identity, $0) }) { $1 }
    var compared = 0
    for element in ours.elements where element.identity.kind != ListKind.card {
      guard let view = views[element.identity] else { continue }
      compared += 1
      let pictures = try [(element, ours), (view, theirs)].map { element, scene in
        var (alone, shown) = (scene, element)
        alone.size = element.frame.size
        shown.frame.origin = .zero
        alone.groups = [SceneGroup(section: 0, name: "", elements: [shown])]
        return try CairoRenderer.png(alone, scale: scale)
      }
      let identity = element.identity
      let name = identity.category == .cell ? "\(rows[identity.item])" : identity.kind ?? ""
      if pictures[0] != pictures[1] { Issue.record("different: \(name)") }
    }
    // The header and the footer as well.
    #expect(compared >= rows.count + 2)
  }
}

/// A row that is drawn both ways.
private struct ComparedRow: Hashable {
  enum Labels: CaseIterable { case title, subtitle, value }
  enum Picture: CaseIterable { case none, symbol, icon, avatar }

  var word = AccessoryWord.none
  var labels = Labels.title
  var picture = Picture.none
  /// Digits have no initials, which avatars in specs show.
  var title = "12"

  static let all: [ComparedRow] =
    AccessoryWord.allCases.flatMap { word in
      Labels.allCases.map { ComparedRow(word: word, labels: $0) }
    }
    + Picture.allCases.flatMap { picture in
      Labels.allCases.map { ComparedRow(labels: $0, picture: picture) }
    }
    + Labels.allCases.map {
      ComparedRow(word: .disclosure, labels: $0, title: "A title that needs more than one line")
    }

  private var second: String? { labels == .title ? nil : "Second" }

  private var pictureName: String? {
    switch picture {
    case .none: nil
    case .symbol: "star"
    case .icon: "icon-bell"
    case .avatar: "avatar-1"
    }
  }

  var data: ElementContent {
    var fields = ["title": title, "accessory": word.rawValue, "badge": "3"]
    fields[labels == .value ? "detail" : "subtitle"] = second
    fields["image"] = pictureName
    return ElementContent(fields: fields)
  }

  @MainActor func fill(_ cell: StatefulCell) {
    var content: UIListContentConfiguration =
      switch labels {
      case .title: .cell()
      case .subtitle: .subtitleCell()
      case .value: .valueCell()
      }
    (content.text, content.secondaryText) = (title, second)
    if let pictureName {
      let side: CGFloat = labels == .subtitle ? 44 : 30
      let scale = UIFontMetrics(forTextStyle: .body).scaledValue(for: 30) / 30
      switch picture {
      case .none: break
      case .symbol: content.image = UIImage(systemName: pictureName)
      case .avatar:
        content.image = UIImage(named: pictureName)
        content.imageProperties.maximumSize = CGSize(width: side, height: side)
      case .icon:
        content.image = UIImage(named: pictureName)
        let side = (30 * min(scale, 1.5) * 2).rounded() / 2
        content.imageProperties.maximumSize = CGSize(width: side, height: side)
      }
    }
    cell.contentConfiguration = content
    cell.isOpen = word == .expanded
    cell.isSelected = word == .selected
    // Selected rows are not gray in specs.
    cell.backgroundConfiguration = .clear()
    cell.accessories = accessory.map { [$0] } ?? []
  }

  @MainActor private var accessory: UICellAccessory? {
    switch word {
    case .none: nil
    case .disclosure: .disclosureIndicator()
    case .expanded, .collapsed: .outlineDisclosure()
    case .checkmark: .checkmark()
    case .toggle, .switchOff:
      .customView(configuration: .init(customView: toggle, placement: .trailing()))
    case .detail: .detail()
    case .delete: .delete(displayed: .always)
    case .insert: .insert(displayed: .always)
    // In a sidebar, UIKit's selected rows are white.
    case .multiselect: .multiselect(displayed: .always)
    case .selected: .multiselect(displayed: .always, options: .init(tintColor: .tintColor))
    case .reorder: .reorder(displayed: .always)
    case .badge: .customView(configuration: .init(customView: badge, placement: .trailing()))
    }
  }

  @MainActor private var toggle: UISwitch {
    let view = UISwitch()
    view.isOn = word == .toggle
    return view
  }

  @MainActor private var badge: UIView {
    let side = UICellAccessory.metrics.accessories.badge
    return UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }
}

/// A cell whose outline a test opens.
private final class StatefulCell: UICollectionViewListCell {
  var isOpen = false

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isOpen
    return state
  }
}

/// A list with a header and a footer, in UIKit and as a spec has it.
@MainActor private struct ComparedList {
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init(_ layout: UICollectionViewCompositionalLayout, _ rows: [ComparedRow]) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<StatefulCell, Int> { cell, _, item in
      rows[item].fill(cell)
    }
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let bars = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    .map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        bar, _, _ in
        var content = bar.defaultContentConfiguration()
        content.text = "Bar"
        bar.contentConfiguration = content
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return view.dequeueConfiguredReusableSupplementary(using: bars[isHeader ? 0 : 1], for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(rows.indices))
    source.apply(snapshot)
  }

  func scene() throws -> Scene { try view.scene() }

  static func specScene(
    _ list: UICollectionViewCompositionalLayout, _ rows: [ComparedRow], _ screen: Container
  ) throws -> Scene {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let bar = ElementContent(fields: ["title": "Bar"])
    let content = Content(sections: [
      SectionContent(
        items: .rows(rows.map(\.data)),
        boundary: Dictionary(uniqueKeysWithValues: kinds.map { ($0, bar) }))
    ])
    let description = try list.describe(itemCounts: [rows.count], in: screen)
    var options = SceneOptions(name: "view", theme: .system)
    options.textSize = screen.traits.preferredContentSizeCategory
    options.scale = screen.traits.displayScale
    var measurer = ContentMeasurer(
      content, of: description, in: screen, options: options,
      scale: screen.traits.displayScale, text: TextMeasurer())
    let solved = try solve(description, in: screen, measuring: &measurer)
    return SceneBuilder.scene(
      of: solved, content: content, options: options, measuring: TextMeasurer())
  }
}
