internal import Foundation

/// All numbers of devices and of bare views, in points (R93).
///
/// In Swift rather than in a file of data: every container asks for some of them, and reading a file
/// takes longer than laying out.
enum DeviceTable {
  /// How a view without a device is described, by its width.
  enum BareWidth {
    /// The least width that is regular.
    static let regularFrom: CGFloat = 600
    static let compactMargin: CGFloat = 16
    static let regularMargin: CGFloat = 20
    static let readableWidth: CGFloat = 672
  }

  /// One device, both ways up.
  struct Entry: Sendable {
    var name: String
    var title: String
    var idiom: UIUserInterfaceIdiom
    var scale: CGFloat
    var cornerRadius: CGFloat = 0
    var hasHomeButton = false
    var cutout: Cutout?
    var portrait: Screen
    var landscape: Screen
  }

  struct Cutout: Sendable {
    var kind: Device.Cutout.Kind
    /// Points, as the device is held upright.
    var width: CGFloat
    var height: CGFloat
    var top: CGFloat

    init(_ kind: Device.Cutout.Kind, _ width: CGFloat, _ height: CGFloat, top: CGFloat) {
      self.kind = kind
      self.width = width
      self.height = height
      self.top = top
    }
  }

  /// The screen of a device that is held one way.
  struct Screen: Sendable {
    var size: CGSize
    var safeArea: NSDirectionalEdgeInsets
    /// Kept free at both sides, beyond the safe area.
    var margin: CGFloat
    var horizontalSizeClass: UIUserInterfaceSizeClass
    var verticalSizeClass: UIUserInterfaceSizeClass

    init(
      _ width: CGFloat, _ height: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0,
      sides: CGFloat = 0, margin: CGFloat, _ horizontal: UIUserInterfaceSizeClass,
      _ vertical: UIUserInterfaceSizeClass
    ) {
      size = CGSize(width: width, height: height)
      safeArea = NSDirectionalEdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides)
      self.margin = margin
      horizontalSizeClass = horizontal
      verticalSizeClass = vertical
    }
  }
}

extension DeviceTable.Entry {
  func device(_ orientation: Device.Orientation) -> Device {
    let isUpright = orientation == .portrait
    let screen = isUpright ? portrait : landscape
    return Device(
      name: isUpright ? name : name + "-landscape", title: title, orientation: orientation,
      size: screen.size, scale: scale, safeArea: screen.safeArea, margin: screen.margin,
      horizontalSizeClass: screen.horizontalSizeClass, verticalSizeClass: screen.verticalSizeClass,
      idiom: idiom, cornerRadius: cornerRadius, hasHomeButton: hasHomeButton,
      cutout: cutout?.cutout(orientation, of: screen))
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
        frame: CGRect(
          x: (screen.size.width - width) / 2, y: top, width: width, height: height))
    case .landscape:
      Device.Cutout(
        kind: kind,
        frame: CGRect(
          x: top, y: (screen.size.height - width) / 2, width: height, height: width))
    }
  }
}
