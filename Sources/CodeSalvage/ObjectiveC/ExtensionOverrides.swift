/// Makes overrides in extensions compile, which Swift allows only with the Objective-C runtime.
///
/// `override func load()` in an extension of a class of the compiled files becomes a plain function with
/// another name, and the body of the class gets `override func load() { … }`, which calls it. The
/// insertion is in the line of the closing brace of the class, so lines keep their numbers.
struct ExtensionOverrides {
  private let sources: [CompiledSource]
  private let files: [SourceOutline]
  /// The end of the body of each class: file and position of its closing brace. `nil` for names that
  /// several classes have.
  private var classes: [String: (file: Int, place: Int)?] = [:]
  private var edits: [[SourceEdit]]
  private var count = 0

  /// The sources with their extensions changed.
  static func rewritten(_ sources: [CompiledSource]) -> [CompiledSource] {
    let mentions = sources.contains { source in
      let text = String(decoding: source.bytes, as: UTF8.self)
      return text.contains("override ") && text.contains("extension ")
    }
    guard mentions else { return sources }
    var overrides = ExtensionOverrides(sources)
    overrides.run()
    return CompiledSource.applied(overrides.edits, to: sources)
  }

  private init(_ sources: [CompiledSource]) {
    self.sources = sources
    files = sources.map { SourceOutline($0.bytes) }
    edits = sources.map { _ in [] }
  }

  private mutating func run() {
    for (index, file) in files.enumerated() {
      for type in file.extensibleTypes where type.keyword == "class" {
        let known = classes.keys.contains(type.name)
        classes[type.name] = .some(known ? nil : (index, type.range.upperBound - 1))
      }
    }
    for (index, file) in files.enumerated() {
      for type in file.extensibleTypes where type.keyword == "extension" {
        guard case .some(.some(let owner)) = classes[type.name] else { continue }
        for member in type.members.compactMap(file.override) { move(member, index, to: owner) }
      }
    }
  }

  /// Renames an override and adds one that calls it to its class.
  private mutating func move(
    _ member: Override, _ index: Int, to owner: (file: Int, place: Int)
  ) {
    let name = "flatplan\(count)_\(member.name)"
    count += 1
    edits[index].append(
      SourceEdit(
        range: member.keyword, text: String(repeating: " ", count: member.keyword.count)))
    edits[index].append(SourceEdit(range: member.nameRange, text: name))
    // A declaration before it on the same line needs a semicolon.
    let before = sources[owner.file].bytes[..<owner.place].last { !" \t".utf8.contains($0) }
    let isFirst = before.map { "{;\n".utf8.contains($0) } ?? true
    edits[owner.file].append(
      SourceEdit(
        range: owner.place..<owner.place,
        text: "\(isFirst ? "" : ";") \(member.forwarder(to: name)); "))
  }
}
