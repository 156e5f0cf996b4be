internal import Artwork
internal import CellContent
internal import CompositionalLayout

/// What the items of a section say, ready to be made thousands of times: what is the same for all of them
/// is in its place, and each item puts in what differs.
///
/// A class, so that items share what is large.
final class CommonContent: Sendable {
  private let spec: ContentSpec
  /// With the fields and the badges that differ, which say nothing yet.
  private let common: ElementContent
  private let texts: [Text]
  private let badges: [(place: [String: ElementContent].Index, content: CommonContent)]

  /// A field that differs.
  private struct Text {
    var place: [String: String].Index
    var name: String
    var text: FieldText
    /// What chance follows from, beside the item.
    var chance: String
  }

  /// - Parameter badge: The name of the badge that it belongs to.
  init(_ spec: ContentSpec, badge: String? = nil) {
    var common = ElementContent(style: spec.look.style, overrides: spec.look.overrides)
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
    self.common = common
    self.texts = texts
  }

  func content(for item: Item) throws(ContentSpec.Failure) -> ElementContent {
    var content = common
    if let look = spec.looksOfItems[safely: item.index] {
      (content.style, content.overrides) = (look.style, look.overrides)
    }
    var unsaid: [String] = []
    for field in texts {
      do throws(Evaluator.Failure) {
        if let text = try field.text.text(field.chance, for: item) {
          spec.put(text, into: &content, at: field.place, field.name)
        } else {
          unsaid.append(field.name)
        }
      } catch {
        throw ContentSpec.Failure(failure: error, node: field.text.node)
      }
    }
    for name in unsaid { content.fields[name] = nil }
    for (place, badge) in badges {
      content.supplementaries.values[place] = try badge.content(for: item)
    }
    return content
  }
}

extension ContentSpec {
  /// Puts in what a field says; a picture is named by its path from the folder of the spec.
  fileprivate func put(
    _ text: String, into content: inout ElementContent, at place: [String: String].Index,
    _ name: String
  ) {
    let isFile = name == "image" && Picture.isFile(text)
    content.fields.values[place] = isFile ? SpecFiles.path(of: text, in: folder) ?? text : text
    if hidesZero, name == "title" { content.isHidden = text == "0" }
  }
}
