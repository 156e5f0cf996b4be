internal import CellContent
internal import SpecTree

/// Design tokens, texts and asset catalogs, which become part of the spec.
extension SourceFolder {
  /// Calls a function with each of some files; its errors are findings.
  private mutating func each(
    _ names: [SourceNode], in folder: String,
    _ body: (inout SourceFolder, String, String, SourceSpan) throws(Finding) -> Void
  ) {
    for node in names {
      do throws(Finding) {
        let (path, name, span) = try file(node, in: folder)
        try body(&self, path, name, span)
      } catch {
        written.isWhole = false
        written.findings.append(error)
      }
    }
  }

  /// Reads the design tokens that a file names.
  ///
  /// - Parameter isShared: Whether tokens that are known already stay as they are.
  mutating func readTokens(_ root: SourceNode, in folder: String, isShared: Bool = false) {
    guard let node = root["tokens"] else { return }
    if node.entries != nil { check(node, TokenKeys.map) }
    let known = tokens
    for (name, appearance) in TokenKeys.files(node) {
      each([name], in: folder) { folder, path, name, span throws(Finding) in
        let read = TokenFile(try folder.read(path, name, span)).tokens
        for (key, token) in read {
          if appearance != .light, folder.tokens[key] != nil {
            folder.tokens[key]?.modes[appearance] = token.value
          } else {
            folder.tokens[key] = token
          }
        }
      }
    }
    if isShared { tokens.merge(known) { $1 } }
  }

  mutating func readAssets(_ root: SourceNode, in folder: String) {
    guard let node = root["assets"] else { return }
    for node in node.elements ?? [node] {
      each([node], in: folder) { folder, path, name, span throws(Finding) in
        guard path.hasSuffix(".xcassets") else {
          throw Finding(
            .notAValue(name, kind: "an asset catalog", examples: "Assets.xcassets"), at: span)
        }
        do throws(SpecFiles.TableProblem) {
          folder.assets.append(
            (path, try AssetCatalog(path, in: folder.files, named: name), node))
        } catch {
          throw Finding(error.problem, at: span)
        }
      }
    }
  }

  /// Replaces an entry of the spec.
  private mutating func set(_ key: String, to value: SourceNode.Value) {
    let place = written.root.place
    let entry = SourceNode.Entry(
      key: key, keyPlace: place, value: SourceNode(value: value, place: place))
    written.root.value = .map((written.root.entries ?? []).filter { $0.key != key } + [entry])
  }

  // MARK: Texts of the app

  mutating func readStrings(_ root: SourceNode, in folder: String) {
    guard let node = root["strings"] else { return }
    if node.entries != nil { return add(StringsFile.languages(of: node)) }
    each(node.elements ?? [node], in: folder) { folder, path, name, span throws(Finding) in
      guard let language = StringsFile.language(ofFile: path) else {
        return folder.add(
          StringsFile.languages(of: try folder.read(path, name, span, atMost: Limits.dataSize)))
      }
      let (source, number) = try folder.text(path, name, span, atMost: Limits.dataSize)
      do throws(Finding) {
        let map = SourceNode(value: .map(try StringsFile.entries(of: source)), place: .start)
        folder.add([
          SourceNode.Entry(key: language, keyPlace: .start, value: map.inFile(number))
        ])
      } catch {
        throw error.inFile(number)
      }
    }
  }

  /// Adds texts by language; those that are known stay as they are.
  private mutating func add(_ languages: [SourceNode.Entry]) {
    for language in languages {
      let name = language.key == "Base" ? "en" : language.key
      if strings[name] == nil { self.languages.append(name) }
      let entries = (language.value.entries ?? []).map { ($0.key, $0) }
      strings[name, default: [:]].merge(entries) { first, _ in first }
    }
  }

  /// Puts the paths of asset catalogs and the texts that the spec mentions into it. Keys that are fields
  /// of data may be any.
  mutating func addResources() {
    if !assets.isEmpty {
      set(
        "assets",
        to: .list(assets.map { SourceNode(text: $0.path, isPlain: false, at: $0.node.place) }))
    }
    guard !languages.isEmpty else { return }
    let calls = written.root.texts.filter { $0.contains("$localized(") }.joined(separator: "\n")
    let isAny = calls.contains("$localized($")
    set(
      "strings",
      to: .map(
        languages.map { language in
          let texts = (strings[language] ?? [:]).values
            .filter { isAny || calls.contains($0.key) }.sorted { $0.key < $1.key }
          return SourceNode.Entry(
            key: language, keyPlace: written.root.place,
            value: SourceNode(value: .map(texts), place: written.root.place))
        }))
  }

  /// Adds the tokens that the spec mentions: as vars, and in place of their names.
  mutating func addTokens() {
    let root = written.root
    let mentioned = root.mentionedTokens
    for (_, catalog, node) in assets {
      for set in catalog.names("colorset") {
        let name = TokenFile.name([set])
        guard mentioned.contains(name), tokens[set] == nil else { continue }
        tokens[set] = catalog.color(set, in: files).flatMap { DesignToken(name, $0, at: node) }
      }
    }
    guard !tokens.isEmpty else { return }
    let named = root.texts.filter { $0.hasPrefix("=") }.map { String($0.dropFirst()) }
    let reading = TokenReading(
      tokens, in: written.source, mentioned: mentioned, named: Set(named))
    written.findings += reading.findings
    let vars = SourceNode(value: .map(reading.vars), place: root.place)
    includedEntries =
      reading.vars.isEmpty
      ? [:] : ["vars": [SourceNode.Entry(key: "vars", keyPlace: root.place, value: vars)]]
    written.root = merged(root).replacing(reading.others)
  }
}
