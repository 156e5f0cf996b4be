public import Foundation

/// A device in one orientation, whose screen a layout may fill. ``Container`` takes its size,
/// insets and traits from it.
///
/// ```swift
/// let solved = try layout.solve(itemCounts: [24], in: Container(device: .named("iphone-16")!))
/// ```
public struct Device: Hashable, Sendable {
  /// The identifier used in specifications: `iphone-16`, `iphone-16-landscape`.
  public var name: String
  /// The product name.
  public var title: String
  public var orientation: Orientation
  /// The size of the screen in this orientation, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The insets in points of the area covered by the status bar, a cutout and the home indicator, by
  /// system version.
  package var safeAreas: SafeAreas
  /// The margin at both sides in points, beyond the safe area.
  public var margin: CGFloat
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom
  /// The corner radius of the screen in points.
  public var cornerRadius: CGFloat
  /// The corner radius in points of a window that does not fill the screen, or of the screen on phones.
  public var windowCornerRadius: CGFloat
  /// Whether the device has a home button, and therefore no home indicator on the screen.
  public var hasHomeButton: Bool
  /// The part of the screen that cameras occupy, if any.
  public var cutout: Cutout?
  /// The side margin of inset grouped cards up to iOS 18 in points; `nil` follows from the width.
  package var cardMargin: CGFloat?

  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side, with its top edge to the left.
    case landscape
  }

  /// The part of the screen that cameras occupy.
  public struct Cutout: Hashable, Sendable {
    /// The shape of a cutout.
    public enum Kind: String, Hashable, Sendable {
      /// A cutout attached to the edge of the screen.
      case notch
      /// A round cutout surrounded by screen.
      case island
    }

    /// The shape of the cutout.
    public var kind: Kind
    /// The frame on the screen in this orientation, in points.
    public var frame: CGRect
  }

  /// The safe areas of a screen, which differ between system versions (R109).
  package struct SafeAreas: Hashable, Sendable {
    package var upToIOS18: NSDirectionalEdgeInsets
    package var ios26: NSDirectionalEdgeInsets

    package subscript(system: Compatibility) -> NSDirectionalEdgeInsets {
      system == .ios26 ? ios26 : upToIOS18
    }
  }

  /// The insets in points of the area covered by the status bar, a cutout and the home indicator in
  /// iOS 26.
  public var safeArea: NSDirectionalEdgeInsets { safeAreas.ios26 }

  /// The insets in points of the area covered by the status bar, a cutout and the home indicator in a
  /// system version.
  public func safeArea(in system: Compatibility) -> NSDirectionalEdgeInsets { safeAreas[system] }

  /// All devices, each in portrait and then in landscape, phones first.
  public static let all: [Device] = DeviceTable.devices.flatMap { entry in
    Orientation.allCases.map(entry.device)
  }

  /// Returns the device with an identifier such as `iphone-16` or `ipad-11-landscape`, or `nil`.
  ///
  /// - Complexity: O(number of devices).
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The layout margins of a view that fills the screen, in points. They include the safe area.
  public var layoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: safeArea.top, leading: safeArea.leading + margin, bottom: safeArea.bottom,
      trailing: safeArea.trailing + margin)
  }

  /// The traits of a view that fills the screen.
  public var traits: Traits {
    Traits(
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      displayScale: scale, userInterfaceIdiom: idiom)
  }
}

extension Container {
  /// Creates the container of a view that fills the screen of a device.
  public init(device: Device) {
    self.init(
      size: device.size, safeArea: device.safeArea, layoutMargins: device.layoutMargins,
      traits: device.traits)
    cardMargin = device.cardMargin
    safeAreas = device.safeAreas
  }
}
