internal import Foundation

/// What the page asks of pictures beside what their specs say, as options of `render`.
struct PreviewOptions: Hashable, Sendable {
  private(set) var options: [String] = []

  /// The options that a page may name: nothing that writes, reads or names files. Each has one value.
  private static let known = [
    "width", "device", "height", "appearance", "direction", "content-size", "theme", "overlay",
    "picture", "scroll",
  ]
  /// The one that has none.
  private static let flag = "--frame"

  /// - Parameter query: Names and values; others than the known ones are passed over, as are empty
  ///   values.
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

  /// What `render` is told where the program was told something too: a wish takes its place, and is
  /// not another value beside it.
  func options(replacingThoseIn told: [String]) -> [String] {
    let wished = Set(options.map(Self.subject))
    var kept: [String] = []
    var rest = told[...]
    while let option = rest.popFirst() {
      if !wished.contains(Self.subject(option)) {
        kept.append(option)
      } else if option != Self.flag, !option.contains("=") {
        _ = rest.popFirst()
      }
    }
    return kept + options
  }

  /// What an option is about. A picture is of a width or of a device.
  private static func subject(_ option: String) -> String {
    let name = option.prefix { $0 != "=" }
    return name == "--device" ? "--width" : String(name)
  }
}
