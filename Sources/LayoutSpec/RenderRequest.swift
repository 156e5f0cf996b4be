public import CellContent
public import CompositionalLayout
public import Foundation
public import Scene
public import SceneSVG

/// The pictures that a spec asks for. What is `nil` is not said: the command line or the defaults
/// decide.
public struct RenderRequest: Hashable, Sendable {
  /// Widths of the container, in points, none twice.
  public var widths: [CGFloat]?
  /// Devices in place of widths, none twice.
  public var devices: [Device]?
  /// The height of the container, in points; without it, the device's.
  public var height: CGFloat?
  /// Pixels per point; without them, the device's.
  public var scale: CGFloat?
  public var appearances: [UIUserInterfaceStyle]?
  public var layoutDirections: [UITraitEnvironmentLayoutDirection]?
  public var contentSizeCategories: [UIContentSizeCategory]?
  /// Names of themes.
  public var themes: [String]?
  /// Points that bars and notches cover; without them, the device's.
  public var safeArea: NSDirectionalEdgeInsets?
  /// Points that the view keeps free at its edges.
  public var layoutMargins: NSDirectionalEdgeInsets?
  /// Where the page stands along its axis, in points.
  public var scrollOffset: CGFloat?
  /// What is asked how large it is.
  public var measure: Measure?
  /// What the picture shows.
  public var picture: Picture?
  /// What is drawn over the picture to explain it.
  public var overlays: [OverlayKind]?
  /// Whether the container stands in the frame of a device.
  public var hasFrame: Bool?
  /// What lies behind everything.
  public var background: ColorReference?
  /// The tag of the language of text whose style names none.
  public var language: String?
  /// How the text of SVGs is written.
  public var text: SVGText?
  /// Where the chance of sample data begins.
  public var seed: Int?
  /// Whether all pictures are put on one sheet.
  public var isSheet: Bool?
  /// The pictures of the matrix that are not wanted.
  public var exclude: [Exclusion] = []
  /// Where pictures are written, relative to the spec, with tokens such as `{width}` in it.
  public var output: String?

  public init() {}

  /// What the sides of a container may be, in points.
  public static let lengths: ClosedRange<CGFloat> = PictureLimits.lengths
  /// What pixels per point may be.
  public static let scales: ClosedRange<CGFloat> = PictureLimits.scales

  /// Pictures that are not wanted: those for which all that is said holds.
  public struct Exclusion: Hashable, Sendable {
    public var widths: [CGFloat]?
    public var devices: [Device]?
    public var appearances: [UIUserInterfaceStyle]?
    public var layoutDirections: [UITraitEnvironmentLayoutDirection]?
    public var contentSizeCategories: [UIContentSizeCategory]?
    public var themes: [String]?

    public init() {}
  }

  /// What a picture shows.
  public enum Picture: String, Hashable, Sendable, CaseIterable {
    /// All of the content, as if the container were as long as that.
    case content
    /// The container with what is in sight, as the page is scrolled.
    case container
  }

  /// Which content is asked how large it is.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// All of it: the whole document as it comes to be.
    case all
    /// What comes into sight: the first screen, or the one scrolled to.
    case visible
  }
}
