internal import Basics
package import CairoRenderer
internal import Foundation
internal import Geometry
internal import HostSystem
package import LayoutSpec
package import SpecDiagnostics
package import SpecTree

/// A pattern for the paths of pictures.
///
/// Tokens stand for the name of the spec and for the values of a variant. Most tokens are empty for
/// the default value.
package struct PathPattern: Hashable, Sendable {
  private let pieces: [Piece]
  /// The format named by the pattern's file extension.
  let format: FileFormat?

  private enum Piece: Hashable {
    case text(String)
    case token(PathToken)
  }

  /// Extensions of picture formats that cannot be written; they are not folder names either.
  private static let others = ["avif", "bmp", "gif", "heic", "jpeg", "jpg", "tif", "tiff"]

  /// The pattern appended to a folder.
  static let inFolder = "{name}/{device}{-rtl}{~dark}{-size}{-theme}{@scale}.{ext}"

  /// Parses a pattern: a path with tokens, the path of one picture, or a folder.
  ///
  /// - Throws: ``Failure/badUsage(_:)`` for an unknown token or a picture format that cannot be
  ///   written.
  package init(_ written: String) throws(Failure) {
    let last = written.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = last.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
    format = last.contains(".") ? ending.flatMap { FileFormat(rawValue: $0.lowercased()) } : nil
    if last.contains("."), let ending, Self.others.contains(ending.lowercased()) {
      throw .badUsage("cannot write '\(last)': pictures are \(FileFormat.list(prefix: ".")) files")
    }
    let isFolder = format == nil && !written.contains("{")
    let folder = written.hasSuffix("/") || written.isEmpty ? written : written + "/"
    pieces = try Self.pieces(isFolder ? folder + Self.inFolder : written)
  }

  /// Creates a pattern from a sequence of tokens.
  package init(_ tokens: PathToken...) {
    pieces = tokens.map(Piece.token)
    format = nil
  }

  /// The folder of all pictures: the part before the first component with a token; `nil` for the path
  /// of one picture.
  var folder: String? {
    guard !isSinglePath else { return nil }
    let folder = start.hasSuffix("/") ? start : Files.split(start).folder
    return folder.isEmpty ? "." : folder
  }

  /// The text before the first token.
  var start: String {
    if case .text(let text)? = pieces.first { text } else { "./" }
  }

  /// Whether the pattern has no tokens, and is the path of one picture.
  var isSinglePath: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// Returns the path of a picture.
  ///
  /// - Parameters:
  ///   - group: The folder inserted before the name, if any.
  ///   - namesTheme: Whether pictures in several themes are requested.
  ///   - isSheet: Whether the picture is a sheet of all variants, whose name contains none of their
  ///     values.
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
        .token(.hyphenatedAppearance) where isSheet,
        .token(.size) where isSheet, .token(.theme) where isSheet:
        ""
      case .token(.width): variant.width.exact + variant.systemSuffix
      case .token(.device): variant.surface
      case .token(.direction): variant.direction == .rtl ? "-rtl" : ""
      case .token(.appearance):
        variant.appearance == .light ? "" : "~\(variant.appearance.rawValue)"
      case .token(.hyphenatedAppearance):
        variant.appearance == .light ? "" : "-\(variant.appearance.rawValue)"
      case .token(.size): variant.textSize == .large ? "" : "-\(variant.textSize.word)"
      case .token(.theme): namesTheme ? "-\(variant.theme)" : ""
      case .token(.scale):
        !format.isVector && variant.scale != 1 ? "@\(variant.scale.exact)x" : ""
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
        throw .badUsage("the path '\(written)' has an unclosed brace")
      }
      let word = String(rest[rest.index(after: open)..<close])
      guard let token = PathToken(rawValue: word) else {
        let known = PathToken.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
        throw .badUsage("the path '\(written)' has an unknown token {\(word)}; use \(known)")
      }
      pieces.append(.token(token))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
    return pieces.filter { $0 != .text("") }
  }
}

extension String {
  /// The text as a path component that is not hidden, contains no separators, and can be checked out on
  /// Windows.
  package var asFileName: String {
    var scalars = unicodeScalars.map { scalar in
      "/\\:*?\"<>|".unicodeScalars.contains(scalar)
        || CharacterSet.controlCharacters.contains(scalar)
        || CharacterSet.newlines.contains(scalar) ? "-" : scalar
    }
    if scalars.first == "." { scalars[0] = "-" }
    if let last = scalars.last, last == "." || last == " " { scalars[scalars.count - 1] = "-" }
    var name = ""
    name.unicodeScalars.append(contentsOf: scalars)
    let stem = name.prefix { $0 != "." }.uppercased()
    let isDevice =
      ["CON", "PRN", "AUX", "NUL"].contains(stem)
      || stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT"))
        && stem.last?.isNumber == true
    return isDevice ? "-" + name : name
  }
}
