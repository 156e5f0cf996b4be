import SpecDiagnostics
internal import SpecTree

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
        let path = SettingPath.parts(of: entry.key, at: place)
        try check(path, entry.value)
        try apply(entry.value, to: path)
      } catch {
        findings.append(error)
      }
    }
  }

  /// Refuses what the variants of a figure cannot differ in, and several pictures for one of them.
  private func check(_ path: [SettingPath.Part], _ value: SourceNode) throws(Finding) {
    if path.count == 1, path[0].name == DocumentKeys.render.rule.name {
      for entry in value.entries ?? [] {
        try check([path[0], .init(name: entry.key, place: entry.keyPlace)], entry.value)
      }
      return
    }
    let isOfPicture = path[0].name == DocumentKeys.render.rule.name && path.count > 1
    let part = isOfPicture ? path[1] : path[0]
    guard !(isOfPicture ? Self.ofPictures : Self.ofFigures).contains(part.name) else {
      throw Finding(.cannotBeSet(part.name), at: part.span)
    }
    let many: Set = [
      "widths", "devices", "appearance", "layoutDirection", "theme", "contentSizeCategory",
      "compatibility",
    ]
    if isOfPicture, many.contains(part.name), path.count == 2, value.elements?.count ?? 1 > 1 {
      throw Finding(
        .tooMany("value of '\(part.name)' in a variant", limit: 1), at: source.span(of: value))
    }
  }

  private static let ofFigures: Set = [
    "name", "title", "description", "caption", "legend", "variants", "allow",
  ]
  private static let ofPictures: Set = [
    "scale", "output", "canvas", "sheet", "exclude", "text",
  ]

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
      } else if !SettingPath.keys.contains(part.name), !SettingPath.files.contains(part.name) {
        throw unknown(part)
      }
    }
    guard !SettingPath.files.contains(parts[0].name) else {
      throw Finding(.cannotBeSet(parts[0].name), at: parts[0].span)
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
