internal import Basics
internal import Foundation
internal import Geometry

/// Formats the list of devices.
enum DeviceList {
  private static let heads = [
    "name", "points", "scale", "safe area", "up to iOS 18", "margin", "width", "height", "device",
  ]

  /// Aligned columns with a heading.
  static func table(_ devices: [Device]) -> String {
    TextTable.text([heads] + devices.map(cells))
  }

  private static func cells(_ device: Device) -> [String] {
    let size = device.size
    let areas = [Compatibility.ios26, .ios18].map { system in
      edges(of: device, in: system).map(\.exact).joined(separator: " ")
    }
    return [
      device.name, "\(size.width.exact) x \(size.height.exact)",
      "\(device.scale.exact)x", areas[0], areas[1], device.margin.exact,
      device.horizontalSizeClass.word, device.verticalSizeClass.word, device.title,
    ]
  }

  /// The safe area insets in points: top, leading, bottom, trailing.
  private static func edges(of device: Device, in system: Compatibility) -> [CGFloat] {
    let area = device.safeArea(in: system)
    return [area.top, area.leading, area.bottom, area.trailing]
  }

  /// A JSON array with one object per device, in the order of the table.
  static func json(_ devices: [Device]) -> String {
    JSONValue.list(devices.map(entry)).sortedText + "\n"
  }

  private static func entry(_ device: Device) -> JSONValue {
    func area(in system: Compatibility) -> JSONValue {
      .list(edges(of: device, in: system).map { .number($0) })
    }
    return [
      "name": .text(device.name), "title": .text(device.title),
      "width": .number(device.size.width), "height": .number(device.size.height),
      "scale": .number(device.scale),
      "safeArea": area(in: .ios26), "safeAreaUpToIOS18": area(in: .ios18),
      "margin": .number(device.margin), "cornerRadius": .number(device.cornerRadius),
      "windowCornerRadius": .number(device.windowCornerRadius),
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
