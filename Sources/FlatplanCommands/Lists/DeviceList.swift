internal import Basics
internal import Foundation
internal import Geometry

/// Formats the list of devices.
enum DeviceList {
  private static let heads = [
    "name", "points", "scale", "safe area", "margin", "width", "height", "device",
  ]

  /// Aligned columns with a heading.
  static func table(_ devices: [Device]) -> String {
    TextTable.text([heads] + devices.map(cells))
  }

  private static func cells(_ device: Device) -> [String] {
    let size = device.size
    let area = device.safeArea
    let edges = [area.top, area.leading, area.bottom, area.trailing].map(\.exact)
    return [
      device.name, "\(size.width.exact) x \(size.height.exact)",
      "\(device.scale.exact)x", edges.joined(separator: " "), device.margin.exact,
      device.horizontalSizeClass.word, device.verticalSizeClass.word, device.title,
    ]
  }

  /// A JSON array with one object per device, in the order of the table.
  static func json(_ devices: [Device]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let bytes = try encoder.encode(devices.map(Row.init))
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private struct Row: Encodable {
    let name: String
    let title: String
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
    /// Top, leading, bottom, trailing.
    let safeArea: [CGFloat]
    let margin: CGFloat
    let horizontalSizeClass: String
    let verticalSizeClass: String

    init(_ device: Device) {
      name = device.name
      title = device.title
      width = device.size.width
      height = device.size.height
      scale = device.scale
      let area = device.safeArea
      safeArea = [area.top, area.leading, area.bottom, area.trailing]
      margin = device.margin
      horizontalSizeClass = device.horizontalSizeClass.word
      verticalSizeClass = device.verticalSizeClass.word
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// The name in specs.
  var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
