import Scene

/// A file format for pictures, with the properties that decide how pictures are drawn, named and
/// checked. The raw value is the file extension.
///
/// All lists of formats in options, help, messages and completions come from `allCases`.
package enum FileFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
  /// Lossless WebP.
  case webp

  /// The largest size in pixels; `nil` for vector formats, which are limited in points.
  var limits: PixelSize.Limits? {
    switch self {
    case .png: .png
    case .webp: .webp
    case .svg, .pdf: nil
    }
  }

  /// Whether files consist of shapes in points, independent of the scale.
  package var isVector: Bool { limits == nil }

  /// Whether one file can have a light and a dark version.
  package var holdsBothAppearances: Bool {
    switch self {
    case .svg: true
    case .png, .pdf, .webp: false
    }
  }

  /// Whether files are text, which can be printed to a terminal.
  package var isText: Bool {
    switch self {
    case .svg: true
    case .png, .pdf, .webp: false
    }
  }

  /// All formats as a phrase: `.png, .svg or .pdf` with the prefix `.`.
  package static func list(prefix: String = "") -> String {
    let words = allCases.map { prefix + $0.rawValue }
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
