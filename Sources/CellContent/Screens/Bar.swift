package import Foundation
package import Geometry
import Scene

/// A bar of a screen, or a button, text or symbol of one, with its frame.
package struct Bar: Hashable, Sendable {
  /// The name in lists of frames: `navigation bar`, `tab 2`.
  package var name: String
  /// The frame on the screen, in points.
  package var frame: CGRect
  package var content: Content
  /// What stands in the box that other themes than the system's draw, which may be empty; `nil` if
  /// they draw none.
  package var label: String?

  package enum Content: Hashable, Sendable {
    /// What `PartPen` draws in the frame.
    case part(Part)
    /// The time and symbols.
    case statusBar
    /// A view of code, which draws it.
    case view
    /// Nothing: other bars are in it.
    case room
  }
}

extension Bar {
  /// The bar as an element that belongs to no section, with its frame on the screen.
  package var element: SolvedElement {
    SolvedElement(
      SolvedElement.Identity(
        category: .decoration, kind: name, section: -1, item: SolvedElement.layoutItem),
      frame: frame, zIndex: 0)
  }
}

extension Bar.Content {
  /// One line of text in the middle of the frame.
  static func text(
    _ string: String, _ font: TextMetrics, _ color: ColorReference,
    _ alignment: TextAlignment = .center, lines: Int = 1
  ) -> Bar.Content {
    var part = Part(.text([PartRun(string)]))
    part.style.font = FontReference(size: font.size, weight: font.weight)
    part.style.color = color
    part.style.textAlignment = alignment
    part.text.numberOfLines = lines
    // The frame is as wide as the text, give or take the last digit of a sum.
    if lines == 1 { part.text.minimumScaleFactor = 0.97 }
    return .part(part)
  }

  /// A symbol in the middle of the frame.
  static func symbol(
    _ name: String, size: CGFloat, weight: FontWeight = .medium, _ color: ColorReference
  ) -> Bar.Content {
    var part = Part(.image(name))
    part.style.font = FontReference(size: size, weight: weight)
    part.style.tintColor = color
    part.image.symbolScale = 1
    return .part(part)
  }

  /// A box that fills the frame, with the continuous corners of sheets, alerts and keys.
  static func box(
    _ background: ColorReference, corner: CornerReference = 0, border: Border? = nil,
    shadow: ShadowReference? = nil
  ) -> Bar.Content {
    var part = Part(.box)
    part.style.background = background
    part.style.cornerRadius = corner
    part.style.cornerCurve = .continuous
    part.style.border = border
    part.style.shadows = shadow.map { [$0] }
    return .part(part)
  }

  /// A box of the material that floats above content on iOS 26.
  static func glass(corner: CornerReference) -> Bar.Content {
    box(
      BarColors.glass, corner: corner, border: Border(color: BarColors.rim, width: 0.5),
      shadow: ShadowReference(opacity: 0.1, radius: 12, offset: CGPoint(x: 0, y: 4)))
  }

  static let glass = glass(corner: .capsule)

  /// A color that fades out from an edge of the screen, below which content scrolls.
  static func fade(_ color: ColorReference, from edge: GradientEdge, _ alphas: [Double])
    -> Bar.Content
  {
    var part = Part(.box)
    part.style.gradient = GradientReference(
      alphas.map { .faded(color, alpha: $0) }, from: edge, to: edge == .top ? .bottom : .top)
    return .part(part)
  }
}

/// The colors of bars that have no name in UIKit; our reading.
enum BarColors {
  static let glass = ColorReference.named("glass")
  static let rim = ColorReference.dynamic(
    light: .components(RGBA(0xFFFFFF, alpha: 0.8)), dark: .components(RGBA(0xFFFFFF, alpha: 0.14)))
  static let keyboard = ColorReference.dynamic(
    light: .components(RGBA(0xDCDDE2)), dark: .components(RGBA(0x2B2B2D)))
  static let key = ColorReference.dynamic(
    light: .components(RGBA(0xFFFFFF)), dark: .components(RGBA(0x6B6B6D)))
  static let label = ColorReference.named("label")
  static let tint = ColorReference.named("systemBlue")
  static let badge = ColorReference.named("systemRed")
  static let fill = ColorReference.named("tertiarySystemFill")
  static let material = ColorReference.named("systemChromeMaterial")
}
