internal import Basics
internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import SpecSource

/// The cells, the sample data and the data source of a spec whose items show compositions.
struct CellExport {
  /// The declarations inside of the layout's type.
  private(set) var lines: [String] = []
  /// Extensions at the end of the file.
  private(set) var extensions: [String] = []
  private(set) var notes: [String] = []

  /// A class of cells: a composition in a style.
  private struct CellClass: Hashable {
    var style: String?
    var composition: String
    var isInList: Bool
    /// The start of the names of its types.
    var name = ""
    var caseName: String { SwiftNames.name(of: name) }
  }

  /// Generates the cells of a spec.
  ///
  /// - Parameters:
  ///   - expressions: Expressions whose vars are known.
  ///   - typeName: The name of the layout's type.
  ///   - isFixed: Whether all sections exist in every environment.
  init(_ spec: FileSpec, _ expressions: SwiftExpressions, typeName: String, isFixed: Bool) {
    var reader = spec.reader(for: spec.firstContainer)
    let items = reader.composedItems(spec.root)
    guard items.joined().contains(where: { $0 != nil }) else { return }
    let sections = (spec.root["sections"]?.elements ?? []).map { reader.using($0) ?? $0 }
    let lists = sections.map { $0["list"] != nil }
    var classes: [CellClass] = []
    var samples: [CellClass: [ComposedItem]] = [:]
    var rows: [[(key: CellClass, item: ComposedItem)?]] = []
    for (index, section) in items.enumerated() {
      rows.append(
        section.map { item in
          guard let item else { return nil }
          var key = CellClass(
            style: item.style, composition: item.composition,
            isInList: lists[safely: index] ?? false)
          key.name = Self.name(of: key, among: classes)
          if !classes.contains(key) { classes.append(key) }
          samples[key, default: []].append(item)
          return (key, item)
        })
    }
    var helpers: Set<CellHelper> = []
    var fields: [CellClass: CellFields] = [:]
    for key in classes {
      var cell = Self.code(of: key, samples[key] ?? [], reader, expressions, typeName)
      // The second time, the types of all fields are known.
      let known = cell.code.fields
      cell = Self.code(of: key, samples[key] ?? [], reader, expressions, typeName, known)
      fields[key] = cell.code.fields
      helpers.formUnion(cell.code.helpers)
      notes += cell.code.notes.map { "\(key.name)Cell: \($0)" }
      lines += [""] + cell.code.fields.declaration + [""] + cell.lines
    }
    lines += [""] + data(rows, fields, &reader)
    lines +=
      [""]
      + Self.source(
        classes, rows, titles: Self.titles(sections), typeName)
    for helper in CellHelper.allCases where helpers.contains(helper) {
      lines += [""] + helper.lines
    }
    if lines.contains(where: { $0.contains("UIFont.preferredFont(.") }) {
      extensions = ["", CellHelper.fontExtension]
    }
    lines = lines.flatMap { CellLine.wrapped($0) }
    if rows.joined().contains(where: { $0 == nil }) {
      notes.append("items that show templates have empty cells in Swift")
    }
    if items.contains(where: { $0.count >= Reader.maximumSamples }) {
      notes.append("the sample data has at most \(Reader.maximumSamples) items of a section")
    }
    if !isFixed {
      notes.append("the data source has the items of all sections, also of those with conditions")
    }
  }

