internal import Basics
import CPangoCairo
import Foundation
import PNGCodec
import Scene

/// A font file of a family.
struct FontFile {
  let path: String
  /// The weight nearest to regular among those that use this file.
  private(set) var weight: FontWeight

  /// The files of a family, ordered by weight: one `FcFontMatch` per weight.
  static func all(ofFamily family: String) -> [FontFile] {
    let paths = GlyphLoading.alone {
      FontWeight.allCases.map { path(ofFamily: family, weight: $0) }
    }
    var files: [FontFile] = []
    for (path, weight) in zip(paths, FontWeight.allCases) {
      if let index = files.firstIndex(where: { $0.path == path }) {
        if weight.isNearerToRegular(than: files[index].weight) { files[index].weight = weight }
      } else {
        files.append(FontFile(path: path, weight: weight))
      }
    }
    return files
  }

  /// The file of the best match for a family and a weight; empty if there is none.
  private static func path(ofFamily family: String, weight: FontWeight) -> String {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight.number)))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let font = FcFontMatch(nil, pattern, &result) else { return "" }
    defer { FcPatternDestroy(font) }
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { return "" }
    return String(cString: file)
  }

  var name: String { String(path.split(separator: "/").last ?? "") }

  /// A checksum of the names and contents of files, in any order.
  static func checksum(of paths: Set<String>) -> String {
    paths.map { FontFile(path: $0, weight: .regular) }
      .map { "\($0.name)=\($0.checksum ?? "unreadable")\n" }.sorted().joined().utf8.fnv1a
      .hexadecimal
  }

  /// The checksum of the file's table directory, which contains the length and checksum of each
  /// table, so that the tables need not be read. Other files, such as collections, are read whole.
  /// `nil` if the file cannot be read.
  ///
  /// See "Organization of an OpenType Font" in the OpenType specification.
  var checksum: String? {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return nil
    }
    return file.withUnsafeBytes { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[..<(Self.directory(of: bytes) ?? bytes.count)])
        .withMemoryRebound(to: UInt8.self, PNG.crc32).hexadecimal
    }
  }

  /// The length of the table directory at the start of a font file; `nil` if there is none.
  private static func directory(of file: UnsafeRawBufferPointer) -> Int? {
    let (header, entry) = (12, 16)
    guard file.count >= header else { return nil }
    let version = UInt32(bigEndian: file.loadUnaligned(as: UInt32.self))
    let count = UInt16(bigEndian: file.loadUnaligned(fromByteOffset: 4, as: UInt16.self))
    let end = header + entry * Int(count)
    // The versions of TrueType outlines and of CFF outlines ("OTTO").
    return [0x0001_0000, 0x4F54_544F].contains(version) && end <= file.count ? end : nil
  }
}

extension FontWeight {
  fileprivate func isNearerToRegular(than other: FontWeight) -> Bool {
    let regular = FontWeight.regular.number
    return abs(number - regular) < abs(other.number - regular)
  }
}
