internal import Artwork
internal import Basics
internal import CellContent
internal import SpecTree

/// The contents of a section's items, prepared for making thousands of them: parts that all items
/// share are filled in, and each item adds what differs.
///
/// A class, so that items share large values.
final class CommonContent: Sendable {
  private let spec: ContentSpec
  /// The shared content; fields and badges that differ are empty.
  private let common: ElementContent
  private let isBadge: Bool
  private let texts: [Text]
  private let badges: [(place: [String: ElementContent].Index, content: CommonContent)]

  /// A field whose text differs between items.
  private struct Text {
    var place: [String: String].Index
    var name: String
    var text: FieldText
    /// The part of the random seed that identifies the field.
    var chance: String
  }

  /// - Parameter badge: The name of the badge that the content belongs to.
  init(_ spec: ContentSpec, badge: String? = nil) {
    var common = ElementContent(style: spec.itemStyle.style, overrides: spec.itemStyle.overrides)
    common.isSelected = spec.itemStyle.isSelected
    common.fields = Dictionary(spec.fields.map { ($0.name, "") }) { $1 }
    common.supplementaries = spec.supplementaries.mapValues { _ in ElementContent() }
    var texts: [Text] = []
    for (name, text) in spec.fields {
      guard let place = common.fields.index(forKey: name) else { continue }
      if let fixed = text.fixed {
        spec.put(fixed, into: &common, at: place, name)
      } else {
        let chance = badge.map { $0 + "." + name } ?? name
        texts.append(Text(place: place, name: name, text: text, chance: chance))
      }
    }
    badges = spec.supplementaries.compactMap { kind, badge in
      common.supplementaries.index(forKey: kind).map { ($0, CommonContent(badge, badge: kind)) }
    }
    self.spec = spec
    isBadge = badge != nil
    self.common = common
    self.texts = texts
  }

  func content(for item: Item) throws(ContentSpec.Failure) -> ElementContent {
    var content = common
    if let itemStyle = spec.itemStyles[safely: item.index] {
      (content.style, content.overrides) = (itemStyle.style, itemStyle.overrides)
      content.isSelected = itemStyle.isSelected
    }
    if let parts = spec.parts[safely: item.index] ?? (spec.parts.count == 1 ? spec.parts[0] : nil) {
      content.parts = parts
    }
    var emptyFields: [String] = []
    for field in texts {
      do throws(Evaluator.Failure) {
        if let text = try field.text.text(field.chance, for: item) {
          spec.put(text, into: &content, at: field.place, field.name)
        } else {
          emptyFields.append(field.name)
        }
      } catch {
        throw ContentSpec.Failure(failure: error, node: field.text.node)
      }
    }
    for name in emptyFields { content.fields[name] = nil }
    content.hasData = !emptyFields.isEmpty
    if isBadge { content.showSymbol() }
    for (place, badge) in badges {
      content.supplementaries.values[place] = try badge.content(for: item)
    }
    return content
  }
}

extension ElementContent {
  /// Shows the symbol of a badge whose text is the name of one.
  fileprivate mutating func showSymbol() {
    guard fields["image"] == nil, let title = fields["title"], Symbol.isName(title) else { return }
    fields["title"] = nil
    fields["image"] = title
  }
}

extension ContentSpec {
  /// Sets a field's text; that of a picture becomes a path relative to the spec's folder.
  fileprivate func put(
    _ text: String, into content: inout ElementContent, at place: [String: String].Index,
    _ name: String
  ) {
    let isFile = name == "image" && Picture.isFile(text)
    let asset = name == "image" && !isFile ? images.path(of: text) : nil
    content.fields.values[place] =
      asset ?? (isFile ? SpecFiles.path(of: text, in: folder) ?? text : text)
    if hidesZero, name == "title" { content.isHidden = text == "0" }
  }
}
