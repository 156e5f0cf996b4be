internal import Basics
internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecPictures

/// Writes the markup that shows a figure in a page.
struct FigureMarkup {
  var kind: PageKind
  /// The folder of the page, as the user wrote it: empty, or with a trailing slash.
  var folder: String

  /// A picture of the figure with its variant.
  typealias Drawn = (variant: Variant, picture: DrawnPicture)

  /// The lines that show the pictures of a figure, with one image per width.
  func lines(_ pictures: [Drawn]) -> [String] {
    let format = kind.shownFormats.first { format in
      pictures.contains { $0.picture.picture.format == format }
    }
    let shown = pictures.filter { $0.picture.picture.format == format }
    let surfaces = shown.map(\.variant.surface).uniqued()
    return surfaces.flatMap { surface in
      image(shown.filter { $0.variant.surface == surface })
    }
  }

  private func image(_ pictures: [Drawn]) -> [String] {
    guard
      let light = pictures.first(where: { !$0.variant.appearance.shown.isDark }) ?? pictures.first
    else { return [] }
    let dark = pictures.first { $0.variant.appearance.shown.isDark && $0.variant != light.variant }
    let (path, alt) = (path(light.picture), alt(light.picture))
    let width = light.picture.size.width.exact
    switch kind {
    case .markdown:
      let alt = alt.xml(inAttribute: true)
      let source = path.xml(inAttribute: true)
      let image = "<img src=\"\(source)\" width=\"\(width)\" alt=\"\(alt)\">"
      guard let dark else { return [image] }
      let darkSource = self.path(dark.picture).xml(inAttribute: true)
      return [
        "<picture>",
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(darkSource)\">",
        "  \(image)", "</picture>",
      ]
    case .docc:
      // DocC finds the dark picture by its name.
      return ["@Image(source: \(Files.split(path).file.inDocC), alt: \(alt.inDocC))"]
    case .typst:
      return ["#image(\(path.inTypst), width: \(width)pt, alt: \(alt.inTypst))"]
    case .latex: return ["\\includegraphics[width=\(width)bp, alt={\(alt.inLaTeX)}]{\(path)}"]
    }
  }

  /// The path of a picture relative to the page.
  private func path(_ drawn: DrawnPicture) -> String {
    let name = drawn.picture.name
    return name.hasPrefix(folder) ? String(name.dropFirst(folder.count)) : name
  }

  /// The alternative text: the title and the description on one line.
  private func alt(_ drawn: DrawnPicture) -> String {
    let text = [drawn.title, drawn.summary].filter { !$0.isEmpty }.joined(separator: ". ")
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
