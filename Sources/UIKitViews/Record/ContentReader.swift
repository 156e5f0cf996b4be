internal import CellContent
package import CompositionalLayout
internal import Foundation

/// Reads what a view says off the views in it: texts, images, controls, accessories and states.
///
/// A field is called what a property of the view's class is called that holds the label; others are called
/// by what they are.
@MainActor struct ContentReader {
  private var fields: [ContentRecord.Field] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  /// What a view says.
  static func fields(of view: UICollectionReusableView) -> [ContentRecord.Field] {
    guard !view.isHidden else { return [] }
    var reader = ContentReader()
    reader.read(view)
    if let cell = view as? UICollectionViewCell { reader.readState(of: cell) }
    return reader.fields
  }

  private mutating func read(_ view: UIView) {
    learnNames(of: view)
    switch view {
    case let label as UILabel:
      if let text = label.text, !text.isEmpty { add(view, "label", text) }
    case let imageView as UIImageView:
      if let image = imageView.image { add(view, "image", image.words) }
    default:
      // What a control is made of says no more.
      if let (kind, words) = view.saidByControl { return add(view, kind, words) }
    }
    for subview in view.subviews where !subview.isHidden && !subview.isPart { read(subview) }
    guard let cell = view as? UICollectionViewListCell else { return }
    for accessory in cell.shownAccessories {
      if case .custom(let custom, _) = accessory.kind {
        read(custom)
      } else {
        add(nil, "accessory", accessory.words)
      }
    }
  }

  private mutating func readState(of cell: UICollectionViewCell) {
    let state = cell.configurationState
    let words = [
      ("selected", state.isSelected), ("highlighted", state.isHighlighted),
      ("editing", state.isEditing), ("expanded", state.isExpanded),
    ]
    let said = words.filter(\.1).map(\.0).joined(separator: " ")
    if !said.isEmpty { add(nil, "state", said) }
    if let list = cell as? UICollectionViewListCell, list.indentationLevel != 0 {
      add(nil, "indentation", "\(list.indentationLevel)")
    }
  }

  /// Adds a field under the name of its view, or else the next one of its kind.
  private mutating func add(_ view: UIView?, _ kind: String, _ value: String) {
    let name = view.flatMap { names[ObjectIdentifier($0)] } ?? kind
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    fields.append(ContentRecord.Field(count > 1 ? "\(name)-\(count)" : name, value))
  }

  /// What the compiler puts before the names of lazy properties.
  private static let lazyMark = "$__lazy_storage_$_"

  /// Properties that hold views.
  private mutating func learnNames(of view: UIView) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, current.subjectType != UIView.self {
      for (label, value) in current.children {
        guard let label, let held = value as? UIView ?? (value as? UIView?).flatMap(\.self) else {
          continue
        }
        names[ObjectIdentifier(held)] =
          label.hasPrefix(Self.lazyMark)
          ? String(label.dropFirst(Self.lazyMark.count)) : label
      }
      mirror = current.superclassMirror
    }
  }
}

extension UIImage {
  /// What it is, in a word or two.
  var words: String {
    switch source {
    case .symbol(let name): "symbol \(name)"
    case .file(let name): "file \(name)"
    case .named(let name): name
    case .drawn(let picture): "drawn \(picture.size.width.short)x\(picture.size.height.short)"
    }
  }
}

extension UICellAccessory {
  fileprivate var words: String {
    switch kind {
    case .symbol(let symbol): symbol.name
    case .label(let text): "label \(text)"
    case .custom: "view"
    }
  }
}

extension UICollectionView {
  /// What the views of elements say, in the order given; those without a view are left out.
  package func content(of elements: [SolvedElement]) -> ContentRecord {
    ContentRecord(
      elements: elements.compactMap { element in
        withView(of: element, ContentReader.fields).flatMap { fields in
          fields.isEmpty
            ? nil : ContentRecord.Element(name: element.identity.recordName, fields: fields)
        }
      })
  }
}

extension SolvedElement.Identity {
  /// `0/3`, or `0 header` for what stands at the edge of a section.
  fileprivate var recordName: String {
    let kind = kind.map { " \($0)" } ?? ""
    return category == .supplementary && item == 0 && isOfSection
      ? "\(section)\(kind)" : "\(section)/\(item)\(kind)"
  }

  private var isOfSection: Bool {
    kind == UICollectionView.elementKindSectionHeader
      || kind == UICollectionView.elementKindSectionFooter
  }
}
