internal import LayoutScene

/// What the items of a section say, ready to be made thousands of times: what is the same for all of them
/// is in its place, and each item puts in what differs.
struct CommonContent: Sendable {
  /// With the fields and the badges that differ, which say nothing yet.
  private var common: ElementContent
  private let spec: ContentSpec
  private var texts: [Text] = []
  private var badges: [(place: [String: ElementContent].Index, content: CommonContent)] = []

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
    self.spec = spec
    common = ElementContent(style: spec.style, overrides: spec.overrides)
    common.fields = Dictionary(spec.fields.map { ($0.name, "") }) { $1 }
    for (name, text) in spec.fields {
      guard let place = common.fields.index(forKey: name) else { continue }
      if let fixed = text.fixed {
        put(fixed, into: &common, at: place, name)
      } else {
        let chance = badge.map { $0 + "." + name } ?? name
        texts.append(Text(place: place, name: name, text: text, chance: chance))
      }
    }
    common.supplementaries = spec.supplementaries.mapValues { _ in ElementContent() }
    for (kind, badge) in spec.supplementaries {
      guard let place = common.supplementaries.index(forKey: kind) else { continue }
      badges.append((place, CommonContent(badge, badge: kind)))
    }
  }

  func content(for item: Item) throws(ContentSpec.Failure) -> ElementContent {
    var content = common
    var unsaid: [String] = []
    for field in texts {
      do throws(Evaluator.Failure) {
        if let text = try field.text.text(field.chance, for: item) {
          put(text, into: &content, at: field.place, field.name)
        } else {
          unsaid.append(field.name)
        }
      } catch {
        throw ContentSpec.Failure(failure: error, node: field.text.node)
      }
    }
    for name in unsaid { content.fields[name] = nil }
    for index in badges.indices {
      content.supplementaries.values[badges[index].place] =
        try badges[index].content.content(for: item)
    }
    return content
  }

  private func put(
    _ text: String, into content: inout ElementContent, at place: [String: String].Index,
    _ name: String
  ) {
    let isFile = name == "image" && Picture.isFile(text)
    content.fields.values[place] =
      isFile ? SpecFiles.path(of: text, in: spec.folder) ?? text : text
    if spec.hidesZero, name == "title" { content.isHidden = text == "0" }
  }
}
