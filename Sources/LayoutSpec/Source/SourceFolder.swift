internal import Basics
internal import CellContent
internal import SpecTree

/// A font file or folder that the project's shared file names.
struct SharedFont: Hashable, Sendable {
  /// The path relative to the spec's folder.
  var path: String
  /// The path as written.
  var name: String
  var span: SourceSpan
}

/// What the project's shared file says besides values of specs.
struct SharedSettings: Sendable {
  var fonts: [SharedFont] = []
  var limits = Budget.Limits()
  /// Whether code that is found in folders is run.
  var runsSwift = false
}

/// A spec as it was parsed, with the files that it includes and the project's shared file. It is the
/// same for all settings, variants of a figure and containers.
struct WrittenSpec: Sendable {
  /// The text with the included texts.
  var source: SourceText
  var root: SourceNode
  var findings: [Finding] = []
  var shared = SharedSettings()
  /// Whether all files that the spec names could be read.
  var isWhole = true
}

/// Merges included files and the project's shared file into a spec.
struct SourceFolder {
  let files: SpecFiles
  var written: WrittenSpec
  /// Whether the limit of included files is exceeded.
  private var isFull = false
  /// The entries of included files by key, in the order of inclusion.
  var includedEntries: [String: [SourceNode.Entry]] = [:]

  /// The design tokens of all files, by the name with which aliases refer to them.
  var tokens: [String: DesignToken] = [:]

  /// The app's texts by language and key.
  var strings: [String: [String: SourceNode.Entry]] = [:]
  var languages: [String] = []
  /// The asset catalogs, with where they are named.
  var assets: [(path: String, catalog: AssetCatalog, node: SourceNode)] = []

  /// The keys that an included file can provide.
  private static let keys = ["vars", "styles", "contents", "templates", "theme"]

  /// The keys that name files which become part of the spec.
  private static let resources = ["tokens", "strings", "assets"]

  static let map: MapKind = .init(
    name: "an included file",
    rules: DocumentKeys.map.rules.filter {
      (keys + resources + ["include", "$schema"]).contains($0.name)
    })

  /// Reads the files that a spec includes and the project's shared file, and merges their entries
  /// into the root; the spec's own entries take precedence.
  static func open(_ written: WrittenSpec, _ context: SpecContext) -> WrittenSpec {
    let root = written.root
    guard root.entries != nil,
      context.shared != nil || (["include"] + resources).contains(where: { root[$0] != nil })
    else { return written }
    var folder = SourceFolder(files: context.files, written: written)
    folder.include(root, folder: "", within: [])
    folder.written.root = folder.merged(root)
    if let path = context.shared { folder.share(path) }
    folder.addTokens()
    folder.addResources()
    return folder.written
  }

  /// Returns the settings of the shared file, as far as it can be read.
  static func settings(_ context: SpecContext) -> SharedSettings {
    let root = SourceNode(value: .map([]), place: .start)
    return open(WrittenSpec(source: SourceText("", path: ""), root: root), context).shared
  }

  private init(files: SpecFiles, written: WrittenSpec) {
    self.files = files
    self.written = written
  }

  private mutating func include(_ root: SourceNode, folder: String, within paths: [String]) {
    readTokens(root, in: folder)
    readStrings(root, in: folder)
    readAssets(root, in: folder)
    guard let node = root["include"] else { return }
    for name in node.elements ?? [node] where !isFull {
      do throws(Finding) {
        try include(name, folder, paths)
      } catch {
        written.isWhole = false
        written.findings.append(error)
      }
    }
  }

  private mutating func include(
    _ node: SourceNode, _ folder: String, _ paths: [String]
  ) throws(Finding) {
    let (path, name, span) = try file(node, in: folder)
    if let start = paths.firstIndex(of: path) {
      throw Finding(.includeCycle(Array(paths[start...]) + [path]), at: span)
    }
    isFull = written.source.included.count >= Limits.includes
    if isFull {
      throw Finding(.tooMany("included files", limit: Limits.includes), at: span)
    }
    let root = try read(path, name, span)
    let parts = path.namesInPath.dropLast()
    include(root, folder: parts.joined(separator: "/"), within: paths + [path])
    for entry in root.entries ?? [] {
      if Self.keys.contains(entry.key) { includedEntries[entry.key, default: []].append(entry) }
    }
    check(root, Self.map)
  }

  /// Reports the keys that are invalid in a file of some kind.
  mutating func check(_ root: SourceNode, _ map: MapKind) {
    var sink = Sink(written.source)
    _ = SourceMap(root, map, ignoring: DocumentKeys.foreignPrefix, &sink)
    written.findings += sink.findings
  }

  /// Merges the spec with the project's shared file; the spec takes precedence.
  private mutating func share(_ path: String) {
    do throws(Finding) {
      let shared = try read(path, path, SourceSpan(place: .start, length: 0))
      guard !shared.isNull else { return }
      check(shared, SharedKeys.map)
      if let node = shared["fonts"] { try name(node, in: path) }
      readSettings(of: shared)
      let folder = path.namesInPath.dropLast().joined(separator: "/")
      readTokens(shared, in: folder, isShared: true)
      readStrings(shared, in: folder)
      readAssets(shared, in: folder)
      written.root = written.root.over(shared: shared)
    } catch {
      // An empty file shares nothing.
      if error.problem != .emptyFile {
        written.isWhole = false
        written.findings.append(error)
      }
    }
  }

