internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

/// The pictures that are wanted, by axis; what is `nil` is left to whoever comes next.
struct Axes: Hashable, Sendable {
  var widths: [CGFloat]?
  /// In place of widths.
  var devices: [Device]?
  var height: CGFloat?
  var scale: CGFloat?
  var appearances: [PictureAppearance]?
  var directions: [Direction]?
  var textSizes: [UIContentSizeCategory]?
  var themes: [String]?
  /// In place of the device's.
  var safeArea: NSDirectionalEdgeInsets?
  var layoutMargins: NSDirectionalEdgeInsets?
  /// Where the page stands, in points along its axis.
  var scroll: CGFloat?
  var measure: RenderRequest.Measure?
  var picture: RenderRequest.Picture?
  /// Pictures that the spec does not want.
  var exclude: [RenderRequest.Exclusion] = []

  /// The same, with what is left open here taken from `other`.
  ///
  /// Whoever names devices means them whole: what `other` says of its own surfaces falls away.
  func completed(by other: Axes) -> Axes {
    let surface = devices == nil ? other : Axes()
    return Axes(
      widths: widths ?? surface.widths, devices: devices ?? (widths == nil ? other.devices : nil),
      height: height ?? surface.height, scale: scale ?? surface.scale,
      appearances: appearances ?? other.appearances, directions: directions ?? other.directions,
      textSizes: textSizes ?? other.textSizes, themes: themes ?? other.themes,
      safeArea: safeArea ?? surface.safeArea,
      layoutMargins: layoutMargins ?? surface.layoutMargins,
      scroll: scroll ?? other.scroll,
      measure: measure ?? other.measure, picture: picture ?? other.picture,
      exclude: exclude + other.exclude)
  }

  /// All the variants: every width with every theme, direction and appearance. What is asked for
  /// twice is there once.
  var variants: [Variant] {
    var variants: [Variant] = []
    var known: Set<Variant> = []
    for surface in surfaces {
      for theme in themes ?? [Theme.wireframe.name] {
        for direction in directions ?? [.ltr] {
          for appearance in appearances ?? [.light] {
            for textSize in textSizes ?? [.large] {
              var variant = surface
              variant.theme = theme
              variant.direction = direction
              variant.appearance = appearance
              variant.textSize = textSize
              if known.insert(variant).inserted { variants.append(variant) }
            }
          }
        }
      }
    }
    return variants.filter { variant in !exclude.contains { $0.covers(variant) } }
  }

  /// The devices or widths that are asked for, each of the plain variant.
  private var surfaces: [Variant] {
    let bare = Container(width: 390)
    let sizes: [(Device?, CGSize)] =
      devices?.map { ($0, $0.size) }
      ?? (widths ?? [bare.size.width]).map { (nil, CGSize(width: $0, height: bare.size.height)) }
    return sizes.map { device, size in
      Variant(
        device: device, width: size.width, height: height ?? size.height,
        scale: scale ?? device?.scale ?? bare.traits.displayScale, appearance: .light,
        direction: .ltr, theme: Theme.wireframe.name, safeArea: safeArea,
        layoutMargins: layoutMargins, scroll: scroll ?? 0, measure: measure ?? .all,
        picture: picture ?? .content)
    }
  }
}
