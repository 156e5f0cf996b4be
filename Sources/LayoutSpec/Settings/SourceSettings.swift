import SpecDiagnostics
internal import SpecSource

/// A spec into which the values of settings have been inserted.
struct SourceSettings {
  private(set) var source: SourceText
  private(set) var root: SourceNode
  private(set) var findings: [Finding] = []

  /// Applies settings to a spec. Each setting's text becomes a source of its own for messages.
  ///
  /// - Parameter variant: The index of the figure's variant whose values are inserted first.
  init(_ settings: [SpecSetting], variant: Int? = nil, _ root: SourceNode, _ source: SourceText) {
    self.source = source
    self.root = root
    guard root.entries != nil else { return }
    if let variant { apply(variant: variant) }
    for (index, setting) in settings.enumerated() {
      let text = SourceText(setting.text, path: SpecSetting.path)
      let file = self.source.include(text, at: SpecSetting.path(at: index))
      do throws(Finding) {
        try apply(setting, inFile: file)
      } catch {
        findings.append(error.inFile(file))
      }
    }
  }

  private mutating func apply(_ setting: SpecSetting, inFile file: Int) throws(Finding) {
    let value = try value(of: setting)
    let start = SourcePlace(line: 1, column: 1, file: file)
    try apply(value.inFile(file), to: SettingPath.parts(of: setting.path, at: start))
  }

  /// Inserts the values of a variant of the figure.
  private mutating func apply(variant: Int) {
    let variants = root[FigureKeys.variants.rule.name]?.elements ?? []
    guard variants.indices.contains(variant) else { return }
    for entry in variants[variant][FigureVariantKeys.set.rule.name]?.entries ?? [] {
      do throws(Finding) {
        var place = entry.keyPlace
        let first = source.rest(from: place).first
        if first == "\"" || first == "'" { place.column += 1 }
        try apply(entry.value, to: SettingPath.parts(of: entry.key, at: place))
      } catch {
        findings.append(error)
      }
    }
  }

  private mutating func apply(
    _ value: SourceNode, to path: [SettingPath.Part]
  ) throws(Finding) {
    var parts = path
    // The names of design tokens have full stops in them.
    let names = path.drop { $0.name == "vars" }
    let name = names.map(\.name).joined(separator: ".")
    if names.count > 1, root["vars"]?[name] != nil {
      let place = path[0].place
      parts = [.init(name: "vars", place: place), .init(name: name, place: place)]
    }
    if parts.count == 1, let part = parts.first {
      if root["vars"]?[part.name] != nil {
        parts.insert(SettingPath.Part(name: "vars", place: part.place), at: 0)
      } else if !SettingPath.keys.contains(part.name) {
        throw unknown(part)
      }
    }
    guard parts[0].name != "include" else {
      throw Finding(.cannotBeSet("include"), at: parts[0].span)
    }
    if parts.count == 2, parts[0].name == "vars", !isMentioned(parts[1].name) {
      throw unknown(parts[1], among: [])
    }
    root = try SettingPath(parts: parts, value: value).applied(
      to: root, .map { DocumentKeys.map }, at: 0)
  }

  private func value(of setting: SpecSetting) throws(Finding) -> SourceNode {
    let text = SourceText(setting.valueText, path: SpecSetting.path)
    do throws(Finding) {
      let (node, found) = try Composer.compose(text)
      if let first = found.first { throw first }
      return node
    } catch {
      guard case .emptyFile = error.problem else {
        var error = error
        error.span.place.column = max(error.span.place.column, setting.valueColumn)
        throw error
      }
      // Null, as for a key without a value in a file.
      return SourceNode(text: "", at: .start)
    }
  }

  /// Whether the spec or an included file mentions a name. Setting an undefined var has no other
  /// use.
  private func isMentioned(_ name: String) -> Bool {
    root["vars"]?[name] != nil || source.text.contains(name)
      || source.included.contains {
        SpecSetting.index(at: $0.path) == nil && $0.text.text.contains(name)
      }
  }

  /// Returns the error for an unknown setting.
  ///
  /// - Parameter keys: The keys that may be meant, besides vars.
  private func unknown(
    _ part: SettingPath.Part, among keys: [String] = SettingPath.keys
  ) -> Finding {
    let names = (root["vars"]?.entries ?? []).map(\.key)
    return Finding(
      .unknownSetting(part.name), at: part.span,
      fixes: Similar.words(to: part.name, among: names + keys).map {
        FixCandidate(title: $0, span: part.span)
      })
  }
}

extension SpecSetting {
  private static let prefix = path + " "

  /// The path of a setting's text among the included texts.
  static func path(at index: Int) -> String { "\(prefix)\(index)" }

  /// The index of the setting whose text has a path; `nil` for a file's path.
  static func index(at path: String) -> Int? {
    path.hasPrefix(prefix) ? Int(path.dropFirst(prefix.count)) : nil
  }
}
