internal import Basics
internal import CellContent
internal import Foundation
internal import Scene

/// The preview page, assembled into one HTML file.
struct Page: Sendable {
  var title: String
  /// The nonce of the page's style and script, which the content security policy allows.
  var nonce = ""

  var html: String {
    let parts: KeyValuePairs = [
      "nonce": nonce,
      // A `{{` in the title must not be read as a placeholder.
      "title": title.xml().replacing("{{", with: "{ {"),
      "style": String(decoding: PackageResources.preview_css, as: UTF8.self),
      "script": String(decoding: PackageResources.preview_js, as: UTF8.self),
      "themes": Theme.names.map { "<option>\($0)</option>" }.joined(),
      "overlays": OverlayKind.names.filter { $0 != "none" }.map { name in
        "<label><input type=\"checkbox\" name=\"overlay\" value=\"\(name)\"><span>\(name)</span></label>"
      }.joined(),
    ]
    var html = String(decoding: PackageResources.preview_html, as: UTF8.self)
    for (name, part) in parts { html = html.replacingOccurrences(of: "{{\(name)}}", with: part) }
    return html
  }
}
