internal import CairoRenderer
internal import LayoutSpec
internal import SpecPictures

extension RenderWork {
  /// Parses the most common command lines without ArgumentParser, which builds the help of every
  /// option before it parses one. Drawing a picture of 320 points takes 17 ms of CPU time and 32
  /// million instructions this way, and 20 ms and 57 million with ArgumentParser.
  ///
  /// Returns `nil` for an unknown option, a repeated option or any error, so that ArgumentParser
  /// handles the command line. Every command line accepted here has the same meaning to
  /// ArgumentParser.
  ///
  /// - Parameter arguments: The command line without the subcommand's name.
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
    /// Stores a value, and returns whether it is valid.
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
      $1.request.widths = try Points.lengths($0)
      return true
    }
    add("--height") {
      $1.request.height = try Points.length($0)
      return true
    }
    add("--scale") {
      $1.request.scale = try Points.scale($0)
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
      $1.request.themes = try AppearanceOptions.themes($0)
      return true
    }
    add("--text") {
      $1.look.text = try AppearanceOptions.choice($0)
      return true
    }
    add("--jobs", "-j") {
      $1.jobs = Int($0)
      return ($1.jobs ?? 0) > 0
    }
    return options
  }()
}
