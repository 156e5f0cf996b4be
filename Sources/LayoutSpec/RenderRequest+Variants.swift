internal import Basics
internal import Foundation
package import Geometry
internal import SpecTree

extension RenderRequest {
  /// The pictures to render, without duplicates: every surface in every theme, direction,
  /// appearance and text size, except those excluded.
  package var variants: [Variant] {
    allVariants.filter { variant in !exclude.contains { $0.covers(variant) } }
  }

  /// The distinct containers to render. If every picture is excluded, the containers of all
  /// pictures.
  package var containers: [Container] {
    let wanted = variants
    return (wanted.isEmpty ? allVariants : wanted).map(\.container).uniqued()
  }

  /// Whether several themes are requested, so that output must name the theme.
  package var hasSeveralThemes: Bool { (themes ?? []).count > 1 }

  /// All variants, including excluded ones.
  private var allVariants: [Variant] {
    var variants: [Variant] = []
    var known: Set<Variant> = []
    for surface in surfaces {
      for theme in themes ?? [surface.theme] {
        for direction in layoutDirections ?? [.leftToRight] {
          for appearance in appearances ?? [.light] {
            for textSize in contentSizeCategories ?? [surface.textSize] {
              var variant = surface
              variant.theme = theme
              variant.direction = Direction(direction)
              variant.appearance = appearance
              variant.textSize = textSize
              if known.insert(variant).inserted { variants.append(variant) }
            }
          }
        }
      }
    }
    return variants
  }

  /// One variant per requested device or width and system version, with defaults for everything else.
  private var surfaces: [Variant] {
    let standard = Container.standard
    let sizes: [(Device?, CGSize)] =
      devices?.map { ($0, $0.size) }
      ?? (widths ?? [standard.size.width]).map {
        (nil, CGSize(width: $0, height: standard.size.height))
      }
    return sizes.flatMap { device, size in
      (compatibilities ?? [.ios26]).map { compatibility in
        Variant(
          device: device, width: size.width, height: height ?? size.height,
          scale: scale ?? device?.scale ?? standard.traits.displayScale, safeArea: safeArea,
          layoutMargins: layoutMargins, scroll: scrollOffset, measure: measure ?? .all,
          compatibility: compatibility, picture: picture ?? .content)
      }
    }
  }
}

extension RenderRequest.Exclusion {
  /// Whether the exclusion's conditions all match a picture.
  fileprivate func covers(_ variant: Variant) -> Bool {
    widths?.contains(variant.width) ?? true
      && devices?.contains { $0 == variant.device } ?? true
      && appearances?.contains(variant.appearance) ?? true
      && layoutDirections?.contains(variant.direction.layoutDirection) ?? true
      && contentSizeCategories?.contains(variant.textSize) ?? true
      && themes?.contains(variant.theme) ?? true
      && compatibilities?.contains(variant.compatibility) ?? true
  }
}
