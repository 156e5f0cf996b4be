package import CairoRenderer
internal import CompositionalLayout
internal import Foundation
package import HostSystem
package import LayoutSpec
internal import SpecInput

/// How the path of a picture follows from what it shows.
///
/// Tokens stand for the name of the spec and for where the picture stands on each axis. A token of an
/// axis is empty where its value is the plain one.
package struct PathPattern: Hashable, Sendable {
  private let pieces: [Piece]
  /// The format that the pattern's own extension names.
  let format: FileFormat?

  private enum Piece: Hashable {
    case text(String)
    case token(PathToken)
  }

  /// Extensions of pictures that are not written, and no name of a folder either.
  private static let others = ["avif", "bmp", "gif", "heic", "jpeg", "jpg", "tif", "tiff", "webp"]

  /// What follows the name of a folder.
  static let inFolder = "{name}/{device}{-rtl}{~dark}{-size}{-theme}{@scale}.{ext}"

  /// A pattern as it is written: with tokens, or the path of one picture, or that of a folder.
  ///
  /// - Throws: ``Failure/badUsage(_:)`` for a token that is not known, or a format of pictures that none
  ///   is written in.
  package init(_ written: String) throws(Failure) {
    let last = written.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = last.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
    format = last.contains(".") ? ending.flatMap { FileFormat(rawValue: $0.lowercased()) } : nil
    if last.contains("."), let ending, Self.others.contains(ending.lowercased()) {
      throw .badUsage("a picture is written as .png, .svg or .pdf, not as '\(last)'")
    }
    let isFolder = format == nil && !written.contains("{")
    let folder = written.hasSuffix("/") || written.isEmpty ? written : written + "/"
    pieces = try Self.pieces(isFolder ? folder + Self.inFolder : written)
  }

  /// A pattern of tokens, one after the other.
  package init(_ tokens: PathToken...) {
    pieces = tokens.map(Piece.token)
    format = nil
  }

  /// Whether the pattern is the path of one picture.
  var isSinglePath: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// The path of a picture.
  ///
  /// - Parameters:
  ///   - group: The folder that the name gets for itself and others, if any.
  ///   - namesTheme: Whether pictures in several themes are asked for.
  ///   - isSheet: Whether the picture is a sheet of all variants: its name has none of their axes.
  package func path(
    name: String, group: String? = nil, _ variant: Variant, _ format: FileFormat,
    namesTheme: Bool, isSheet: Bool = false
  ) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .token(.name): (group.map { $0.asFileName + "/" } ?? "") + name.asFileName
      case .token(.width) where isSheet, .token(.device) where isSheet: "sheet"
      case .token(.direction) where isSheet, .token(.appearance) where isSheet,
        .token(.size) where isSheet, .token(.theme) where isSheet:
        ""
      case .token(.width): variant.width.exact
      case .token(.device): variant.surface
      case .token(.direction): variant.direction == .rtl ? "-rtl" : ""
      case .token(.appearance):
        variant.appearance == .light ? "" : "~\(variant.appearance.rawValue)"
      case .token(.size): variant.textSize == .large ? "" : "-\(variant.textSize.word)"
      case .token(.theme): namesTheme ? "-\(variant.theme)" : ""
      case .token(.scale):
        format == .png && variant.scale != 1 ? "@\(variant.scale.exact)x" : ""
      case .token(.extension): format.rawValue
      }
    }.joined()
  }

  private static func pieces(_ written: String) throws(Failure) -> [Piece] {
    var pieces: [Piece] = []
    var rest = written[...]
    while let open = rest.firstIndex(of: "{") {
      pieces.append(.text(String(rest[..<open])))
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw .badUsage("the path '\(written)' has a brace that is not closed")
      }
      let word = String(rest[rest.index(after: open)..<close])
      guard let token = PathToken(rawValue: word) else {
        let known = PathToken.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
        throw .badUsage("the path '\(written)' has an unknown token {\(word)}; known are \(known)")
      }
      pieces.append(.token(token))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
    return pieces.filter { $0 != .text("") }
  }
}

extension String {
  /// The text as one part of a path: never a way into another folder, never hidden.
  package var asFileName: String {
    let name = String(map { $0 == "/" || $0 == "\\" || $0.isNewline || $0 == "\0" ? "-" : $0 })
    return name.hasPrefix(".") ? "-" + name.dropFirst() : name
  }
}
