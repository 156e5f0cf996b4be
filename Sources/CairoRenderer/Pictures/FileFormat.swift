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

  /// The media type of files that browsers show as images; `nil` for others.
  package var imageType: String? {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .webp: "image/webp"
    case .pdf: nil
    }
  }

  /// Whether files are text, which can be printed to a terminal.
  package var isText: Bool {
    switch self {
    case .svg: true
    case .png, .pdf, .webp: false
    }
  }

  /// The formats that browsers show as images.
  package static let images = allCases.filter { $0.imageType != nil }

  /// Formats as a phrase: `.png, .svg or .pdf` with the prefix `.`.
  package static func list(_ formats: [FileFormat] = allCases, prefix: String = "") -> String {
    let names = formats.map { prefix + $0.rawValue }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
