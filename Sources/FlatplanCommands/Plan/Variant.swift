internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

/// One picture of a spec: where it stands on each of the axes that multiply.
struct Variant: Hashable, Sendable {
  /// What the container fills, if that is a device.
  var device: Device?
  /// Points of the container.
  var width: CGFloat
  /// Points of the container.
  var height: CGFloat
  /// Pixels a point.
  var scale: CGFloat
  var appearance: PictureAppearance
  var direction: Direction
  /// How large text is.
  var textSize = UIContentSizeCategory.large
  /// The theme's name.
  var theme: String
  /// In place of the device's, or of none.
  var safeArea: NSDirectionalEdgeInsets?
  var layoutMargins: NSDirectionalEdgeInsets?
  /// Where the page stands, in points along its axis.
  var scroll: CGFloat = 0
  var measure = RenderRequest.Measure.all
  /// What the picture shows.
  var picture = RenderRequest.Picture.content

  /// What tells the variant from others, in words: `320 points, dark, rtl`.
  var words: String {
    ([surfaceWords] + lookWords).joined(separator: ", ")
  }

  /// What the container fills, in words.
  var surfaceWords: String { device?.name ?? "\(Number.text(width)) points" }

  /// All of it, in a text that stays the same from one release to the next.
  var key: String {
    func edges(_ edges: NSDirectionalEdgeInsets?) -> String {
      let sides = edges.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? []
      return sides.map(Number.text).joined(separator: ",")
    }
    return [
      device?.name ?? "", Number.text(width), Number.text(height), Number.text(scale),
      appearance.rawValue, direction.rawValue, textSize.word, theme, edges(safeArea),
      edges(layoutMargins), Number.text(scroll), measure.rawValue, picture.rawValue,
    ].joined(separator: ";")
  }

  /// What is not plain of it beside its container, in words.
  var lookWords: [String] {
    var words: [String] = []
    if appearance != .light { words.append(appearance.rawValue) }
    if direction != .ltr { words.append(direction.rawValue) }
    if textSize != .large { words.append("text \(textSize.word)") }
    if theme != Theme.wireframe.name { words.append("theme \(theme)") }
    return words
  }
}

/// Which colours a picture has, as it is written.
enum PictureAppearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  /// Those that fit where it is seen: an SVG has both. Everything else is light.
  case auto

  /// What a single picture is drawn in.
  var shown: Appearance { self == .dark ? .dark : .light }
}

/// Which side is leading, as it is written.
enum Direction: String, Hashable, Sendable, CaseIterable {
  case ltr
  case rtl
}

/// A kind of file.
enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
