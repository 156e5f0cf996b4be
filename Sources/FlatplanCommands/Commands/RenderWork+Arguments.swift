internal import CairoRenderer
internal import LayoutSpec
internal import SpecPictures

extension RenderWork {
  /// The work that the commonest command lines ask for, read without the parser: that makes up the
  /// help of every option before it reads one, and takes half as long as a small picture does.
  ///
  /// Nothing where there is an option that is not known here, one twice, or anything wrong: whatever
  /// this answers, the parser would answer too.
  ///
  /// - Parameter arguments: Without the verb.
  init?(quick arguments: [String]) {
    var rest = arguments[...]
    var seen: Set<String> = []
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        files.append(word)
        continue
      }
      guard let option = Self.quickOptions[word], let value = rest.popFirst(),
        !value.hasPrefix("-"), seen.insert(option.name).inserted, option.read(value, &self)
      else { return nil }
    }
    guard !files.isEmpty else { return nil }
  }

  private struct Option: Sendable {
    var name: String
    /// Takes a value over; answers whether it is one.
    var read: @Sendable (String, inout RenderWork) -> Bool
  }

  private static let quickOptions: [String: Option] = {
    var options: [String: Option] = [:]
    func add(
      _ names: String..., read: @escaping @Sendable (String, inout RenderWork) throws -> Bool
    ) {
      let option = Option(name: names[0]) { (try? read($0, &$1)) ?? false }
      for name in names { options[name] = option }
    }
    add("--output", "-o") {
      $1.output = $0
      return true
    }
    add("--format", "-f") {
      $1.formats = CommaList<FileFormat>(argument: $0)?.values
      return $1.formats != nil
    }
    add("--width") {
      $1.request.widths = try Points.list($0)
      return true
    }
    add("--height") {
      $1.request.height = try Points.one($0)
      return true
    }
    add("--scale") {
      $1.request.scale = try Points.factor($0)
      return true
    }
    add("--appearance") {
      $1.request.appearances = CommaList<PictureAppearance>(argument: $0)?.values.map(\.style)
      return $1.request.appearances != nil
    }
    add("--direction") {
      $1.request.layoutDirections =
        CommaList<Direction>(argument: $0)?.values.map(\.layoutDirection)
      return $1.request.layoutDirections != nil
    }
    add("--theme") {
      $1.request.themes = try LookOptions.themes($0)
      return true
    }
    add("--text") {
      $1.look.text = try LookOptions.choice($0)
      return true
    }
    add("--jobs", "-j") {
      $1.jobs = Int($0)
      return ($1.jobs ?? 0) > 0
    }
    return options
  }()
}
