internal import ArgumentParser
internal import CairoRenderer
internal import HostSystem
internal import LayoutSpec
internal import SpecPictures

extension RenderWork {
  /// Parses the most common command lines without ArgumentParser, which builds the help of every
  /// option before it parses one. Drawing a picture of 320 points takes 10.1 ms of CPU time and 42
  /// million instructions this way, and 12.0 ms and 62 million with ArgumentParser.
  ///
  /// Returns `nil` for an unknown option, a repeated option or any error, so that ArgumentParser
  /// handles the command line. Every command line accepted here has the same meaning to
  /// ArgumentParser.
  ///
  /// - Parameter arguments: The command line without the subcommand's name.
  init?(quick arguments: [String]) {
    var rest = arguments[...]
    var seen: Set<RenderOption> = []
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        files.append(word)
        continue
      }
      guard let option = RenderOption.allCases.first(where: { $0.names.contains(word) }),
        option != .frame, let value = rest.popFirst(), !value.hasPrefix("-"),
        seen.insert(option == .device ? .width : option).inserted,
        (try? set(option, to: value)) != nil
      else { return nil }
    }
    guard !files.isEmpty else { return nil }
  }

  /// Sets an option to a value, replacing earlier values. Devices replace widths and vice versa.
  ///
  /// - Throws: `ValidationError` for an invalid value.
  mutating func set(_ option: RenderOption, to value: String) throws {
    switch option {
    case .output: output = value
    case .format: formats = try CommaList<FileFormat>.values(value)
    case .jobs:
      jobs = Int(value)
      guard jobs != nil else { throw ValidationError("'\(value)' is not a number") }
      try Jobs.validate(jobs)
    case .text: look.text = try AppearanceOptions.choice(value)
    case .scale: request.scale = try Points.scale(value)
    case .width: (request.widths, request.devices) = (try Points.lengths(value), nil)
    case .device: (request.devices, request.widths) = (try AppearanceOptions.devices(value), nil)
    case .height: request.height = try Points.length(value)
    case .appearance:
      request.appearances = try CommaList<PictureAppearance>.values(value)
    case .direction:
      request.layoutDirections = try CommaList<Direction>.values(value).map(\.layoutDirection)
    case .contentSize: request.contentSizeCategories = try AppearanceOptions.textSizes(value)
    case .theme: request.themes = try AppearanceOptions.themes(value)
    case .overlay: look.overlays = Set(try AppearanceOptions.overlays(value))
    case .picture: request.picture = try AppearanceOptions.choice(value)
    case .scroll: request.scrollOffset = try Points.scroll(value)
    case .frame: if value == "true" { look.hasFrame = true }
    }
  }
}

extension RenderOption {
  /// The option on a command line.
  fileprivate var names: [String] {
    switch self {
    case .output, .format, .jobs: ["--" + rawValue, "-" + rawValue.prefix(1)]
    default: ["--" + rawValue]
    }
  }
}