  private static func name(of key: CellClass, among others: [CellClass]) -> String {
    let wanted = key.style ?? key.composition.split(separator: ".").last.map(String.init) ?? "cell"
    let isNamed = key.style != nil || key.composition.hasPrefix("contents.")
    let base = isNamed ? SwiftNames.name(of: wanted, isType: true) : "Composed"
    var (name, number) = (base, 2)
    while others.contains(where: { other in
      var same = key
      same.name = other.name
      return other.name == name && other != same
    }) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  // MARK: Cells

  private static func code(
    of key: CellClass, _ samples: [ComposedItem], _ reader: Reader,
    _ expressions: SwiftExpressions, _ typeName: String, _ known: CellFields? = nil
  ) -> (code: CellCode, lines: [String]) {
    var code = CellCode(
      reader, known ?? CellFields(name: key.name + "Item"), samples, owner: typeName, expressions)
    let style = key.style.map { reader.properties(ofStyle: $0) } ?? Style()
    var ink = CellCode.Ink()
    if let color = style.color {
      ink.text = CellValues.color(color)
      ink.tint = ink.text
    }
    ink.secondary = "\(ink.text).withAlphaComponent(0.66)"
    if let tint = style.tintColor { ink.tint = CellValues.color(tint) }
    ink.font = style.font
    ink.roles = style.roles
    ink.alignment = style.textAlignment
    let node = reader.composition(key.composition)
    let root = node.map { code.root($0, ink, padding: style.padding) } ?? "UIView()"
    code.cellLook(style, isInList: key.isInList)
    code.setup += [
      "\(root).translatesAutoresizingMaskIntoConstraints = false",
      "contentView.addSubview(\(root))",
      "NSLayoutConstraint.activate([",
      "  \(root).leadingAnchor.constraint(equalTo: contentView.leadingAnchor),",
      "  \(root).trailingAnchor.constraint(equalTo: contentView.trailingAnchor),",
      "  \(root).topAnchor.constraint(equalTo: contentView.topAnchor),",
      "  \(root).bottomAnchor.constraint(equalTo: contentView.bottomAnchor),",
      "])",
    ]
    code.setup += code.later
    return (code, declaration(key, code))
  }

  private static func declaration(_ key: CellClass, _ code: CellCode) -> [String] {
    let base = key.isInList ? "UICollectionViewListCell" : "UICollectionViewCell"
    var lines = code.notes.isEmpty ? [] : ["  // This cell is not complete:"]
    lines += code.notes.map { "  // - \($0)." }
    lines.append("  final class \(key.name)Cell: \(base) {")
    for (name, call) in code.views {
      let isList = call == "[UIView]()"
      lines.append(
        "    private " + (isList ? "var \(name): [UIView] = []" : "let \(name) = \(call)"))
    }
    for (name, call) in code.lengthNames { lines.append("    private lazy var \(name) = \(call)") }
    if code.hasCapsules { lines.append("    private var capsules: [UIView] = []") }
    if !code.fitting.isEmpty { lines.append("    private var item: \(code.fields.name)?") }
    lines += ["", "    override init(frame: CGRect) {", "      super.init(frame: frame)"]
    lines += code.setup.map { "      " + $0 } + ["    }"]
    lines += ["", "    required init?(coder: NSCoder) { nil }"]
    lines += ["", "    func configure(with item: \(code.fields.name)) {"]
    if !code.fitting.isEmpty { lines.append("      self.item = item") }
    lines += code.update.map { "      " + $0 } + ["    }"]
    lines += sizing(code)
    for function in code.functions { lines += [""] + function.map { "    " + $0 } }
    return lines + ["  }"]
  }

  /// The methods that adapt views to the size of the cell.
  private static func sizing(_ code: CellCode) -> [String] {
    var lines: [String] = []
    if !code.fitting.isEmpty {
      lines += [
        "", "    /// Computes the lengths that depend on the size of the cell.",
        "    private func fit() {",
        code.fitting.contains { $0.contains("item.") }
          ? "      guard let item else { return }" : "      guard item != nil else { return }",
      ]
      let hides = code.fitting.contains { $0.contains(".isHidden = ") }
      let closing = hides ? code.update.filter { $0.contains(".close(") } : []
      lines += (code.fitting + closing).map { "      " + $0 } + ["    }"]
      lines += [
        "", "    override func updateConstraints() {", "      fit()",
        "      super.updateConstraints()", "    }",
      ]
    }
    guard code.hasCapsules || !code.fitting.isEmpty else { return lines }
    lines += ["", "    override func layoutSubviews() {"]
    if !code.fitting.isEmpty { lines.append("      fit()") }
    lines.append("      super.layoutSubviews()")
    if code.hasCapsules {
      lines += [
        "      contentView.layoutIfNeeded()", "      for view in capsules {",
        "        view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 2",
        "      }",
      ]
    }
    return lines + ["    }"]
  }

  // MARK: Data

  private func data(
    _ rows: [[(key: CellClass, item: ComposedItem)?]], _ fields: [CellClass: CellFields],
    _ reader: inout Reader
  ) -> [String] {
    var lines = ["  /// What a cell shows.", "  enum Item {"]
    for key in fields.keys.sorted(by: { $0.name < $1.name }) {
      lines.append("    case \(SwiftNames.escaped(key.caseName))(\(key.name)Item)")
    }
    let hasOthers = rows.joined().contains { $0 == nil }
    if hasOthers {
      lines += ["    /// The content of a template, which is left out.", "    case empty"]
    }
    lines += ["  }", "", "  /// The items of the sections."]
    lines.append("  static let sampleItems: [[Item]] = [")
    for section in rows {
      let end = rows.count > 1 ? "]," : "]"
      guard !section.isEmpty else {
        lines.append("    [" + end)
        continue
      }
      lines.append("    [")
      // As formatters ask, the only element of an array has no comma.
      let comma = section.count > 1 ? "," : ""
      for row in section {
        guard let row else {
          lines.append("      .empty" + comma)
          continue
        }
        let sample = fields[row.key]?.sample(row.item, &reader) ?? ""
        lines.append("      .\(row.key.caseName)(\(sample))" + comma)
      }
      lines.append("    " + end)
    }
    return lines + ["  ]"]
  }

  /// The titles of headers and footers by section and kind.
  private static func titles(_ sections: [SourceNode]) -> [[(kind: String, title: String)]] {
    sections.map { section in
      ["header", "footer"].compactMap { kind in
        guard let node = section[kind] else { return nil }
        let title = node["title"].flatMap { $0.mentionedNames.isEmpty ? $0.text : nil } ?? ""
        let isList = section["list"] != nil
        let name =
          isList
          ? "UICollectionView.elementKindSection\(kind == "header" ? "Header" : "Footer")"
          : (node["elementKind"]?.text ?? kind).swiftLiteral
        return (name, title.swiftLiteral)
      }
    }
  }

  private static func source(
    _ classes: [CellClass], _ rows: [[(key: CellClass, item: ComposedItem)?]],
    titles: [[(kind: String, title: String)]], _ typeName: String
  ) -> [String] {
    var lines = [
      "  /// Shows items in the cells of this layout.",
      "  @MainActor final class DataSource: NSObject, UICollectionViewDataSource {",
      "    var items = \(typeName).sampleItems",
    ]
    for key in classes {
      lines += [
        "    private let \(key.caseName)Cells =",
        "      UICollectionView.CellRegistration<\(key.name)Cell, \(key.name)Item> { cell, _, item in",
        "        cell.configure(with: item)", "      }",
      ]
    }
    if rows.joined().contains(where: { $0 == nil }) {
      lines += [
        "    private let emptyCells = UICollectionView.CellRegistration<UICollectionViewCell, Int> {",
        "      _, _, _ in", "    }",
      ]
    }
    lines += [
      "", "    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }",
      "",
      "    func collectionView(",
      "      _ collectionView: UICollectionView, numberOfItemsInSection section: Int",
      "    ) -> Int { items[section].count }", "",
      "    func collectionView(",
      "      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath",
      "    ) -> UICollectionViewCell {",
      "      switch items[indexPath.section][indexPath.item] {",
    ]
    for key in classes {
      lines += [
        "      case .\(key.caseName)(let item):",
        "        collectionView.dequeueConfiguredReusableCell(",
        "          using: \(key.caseName)Cells, for: indexPath, item: item)",
      ]
    }
    if rows.joined().contains(where: { $0 == nil }) {
      lines += [
        "      case .empty:", "        collectionView.dequeueConfiguredReusableCell(",
        "          using: emptyCells, for: indexPath, item: 0)",
      ]
    }
    lines += ["      }", "    }"]
    return lines + supplementaries(titles) + ["  }"]
  }

  private static func supplementaries(
    _ titles: [[(kind: String, title: String)]]
  ) -> [String] {
    var lines = ["", "    /// The titles of headers and footers, by section and kind."]
    guard titles.contains(where: { !$0.isEmpty }) else { return [] }
    lines.append("    private let titles: [[String: String]] = [")
    for section in titles {
      let entries = section.map { "\($0.kind): \($0.title)" }
      lines.append("      [\(entries.isEmpty ? ":" : entries.joined(separator: ", "))],")
    }
    return lines + [
      "    ]", "",
      "    func collectionView(",
      "      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,",
      "      at indexPath: IndexPath",
      "    ) -> UICollectionReusableView {",
      "      collectionView.register(",
      "        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,",
      "        withReuseIdentifier: kind)",
      "      let view = collectionView.dequeueReusableSupplementaryView(",
      "        ofKind: kind, withReuseIdentifier: kind, for: indexPath)",
      "      if let cell = view as? UICollectionViewListCell {",
      "        var content = UIListContentConfiguration.groupedHeader()",
      "        content.text = titles[indexPath.section][kind]",
      "        cell.contentConfiguration = content",
      "      }",
      "      return view",
      "    }",
    ]
  }
}

extension CellHelper {
  /// Fonts of text styles with a weight.
  static let fontExtension = """
    extension UIFont {
      fileprivate static func preferredFont(_ style: TextStyle, weight: Weight) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
          .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
        return UIFont(descriptor: descriptor, size: 0)
      }
    }
    """
}
