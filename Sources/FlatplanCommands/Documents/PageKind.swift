internal import CairoRenderer
internal import Foundation

/// The markup language of a page.
enum PageKind {
  case markdown
  /// Markdown in a DocC catalog.
  case docc
  case typst
  case latex

  /// Creates the kind from a page's path; `nil` for other files.
  init?(path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "md", "markdown": self = path.contains(".docc/") ? .docc : .markdown
    case "typ": self = .typst
    case "tex": self = .latex
    default: return nil
    }
  }

  /// The format of figures whose page names none.
  var format: FileFormat { self == .latex ? .pdf : .svg }

  /// The formats that pages can show, preferred ones first. Neither DocC nor LaTeX reads WebP; Typst
  /// does from 0.14.
  var shownFormats: [FileFormat] {
    switch self {
    case .markdown, .typst: [.svg, .png, .webp, .pdf]
    case .docc, .latex: [.svg, .png, .pdf]
    }
  }

  /// The token of the appearance in file names. A tilde has a meaning in LaTeX.
  var appearanceToken: String { self == .latex ? "{-dark}" : "{~dark}" }

  /// Whether the page can contain specs in fences.
  var hasFences: Bool { self != .latex }

  /// A comment on a line of its own.
  func comment(_ text: String) -> String {
    switch self {
    case .markdown, .docc: "<!-- \(text) -->"
    case .typst: "// \(text)"
    case .latex: "% \(text)"
    }
  }

  /// The text of a line that is only a comment; `nil` for other lines.
  func textOfComment(_ line: String) -> String? {
    var line = line.trimmingCharacters(in: .whitespaces)[...]
    let (start, end) =
      switch self {
      case .markdown, .docc: ("<!--", "-->")
      case .typst: ("//", "")
      case .latex: ("%", "")
      }
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    line = line.dropFirst(start.count).dropLast(end.count)
    return line.trimmingCharacters(in: .whitespaces)
  }
}
