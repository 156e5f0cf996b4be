/// Finds the declarations that code needs: those that it names, those that these name, and so on.
///
/// Names are compared as text. A declaration of the same file comes first, then those of the unit, then
/// the nearest file of the project.
struct CodeClosure {
  /// A file whose declarations can be needed.
  struct File {
    /// The absolute path.
    var path: String
    var outline: SourceOutline
    /// Whether it belongs to the unit.
    var isOwn: Bool
  }

  /// A top-level declaration.
  struct Place: Hashable {
    var file: Int
    var declaration: Int
  }

  let files: [File]
  private var places: [String: [Place]] = [:]
  private var extensions: [Place] = []
  /// The needed declarations.
  private(set) var taken: Set<Place> = []
  private var used: Set<String> = []
  private var usedMembers: Set<String> = []
  private var takenNames: Set<String> = []
  /// The maximum number of lines that are taken from outside of the unit.
  static let maximumLines = 6_000
  private var lines = 0
  /// Whether more lines are needed than are taken.
  private(set) var isLimited = false

  init(_ files: [File]) {
    self.files = files
    for (file, code) in files.enumerated() {
      for (index, declaration) in code.outline.declarations.enumerated() {
        let place = Place(file: file, declaration: index)
        switch declaration.keyword {
        case "extension": extensions.append(place)
        case "import", "statement": continue
        default: places[declaration.name, default: []].append(place)
        }
      }
    }
  }

  subscript(_ place: Place) -> Declaration {
    files[place.file].outline.declarations[place.declaration]
  }

  /// All declarations of the unit.
  var own: [Place] {
    files.indices.filter { files[$0].isOwn }.flatMap { file in
      files[file].outline.declarations.indices.map { Place(file: file, declaration: $0) }
    }
  }

  /// The declarations of the unit that mention collection views or layouts, the previews, the
  /// subclasses of such classes, and operators, which have no names to look up.
  var roots: [Place] {
    var roots: Set<Place> = []
    var names: Set<String> = []
    for place in own {
      let declaration = self[place]
      let words = files[place.file].outline.code.names(in: declaration.tokens)
      let isRoot = words.contains { word in
        word.hasPrefix("UICollection") || word.hasPrefix("NSCollectionLayout")
          || word.hasPrefix("Preview_")
      }
      if isRoot || ["operator", "precedencegroup"].contains(declaration.keyword) {
        roots.insert(place)
        if declaration.keyword == "class" { names.insert(declaration.name) }
      }
    }
    var count = -1
    while count != roots.count {
      count = roots.count
      for place in own where !roots.contains(place) {
        guard let clause = self[place].clause, self[place].keyword == "class" else { continue }
        let words = files[place.file].outline.code.names(in: clause)
        guard !words.isDisjoint(with: names) else { continue }
        roots.insert(place)
        names.insert(self[place].name)
      }
    }
    roots.formUnion(own.filter { isFactory($0, of: names) })
    return roots.isEmpty ? own : own.filter(roots.contains)
  }

  /// Whether a declaration has a static function without parameters that names one of some classes.
  private func isFactory(_ place: Place, of names: Set<String>) -> Bool {
    let code = files[place.file].outline.code
    return self[place].members.contains { member in
      guard member.keyword == "func", member.modifiers.contains("static"),
        let open = member.tokens.first(where: { code.isSign("(", at: $0) }),
        code.tokens[open].partner == open + 1
      else { return false }
      return !code.names(in: member.tokens).isDisjoint(with: names)
    }
  }

