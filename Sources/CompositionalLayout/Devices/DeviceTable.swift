internal import Foundation

/// What `devices.json` says: all numbers of devices and of bare views, in points (R93).
struct DeviceTable: Decodable, Sendable {
  var bareWidth: BareWidth
  var devices: [Entry]

  /// How a view without a device is described, by its width.
  struct BareWidth: Decodable, Sendable {
    /// The least width that is regular.
    var regularFrom: CGFloat
    var compactMargin: CGFloat
    var regularMargin: CGFloat
    var readableWidth: CGFloat
  }

  /// One device, both ways up.
  struct Entry: Decodable, Sendable {
    var name: String
    var title: String
    var idiom: Idiom
    var scale: CGFloat
    var cornerRadius: CGFloat
    var hasHomeButton: Bool
    var cutout: Cutout?
    var portrait: Screen
    var landscape: Screen
  }

  enum Idiom: String, Decodable, Sendable {
    case phone
    case pad
  }

  struct Cutout: Decodable, Sendable {
    var kind: Device.Cutout.Kind
    /// Points, as the device is held upright.
    var width: CGFloat
    var height: CGFloat
    var top: CGFloat
  }

  /// The screen of a device that is held one way.
  struct Screen: Decodable, Sendable {
    /// Width and height.
    var size: [CGFloat]
    /// Top, leading, bottom, trailing.
    var safeArea: [CGFloat]
    /// Kept free at both sides, beyond the safe area.
    var margin: CGFloat
    /// Of the width, then of the height.
    var sizeClasses: [SizeClass]
  }

  enum SizeClass: String, Decodable, Sendable {
    case compact
    case regular
  }

  /// The file, which is part of the program.
  static let shared: DeviceTable = {
    do {
      return try JSONDecoder().decode(
        DeviceTable.self, from: Data(PackageResources.devices_json))
    } catch {
      preconditionFailure("devices.json: \(error)")
    }
  }()
}

extension DeviceTable.Entry {
  func device(_ orientation: Device.Orientation) -> Device {
    let isUpright = orientation == .portrait
    let screen = isUpright ? portrait : landscape
    let classes = screen.sizeClasses.map {
      $0 == .compact ? UIUserInterfaceSizeClass.compact : .regular
    }
    return Device(
      name: isUpright ? name : name + "-landscape", title: title, orientation: orientation,
      size: CGSize(width: screen.size[0], height: screen.size[1]), scale: scale,
      safeArea: NSDirectionalEdgeInsets(
        top: screen.safeArea[0], leading: screen.safeArea[1], bottom: screen.safeArea[2],
        trailing: screen.safeArea[3]),
      margin: screen.margin, horizontalSizeClass: classes[0], verticalSizeClass: classes[1],
      idiom: idiom == .phone ? .phone : .pad, cornerRadius: cornerRadius,
      hasHomeButton: hasHomeButton, cutout: cutout?.cutout(orientation, of: screen))
  }
}

extension DeviceTable.Cutout {
  /// Turned with the device, its upper end to the left.
  fileprivate func cutout(
    _ orientation: Device.Orientation, of screen: DeviceTable.Screen
  ) -> Device.Cutout {
    switch orientation {
    case .portrait:
      Device.Cutout(
        kind: kind,
        frame: CGRect(x: (screen.size[0] - width) / 2, y: top, width: width, height: height))
    case .landscape:
      Device.Cutout(
        kind: kind,
        frame: CGRect(x: top, y: (screen.size[1] - width) / 2, width: height, height: width))
    }
  }
}