  /// Reads the settings of the shared file that are no fonts.
  private mutating func readSettings(of root: SourceNode) {
    var sink = Sink(written.source)
    if let node = root[SharedKeys.limits.rule.name] {
      written.shared.limits = LimitKeys.limits(node, EvaluationContext(), &sink)
    }
    if let node = root[SharedKeys.runSwift.rule.name] {
      written.shared.runsSwift =
        SharedKeys.runSwift.kind.read(node, EvaluationContext(), &sink) ?? false
    }
    written.findings += sink.findings
  }

  /// Records the fonts that the shared file names.
  private mutating func name(_ node: SourceNode, in path: String) throws(Finding) {
    let folder = path.namesInPath.dropLast().joined(separator: "/")
    for node in node.elements ?? [node] {
      let (path, name, span) = try file(node, in: folder)
      written.shared.fonts.append(SharedFont(path: path, name: name, span: span))
    }
  }

  /// Returns the file that a value names, relative to the folder of the file that contains the
  /// value.
  func file(
    _ node: SourceNode, in folder: String
  ) throws(Finding) -> (path: String, name: String, span: SourceSpan) {
    let span = written.source.span(of: node)
    guard let name = node.nonNullText else {
      throw Finding(.wrongShape(expected: "a file name", shape: node.shape), at: span)
    }
    guard let path = SpecFiles.path(of: name, in: folder) else {
      throw Finding(.fileOutside(name), at: span)
    }
    return (path, name, span)
  }

  mutating func read(
    _ path: String, _ name: String, _ span: SourceSpan, atMost limit: Int = Limits.fileSize
  ) throws(Finding) -> SourceNode {
    let (included, number) = try text(path, name, span, atMost: limit)
    do throws(Finding) {
      let (root, found) = try Composer.compose(included)
      written.findings += found.map { $0.inFile(number) }
      return root.inFile(number)
    } catch {
      throw error.inFile(number)
    }
  }

  /// Reads a file as a further source of the spec, with its number.
  mutating func text(
    _ path: String, _ name: String, _ span: SourceSpan, atMost limit: Int
  ) throws(Finding) -> (SourceText, Int) {
    let bytes: [UInt8]
    switch files.bytes(path, named: name) {
    case .success(let read): bytes = read
    case .failure(let failure): throw Finding(failure.problem, at: span)
    }
    guard bytes.count <= limit else { throw Finding(.fileTooLarge(bytes: bytes.count), at: span) }
    let text: String
    do throws(DataTable.Failure) {
      text = String(decoding: try TextEncoding.decoded(bytes, as: nil), as: UTF8.self)
    } catch {
      throw Finding(.fileUnreadable(name, why: "it is not UTF-8 text"), at: span)
    }
    let included = SourceText(text, path: written.source.displayPath(of: path))
    return (included, written.source.include(included, at: path))
  }

  /// Returns the spec merged with the included entries, name by name.
  func merged(_ root: SourceNode) -> SourceNode {
    var entries = root.entries ?? []
    for key in Self.keys {
      for includedEntries in (includedEntries[key] ?? []).reversed() {
        guard let index = entries.firstIndex(where: { $0.key == key }) else {
          entries.append(includedEntries)
          continue
        }
        guard let own = entries[index].value.entries, let others = includedEntries.value.entries
        else {
          continue
        }
        let names = Set(own.map(\.key))
        entries[index].value.value = .map(others.filter { !names.contains($0.key) } + own)
      }
    }
    return SourceNode(value: .map(entries), place: root.place)
  }
}

extension WrittenSpec {
  /// Parses a spec and the files that it includes.
  init(_ source: SourceText, _ context: SpecContext) throws(Finding) {
    let (root, findings) = try Composer.compose(source)
    self = SourceFolder.open(WrittenSpec(source: source, root: root, findings: findings), context)
  }
}

extension SourceNode {
  /// Returns the node with its positions in an included file.
  func inFile(_ number: Int) -> SourceNode {
    var node = self
    node.place.file = number
    for index in merged.indices { node.merged[index].file = number }
    switch value {
    case .scalar: break
    case .list(let elements): node.value = .list(elements.map { $0.inFile(number) })
    case .map(let entries):
      node.value = .map(
        entries.map { entry in
          var entry = entry
          entry.keyPlace.file = number
          entry.value = entry.value.inFile(number)
          return entry
        })
    }
    return node
  }
}

extension Finding {
  /// Returns the finding with its positions in an included file.
  func inFile(_ number: Int) -> Finding {
    var finding = self
    finding.span.place.file = number
    for index in finding.fixes.indices { finding.fixes[index].span.place.file = number }
    return finding
  }
}
