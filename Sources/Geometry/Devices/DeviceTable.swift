internal import Foundation

/// The values of devices and of views without a device, in points (R93).
///
/// They are Swift code rather than a data file because every container needs some of them, and
/// reading a file takes longer than solving a layout.
enum DeviceTable {
  /// The values of views without a device, which depend on the width.
  enum BareWidth {
    /// The smallest width with a regular size class.
    static let regularFrom: CGFloat = 600
    static let compactMargin: CGFloat = 16
    static let regularMargin: CGFloat = 20
    static let readableWidth: CGFloat = 672
  }

  /// A device in both orientations.
  struct Entry: Sendable {
    var name: String
    var title: String
    var idiom: UIUserInterfaceIdiom
    var scale: CGFloat
    var cornerRadius: CGFloat = 0
    var hasHomeButton = false
    var cutout: Cutout?
    /// The side margin of inset grouped cards up to iOS 18, held upright (R103).
    var cardMargin: CGFloat?
    var portrait: Screen
    var landscape: Screen
  }

  struct Cutout: Sendable {
    var kind: Device.Cutout.Kind
    /// The size in points, in portrait orientation.
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

  /// The screen of a device in one orientation.
  struct Screen: Sendable {
    var size: CGSize
    /// The insets in points up to iOS 18.
    var safeArea: NSDirectionalEdgeInsets
    /// The margin at both sides in points, beyond the safe area.
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
  /// The safe areas of a screen. In iOS 26, iPads have a window control at the top and a larger home
  /// indicator, and phones in landscape a smaller one: measured on iPhone 16 and iPad A16, and taken to
  /// be the same on other devices without a home button (R109).
  private func safeAreas(
    of screen: DeviceTable.Screen, _ orientation: Device.Orientation
  ) -> Device.SafeAreas {
    var newer = screen.safeArea
    switch (idiom, orientation) {
    case (.pad, _) where !hasHomeButton: (newer.top, newer.bottom) = (32, 25)
    case (.phone, .landscape) where !hasHomeButton: newer.bottom = 20
    default: break
    }
    return Device.SafeAreas(upToIOS18: screen.safeArea, ios26: newer)
  }

  func device(_ orientation: Device.Orientation) -> Device {
    let isUpright = orientation == .portrait
    let screen = isUpright ? portrait : landscape
    return Device(
      name: isUpright ? name : name + "-landscape", title: title, orientation: orientation,
      size: screen.size, scale: scale, safeAreas: safeAreas(of: screen, orientation),
      margin: screen.margin,
      horizontalSizeClass: screen.horizontalSizeClass, verticalSizeClass: screen.verticalSizeClass,
      idiom: idiom, cornerRadius: cornerRadius,
      windowCornerRadius: idiom == .pad ? 32 : cornerRadius, hasHomeButton: hasHomeButton,
      cutout: cutout?.cutout(orientation, of: screen), cardMargin: isUpright ? cardMargin : nil)
  }
}

extension DeviceTable.Cutout {
  /// Returns the cutout in an orientation. In landscape the top edge is on the left.
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
