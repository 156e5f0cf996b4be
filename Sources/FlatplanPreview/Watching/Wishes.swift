internal import Foundation

/// What the page asks of pictures beside what their specs say, as options of `render`.
struct Wishes: Hashable, Sendable {
  private(set) var options: [String] = []

  /// The options that a page may name: nothing that writes, reads or names files.
  private static let known = [
    "width", "device", "height", "appearance", "direction", "content-size", "theme", "overlay",
    "picture", "scroll",
  ]

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
      options.append("--frame")
    }
  }
}
