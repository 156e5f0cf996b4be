public import CellContent
public import Foundation
public import Geometry
public import LayoutEngine
public import Scene
internal import SpecTree

/// The pictures that a spec asks for. Where a property is `nil`, the command line or the default
/// decides.
public struct RenderRequest: Hashable, Sendable {
  /// The distinct widths of the container, in points.
  public var widths: [CGFloat]?
  /// The distinct devices to draw, instead of widths.
  public var devices: [Device]?
  /// The height of the container, in points; `nil` uses the device's height.
  public var height: CGFloat?
  /// Pixels per point; `nil` uses the device's scale.
  public var scale: CGFloat?
  public var appearances: [PictureAppearance]?
  public var layoutDirections: [UITraitEnvironmentLayoutDirection]?
  /// The text sizes.
  public var contentSizeCategories: [UIContentSizeCategory]?
  /// The names of the themes.
  public var themes: [String]?
  /// The safe area insets, in points; `nil` uses the device's insets.
  public var safeArea: NSDirectionalEdgeInsets?
  /// The layout margins of the view, in points.
  public var layoutMargins: NSDirectionalEdgeInsets?
  /// The scroll offset of the page along its axis, in points.
  public var scrollOffset: PageScroll?
  /// Whether to measure all self-sizing content or only what is visible.
  public var measure: Measure?
  /// The system versions to follow, unless the layout's configuration names one.
  public var compatibilities: [Compatibility]?
  /// The part of the layout that the picture shows.
  public var picture: Picture?
  /// The overlays drawn over the picture to explain it.
  public var overlays: [OverlayKind]?
  /// Whether the container is drawn in a device frame.
  public var hasFrame: Bool?
  /// The page of the figure.
  public var canvas: FigureCanvas?
  /// The background color of the picture.
  public var background: ColorReference?
  /// The language tag for text whose style sets no language.
  public var language: String?
  /// How text is written in SVG files.
  public var text: SVGText?
  /// The seed of the random sample data.
  public var seed: Int?
  /// Whether all pictures are combined on one sheet.
  public var isSheet: Bool?
  /// The pictures to leave out.
  public var exclude: [Exclusion] = []
  /// The output path of pictures, relative to the spec, with tokens such as `{width}`.
  public var output: String?
  /// Whether the command line has set ``output``, which may then be outside the project.
  package var isOutputFree = false

  /// Creates a request that leaves everything to the defaults.
  public init() {}

  /// The allowed widths and heights of a container, in points.
  public static let lengths: ClosedRange<CGFloat> = PictureLimits.lengths
  /// The allowed numbers of pixels per point.
  public static let scales: ClosedRange<CGFloat> = PictureLimits.scales

  /// Leaves out the pictures that match all of its conditions; a `nil` property matches every
  /// picture.
  public struct Exclusion: Hashable, Sendable {
    /// The widths of the container, in points.
    public var widths: [CGFloat]?
    public var devices: [Device]?
    public var appearances: [PictureAppearance]?
    public var layoutDirections: [UITraitEnvironmentLayoutDirection]?
    /// The text sizes.
    public var contentSizeCategories: [UIContentSizeCategory]?
    /// The names of the themes.
    public var themes: [String]?
    /// The system versions.
    public var compatibilities: [Compatibility]?

    /// Creates an exclusion without conditions, which matches every picture.
    public init() {}
  }

  /// The part of the layout that a picture shows.
  public enum Picture: String, Hashable, Sendable, CaseIterable {
    /// All content, as if the container were as long as the content.
    case content
    /// The visible part of the content at the current scroll offset.
    case container
  }

  /// Whether to measure all self-sizing content or only what is visible.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// All content of the document.
    case all
    /// Only content that is visible at the scroll offset.
    case visible
  }
}
