internal import CellContent
package import CompositionalLayout
internal import Foundation

/// Reads the content of a view from its subviews: texts, images, controls, accessories and states.
///
/// A field has the name of the property that holds the subview. Other fields are named by their
/// kind.
@MainActor struct ContentReader {
  private var fields: [ContentRecord.Field] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  static func fields(of view: UICollectionReusableView) -> [ContentRecord.Field] {
    guard !view.isHidden else { return [] }
    var reader = ContentReader()
    reader.read(view)
    if let cell = view as? UICollectionViewCell { reader.readState(of: cell) }
    return reader.fields
  }

  private mutating func read(_ view: UIView) {
    recordPropertyNames(of: view)
    switch view {
    case let label as UILabel:
      if let text = label.text, !text.isEmpty { add(view, "label", text) }
    case let imageView as UIImageView:
      if let image = imageView.image { add(view, "image", image.summary) }
    default:
      // The subviews of a control add nothing to its value.
      if let (kind, value) = view.controlSummary { return add(view, kind, value) }
    }
    for subview in view.subviews where !subview.isHidden && !subview.isPart { read(subview) }
    guard let cell = view as? UICollectionViewListCell else { return }
    for accessory in cell.shownAccessories {
      if case .custom(let custom, _) = accessory.kind {
        read(custom)
      } else {
        add(nil, "accessory", accessory.summary)
      }
    }
  }

  private mutating func readState(of cell: UICollectionViewCell) {
    let state = cell.configurationState
    let states = [
      ("selected", state.isSelected), ("highlighted", state.isHighlighted),
      ("editing", state.isEditing), ("expanded", state.isExpanded),
    ]
    let active = states.filter(\.1).map(\.0).joined(separator: " ")
    if !active.isEmpty { add(nil, "state", active) }
    if let list = cell as? UICollectionViewListCell, list.indentationLevel != 0 {
      add(nil, "indentation", "\(list.indentationLevel)")
    }
  }

  /// Adds a field with the name of the view's property, or else a numbered name of its kind.
  private mutating func add(_ view: UIView?, _ kind: String, _ value: String) {
    let name = view.flatMap { names[ObjectIdentifier($0)] } ?? kind
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    fields.append(ContentRecord.Field(count > 1 ? "\(name)-\(count)" : name, value))
  }

  /// The prefix that the compiler adds to the names of lazy properties.
  private static let lazyPrefix = "$__lazy_storage_$_"

  /// Records the names of properties that hold views.
  private mutating func recordPropertyNames(of view: UIView) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, current.subjectType != UIView.self {
      for (label, value) in current.children {
        guard let label, let view = value as? UIView ?? (value as? UIView?).flatMap(\.self) else {
          continue
        }
        names[ObjectIdentifier(view)] =
          label.hasPrefix(Self.lazyPrefix)
          ? String(label.dropFirst(Self.lazyPrefix.count)) : label
      }
      mirror = current.superclassMirror
    }
  }
}

extension UIImage {
  /// The kind and name of the image.
  var summary: String {
    switch source {
    case .symbol(let name): "symbol \(name)"
    case .file(let name): "file \(name)"
    case .named(let name): name
    case .drawn(let picture): "drawn \(picture.size.width.short)x\(picture.size.height.short)"
    }
  }
}

extension UICellAccessory {
  fileprivate var summary: String {
    switch kind {
    case .symbol(let symbol): symbol.name
    case .label(let text): "label \(text)"
    case .custom: "view"
    }
  }
}

extension UICollectionView {
  /// The content of element views, in the given order. Elements without a view are left out.
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
  /// `0/3` for a cell, `0 header` for a section's header or footer.
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
