internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

/// The pictures that are wanted, by axis; what is `nil` is left to whoever comes next.
struct Axes: Hashable, Sendable {
  var widths: [CGFloat]?
  var height: CGFloat?
  var scale: CGFloat?
  var appearances: [Appearance]?
  var directions: [Direction]?
  var textSizes: [UIContentSizeCategory]?
  var themes: [String]?
  /// Where the page stands, in points along its axis.
  var scroll: CGFloat?
  var measure: RenderRequest.Measure?
  /// Pictures that the spec does not want.
  var exclude: [RenderRequest.Exclusion] = []

  /// The same, with what `other` leaves open filled in.
  func completed(by other: Axes) -> Axes {
    Axes(
      widths: widths ?? other.widths, height: height ?? other.height, scale: scale ?? other.scale,
      appearances: appearances ?? other.appearances, directions: directions ?? other.directions,
      textSizes: textSizes ?? other.textSizes, themes: themes ?? other.themes,
      scroll: scroll ?? other.scroll,
      measure: measure ?? other.measure, exclude: exclude + other.exclude)
  }

  /// One of each, for whom nobody asked for anything.
  static let plain = Axes(
    widths: [390], height: 844, scale: 2, appearances: [.light], directions: [.ltr],
    themes: [Theme.wireframe.name])

  /// All the variants: every width with every theme, direction and appearance. What is asked for
  /// twice is there once.
  var variants: [Variant] {
    let axes = completed(by: .plain)
    var variants: [Variant] = []
    for width in axes.widths ?? [] {
      for theme in axes.themes ?? [] {
        for direction in axes.directions ?? [] {
          for appearance in axes.appearances ?? [] {
            for textSize in axes.textSizes ?? [.large] {
              let variant = Variant(
                width: width, height: axes.height ?? 0, scale: axes.scale ?? 1,
                appearance: appearance, direction: direction, textSize: textSize, theme: theme,
                scroll: axes.scroll ?? 0, measure: axes.measure ?? .all)
              if !variants.contains(variant) { variants.append(variant) }
            }
          }
        }
      }
    }
    return variants.filter { variant in !axes.exclude.contains { $0.covers(variant) } }
  }
}
