internal import Basics
internal import CellContent
internal import EmbeddedFiles
internal import Foundation
internal import Scene

/// The preview page, assembled into one HTML file.
struct Page: Sendable {
  var title: String
  /// The address that opens a file in an editor.
  var editor = ""
  /// The nonce of the page's style and script, which the content security policy allows.
  var nonce = ""

  var html: String {
    let parts: KeyValuePairs = [
      "nonce": nonce,
      "title": Self.words(title), "editor": Self.words(editor),
      "style": Self.file("preview.css"),
      "script": Self.file("preview.js"),
      "themes": Theme.names.map { "<option>\($0)</option>" }.joined(),
      "overlays": OverlayKind.names.filter { $0 != "none" }.map { name in
        "<label><input type=\"checkbox\" name=\"overlay\" value=\"\(name)\"><span>\(name)</span></label>"
      }.joined(),
    ]
    var html = Self.file("preview.html")
    for (name, part) in parts { html = html.replacingOccurrences(of: "{{\(name)}}", with: part) }
    return html
  }

  /// A text of the user's, in which a `{{` must not be read as a placeholder.
  private static func words(_ text: String) -> String {
    text.xml().replacing("{{", with: "{ {")
  }

  private static func file(_ name: String) -> String {
    EmbeddedFile("FlatplanPreview/Page/\(name)").text
  }
}
