internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import SpecDiagnostics
internal import SpecTree

/// What the values of keys mean, for editors, the reference and `flatplan explain`, from `values.md`.
enum ValueWords {
  /// The meaning of a value of a key: a sentence without the initial capital and the final period;
  /// `nil` if the value has none.
  static func meaning(_ value: String, of key: String) -> String? {
    if key == RenderKeys.devices.rule.name, let device = Device.named(value) {
      return meaning(of: device)
    }
    if let meaning = table[key]?[value] { return meaning }
    return NamedColor.named(value) == nil ? nil : meaning(ofColor: value)
  }

  private static func meaning(of device: Device) -> String {
    let isTurned = device.orientation == .landscape && !device.title.contains("landscape")
    return "\(device.title)\(isTurned ? " in landscape" : ""), "
      + "\(device.size.width.exact) x \(device.size.height.exact) points"
  }

  static let file = MarkdownFile("LayoutSpec/Words/values.md")

  /// The meanings by key and value. The meanings of colors are under `Colors`.
  private static let table = file.sections.reduce(into: [String: [String: String]]()) {
    table, section in
    for key in section.names.isEmpty ? [section.heading] : section.names {
      for row in section.rows { table[key, default: [:]][row[0]] = row[1] }
    }
  }

  static func meaning(ofColor name: String) -> String {
    if let meaning = table["Colors"]?[name] { return meaning }
    guard name.hasPrefix("system") else { return "plain \(name), the same in both appearances" }
    let hue = name.dropFirst("system".count).lowercased()
    return "the \(hue) of the system, adapted to the appearance"
  }
}
