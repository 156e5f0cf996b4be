internal import CellContent
internal import SpecDiagnostics
internal import EmbeddedFiles
internal import SpecSource

/// The content templates as compositions of parts, from `templates.yaml`. `use` inserts them, and
/// `flatplan explain` prints them.
enum BuiltInContents {
  static let names = ContentTemplate.allCases.map(\.rawValue)

  /// The composition of a template, as written; `nil` for other names.
  static func text(_ name: String) -> String? {
    guard names.contains(name) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "\(name):") else { return nil }
    let rest = lines[start...].dropFirst().prefix { $0.isEmpty || $0.hasPrefix(" ") }
    let last = rest.lastIndex { !$0.isEmpty } ?? start
    return lines[start...last].joined(separator: "\n")
  }

  /// The composition of a template, with the place where it is used; `nil` for other names.
  static func composition(_ name: String, at place: SourcePlace) -> SourceNode? {
    guard names.contains(name) else { return nil }
    return compositions[name]?.asContainer.placed(at: place)
  }

  /// The fields that the composition of a template mentions.
  static func fields(_ name: String) -> Set<String> {
    guard names.contains(name) else { return [] }
    return compositions[name]?.mentionedNames ?? []
  }

  private static let text = EmbeddedFile("LayoutSpec/Parts/templates.yaml").text

  private static let compositions: [String: SourceNode] = {
    // The file is part of the program; a test checks that it has no errors.
    let root = try? Composer.compose(SourceText(text, path: "templates.yaml")).0
    return Dictionary(
      uniqueKeysWithValues: (root?.entries ?? []).map { ($0.key, $0.value) })
  }()
}

extension SourceNode {
  /// The node and all nodes in it at one place, where messages about them point to.
  fileprivate func placed(at place: SourcePlace) -> SourceNode {
    let value: Value =
      switch self.value {
      case .scalar(let scalar): .scalar(scalar)
      case .list(let elements): .list(elements.map { $0.placed(at: place) })
      case .map(let entries):
        .map(
          entries.map {
            Entry(key: $0.key, keyPlace: place, value: $0.value.placed(at: place))
          })
      }
    return SourceNode(value: value, place: place)
  }
}
