internal import Foundation

/// The options of `render` that the page sets, overriding the specs.
struct PreviewOptions: Hashable, Sendable {
  private(set) var options: [String] = []

  /// The options that the page may set: only options that do not name files. Each has one value.
  private static let known = [
    "width", "device", "height", "appearance", "direction", "content-size", "theme", "overlay",
    "picture", "scroll",
  ]
  /// The only option without a value.
  private static let flag = "--frame"

  /// - Parameter query: The query of the URL. Unknown names and empty values are ignored.
  init(_ query: [(name: String, value: String)]) {
    for name in Self.known {
      guard let value = query.last(where: { $0.name == name })?.value, !value.isEmpty else {
        continue
      }
      options.append("--\(name)=\(value)")
    }
    if query.contains(where: { $0.name == "frame" && $0.value == "true" }) {
      options.append(Self.flag)
    }
  }

  /// Returns the options for `render`: the options of the command line, replaced where the page
  /// sets the same option.
  func options(overriding defaults: [String]) -> [String] {
    let overridden = Set(options.map(Self.subject))
    var kept: [String] = []
    var rest = defaults[...]
    while let option = rest.popFirst() {
      if !overridden.contains(Self.subject(option)) {
        kept.append(option)
      } else if option != Self.flag, !option.contains("=") {
        _ = rest.popFirst()
      }
    }
    return kept + options
  }

  /// Returns the name that identifies an option's purpose. A device replaces a width and vice
  /// versa.
  private static func subject(_ option: String) -> String {
    let name = option.prefix { $0 != "=" }
    return name == "--device" ? "--width" : String(name)
  }
}
