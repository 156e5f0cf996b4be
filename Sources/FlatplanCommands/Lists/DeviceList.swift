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
  static func json(_ devices: [Device]) -> String {
    JSONValue.list(devices.map(entry)).sortedText + "\n"
  }

  private static func entry(_ device: Device) -> JSONValue {
    let area = device.safeArea
    let edges = [area.top, area.leading, area.bottom, area.trailing]
    return [
      "name": .text(device.name), "title": .text(device.title),
      "width": .number(device.size.width), "height": .number(device.size.height),
      "scale": .number(device.scale),
      // Top, leading, bottom, trailing.
      "safeArea": .list(edges.map { .number($0) }), "margin": .number(device.margin),
      "horizontalSizeClass": .text(device.horizontalSizeClass.word),
      "verticalSizeClass": .text(device.verticalSizeClass.word),
    ]
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