  /// Adds declarations and everything that they need, up to ``maximumLines``. What the declarations name
  /// comes first, then what that names, and so on.
  mutating func take(_ roots: [Place]) {
    var pending = roots
    while !pending.isEmpty {
      var next = 0
      while next < pending.count {
        let place = pending[next]
        next += 1
        guard !taken.contains(place), fits(place) else { continue }
        taken.insert(place)
        let code = files[place.file].outline.code
        let declaration = self[place]
        if declaration.keyword != "extension" { takenNames.insert(declaration.name) }
        let names = code.names(in: declaration.tokens)
        usedMembers.formUnion(code.names(in: declaration.tokens, members: true))
        used.formUnion(names)
        for name in names { pending += nearest(name, to: place.file) }
      }
      pending = extensions.filter { place in
        !taken.contains(place) && (!isLimited || files[place.file].isOwn) && isNeeded(place)
      }
    }
  }

  /// The classes that interface files name. A unit of one file needs them if one of them is its own.
  func classes(of names: Set<String>) -> [Place] {
    let ownFiles = files.indices.filter { files[$0].isOwn }
    guard let first = ownFiles.first else { return [] }
    let named = names.sorted().flatMap { nearest($0, to: first) }
      .filter { self[$0].keyword == "class" }
    return ownFiles.count > 1 || named.contains { files[$0.file].isOwn } ? named : []
  }

  /// Counts the lines of a declaration outside of the unit. Returns whether it can be taken.
  private mutating func fits(_ place: Place) -> Bool {
    let file = files[place.file]
    guard !file.isOwn else { return true }
    lines += 1 + file.outline.code.bytes[self[place].range].count { $0 == UInt8(ascii: "\n") }
    if lines > Self.maximumLines { isLimited = true }
    return !isLimited
  }

  /// The declarations of a name in the nearest file that has any.
  private func nearest(_ name: String, to file: Int) -> [Place] {
    let found = (places[name] ?? []).filter { $0.file == file || !self[$0].isPrivate }
    guard let best = found.min(by: { distance($0.file, file) < distance($1.file, file) }) else {
      return []
    }
    // Several declarations of a file can have one name, such as overloads, or in `#if`.
    let overloads = found.filter { self[$0].keyword == "func" && files[$0.file].isOwn }
    return found.filter { $0.file == best.file } + overloads
  }

  func distance(_ one: Int, _ other: Int) -> (Int, Int, Int) {
    if one == other { return (0, 0, one) }
    let (a, b) = (
      files[one].path.split(separator: "/").dropLast(),
      files[other].path.split(separator: "/").dropLast()
    )
    let common = zip(a, b).prefix { $0 == $1 }.count
    return (files[one].isOwn ? 1 : 2, b.count - common, one)
  }

  /// Whether an extension has a member that is used, or makes a needed type conform. Projects can
  /// have several types of one name, such as the steps of a tutorial; an extension is of the nearest.
  private func isNeeded(_ place: Place) -> Bool {
    let declaration = self[place]
    let isTaken = nearest(declaration.name, to: place.file).contains(where: taken.contains)
    guard isTaken || places[declaration.name] == nil else { return false }
    let code = files[place.file].outline.code
    if let clause = declaration.clause {
      if isTaken || !code.names(in: clause).isDisjoint(with: takenNames) { return true }
    }
    return declaration.members.contains { member in
      guard member.name == "init" || member.name == "subscript" else {
        return usedMembers.contains(member.name) || used.contains(member.name)
      }
      if used.contains(declaration.name) { return true }
      // `values[safe: 1]` and `.init(hex: 0)` do not name the type, but have the labels.
      let labels = code.labels(of: member)
      return !labels.isEmpty && labels.allSatisfy(used.contains)
    }
  }
}

extension SourceTokens {
  /// The argument labels of an initializer or a subscript, whose parameters have no label if they have
  /// only one name.
  fileprivate func labels(of member: Declaration) -> [String] {
    guard let open = member.tokens.first(where: { isSign("(", at: $0) }) else { return [] }
    var labels: [String] = []
    var index = open + 1
    var isStart = true
    while index < tokens[open].partner {
      let hasLabel = member.name == "init" || isWord(at: index + 1)
      if isStart, isName(at: index), word(index) != "_", hasLabel { labels.append(word(index)) }
      isStart = isSign(",", at: index)
      index = self.index(after: index)
    }
    return labels
  }
}
