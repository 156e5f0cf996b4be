public import Foundation

/// A device whose screen a layout may fill, held one way: what ``Container`` takes over from it.
///
/// ```swift
/// let solved = try layout.solve(itemCounts: [24], in: Container(device: .named("iphone-16")!))
/// ```
public struct Device: Hashable, Sendable {
  /// How it is called where it is asked for: `iphone-16`, `iphone-16-landscape`.
  public var name: String
  /// How people call it.
  public var title: String
  public var orientation: Orientation
  /// The screen as it is held, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// Points that the status bar, a cutout and the home indicator cover.
  public var safeArea: NSDirectionalEdgeInsets
  /// Points kept free at both sides, beyond the safe area.
  public var margin: CGFloat
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  public var idiom: UIUserInterfaceIdiom
  /// How round the corners of the screen are, in points.
  public var cornerRadius: CGFloat
  /// Whether there is a button below the screen, and so no line on it to go home by.
  public var hasHomeButton: Bool
  /// The part of the screen that is none, if there is one.
  public var cutout: Cutout?

  /// The way a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    /// With its upper end to the left.
    case landscape
  }

  /// Where cameras take room from the screen.
  public struct Cutout: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      /// It hangs from the edge.
      case notch
      /// It is round and stands alone.
      case island
    }

    public var kind: Kind
    /// Where it is on the screen as it is held, in points.
    public var frame: CGRect
  }

  /// All devices, each upright and then on its side, phones first.
  public static let all: [Device] = DeviceTable.devices.flatMap { entry in
    Orientation.allCases.map(entry.device)
  }

  /// The device of a name such as `iphone-16` or `ipad-11-landscape`.
  ///
  /// - Complexity: O(number of devices).
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// Points kept free at the edges, the safe area among them, as a view that fills the screen has them.
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
  /// A view that fills the screen of a device.
  public init(device: Device) {
    self.init(
      size: device.size, safeArea: device.safeArea, layoutMargins: device.layoutMargins,
      traits: device.traits)
  }
}
