internal import Basics
internal import EmbeddedFiles
internal import Foundation

extension Report {
  /// Returns the report as one self-contained HTML page, `index.html`.
  ///
  /// It works when opened as a file, and its content security policy forbids network access.
  /// Pictures are embedded until their total size reaches a limit; further pictures are referenced
  /// by path.
  ///
  /// - Parameters:
  ///   - mostBytes: The maximum total size of embedded pictures, before encoding.
  ///   - serving: The server that shows the page, which then has buttons to accept and reject; `nil`
  ///     for a page in a file.
  ///   - read: Returns the bytes of a file of the report, or `nil` if there is none. The path is
  ///     absolute or relative to the folder of the report.
  /// - Throws: An error of the encoder.
  public func page(
    embedding mostBytes: Int = 48 << 20, serving: PageServer? = nil,
    read: (_ path: String) -> [UInt8]? = { _ in nil }
  ) throws -> [UInt8] {
    var files = PageFiles(mostBytes: mostBytes)
    for verdict in verdicts where verdict.status != .match || verdict.recorded != nil {
      files.add(verdict.files, read)
      for side in verdict.merge ?? [] { files.add(picture: side.picture, read) }
    }
    let data = PageData(
      report: limitingFrames(to: Self.mostPageFrames),
      causes: causeGroups.byWeight.map(PageData.Cause.init),
      names: verdicts.map(\.baselineName), images: files.images, layouts: files.layouts)
    return Array(try Self.document(data, serving).utf8)
  }

  /// The maximum number of changed frames that a page contains.
  private static let mostPageFrames = 60_000

  /// Returns the report without the last frames of changes, if it has more than `most` in total.
  private func limitingFrames(to most: Int) -> Report {
    let count = verdicts.reduce(0) { $0 + $1.changes.reduce(0) { $0 + $1.frames.count } }
    guard count > most else { return self }
    var report = self
    let each = max(8, 40 * most / count)
    for verdict in report.verdicts.indices {
      for change in report.verdicts[verdict].changes.indices {
        let frames = report.verdicts[verdict].changes[change].frames
        guard frames.count > each else { continue }
        let more = report.verdicts[verdict].changes[change].more ?? 0
        report.verdicts[verdict].changes[change].more = more + frames.count - each
        report.verdicts[verdict].changes[change].frames = Array(frames.prefix(each))
      }
    }
    return report
  }

  private static func document(_ data: PageData, _ server: PageServer?) throws -> String {
    let json = try JSONValue(data).compactText.inScript
    let scripts = ["frames.js", "viewer.js", "report.js"].map(file)
    // A served page names its scripts, so that a text which is mistaken for a script does not run.
    let nonce = server?.nonce.map { $0.xml(inAttribute: true) }
    let sources =
      (nonce.map { "'nonce-\($0)'" } ?? "'unsafe-inline'")
      + (server == nil ? "" : "; connect-src 'self'")
    let tag = nonce.map { "<script nonce=\"\($0)\">" } ?? "<script>"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: file: \
      'self'; style-src 'unsafe-inline'; script-src \(sources)">
      \(server.map { $0.tags } ?? "")
      <meta name="color-scheme" content="light dark">
      <title>\(data.report.summary.xml()) · Flatplan</title>
      <style>
      \(file("page.css"))</style>
      </head>
      <body>
      <noscript><pre>\(data.report.text.xml())</pre></noscript>
      <div id="page"></div>
      <div id="viewer" hidden></div>
      <div id="announcement" role="status" aria-live="polite"></div>
      <script id="data" type="application/json">\(json)</script>
      \(scripts.map { "\(tag)\n\($0)</script>\n" }.joined())\
      </body>
      </html>

      """
  }

  private static func file(_ name: String) -> String {
    EmbeddedFile("VisualDiff/Views/Page/\(name)").text
  }
}

/// The server that shows a page.
public struct PageServer: Sendable {
  /// A secret that the page sends with each request to change something.
  public var token: String
  /// The version of the report, which changes with each acceptance or rejection.
  public var version: String
  /// The nonce of the page's scripts; `nil` allows any script in the page.
  public var nonce: String?

  /// Creates the description of a server.
  public init(token: String, version: String, nonce: String? = nil) {
    self.token = token
    self.version = version
    self.nonce = nonce
  }

  fileprivate var tags: String {
    """
    <meta name="flatplan-server" content="\(token.xml(inAttribute: true))">
    <meta name="flatplan-version" content="\(version.xml(inAttribute: true))">
    """
  }
}

struct PageData: Encodable {
  var report: Report
  var causes: [Cause]
  /// The names that `--filter` takes, one per verdict.
  var names: [String]
  /// The sources of pictures, by their paths in the report.
  var images: [String: String]
  var layouts: [String: Layout]

  struct Cause: Encodable {
    var number: Int
    var kind: String
    var edits: [SpecEdit]
    var text: String
    var places: [String]
    var verdicts: [Int]
    var indexes: [Int]
    var consequences: Int

    init(_ group: Report.CauseGroup) {
      number = group.number
      kind = group.cause.kind.rawValue
      edits = group.cause.edits
      text = "\(group.cause)"
      places = group.places
      verdicts = group.verdicts
      indexes = group.indexes
      consequences = group.consequences
    }
  }

  /// The frames of a layout file, in points.
  struct Layout: Encodable {
    var scale: Double
    var size: [Double]
    var frames: [Frame]

    struct Frame: Encodable {
      var name: String
      /// `c` for a cell, `s` for a supplementary view, `d` for a decoration.
      var kind: String
      var rect: [Double]
    }
  }
}

extension String {
  /// The JSON text escaped for a script element, so that it cannot end the script or start a comment,
  /// and without invisible characters.
  ///
  /// - Complexity: O(bytes), in one pass, because reports of large suites have megabytes.
  var inScript: String {
    var script = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "<" || scalar.isInvisible && scalar != "\n" {
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
          script.append(contentsOf: "\\u\(unit.hexadecimal)".unicodeScalars)
        }
      } else {
        script.append(scalar)
      }
    }
    return String(script)
  }
}
