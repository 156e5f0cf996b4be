internal import Basics
internal import CairoRenderer
internal import Foundation
internal import HostSystem
package import PNGCodec
internal import Scene

/// A picture file to compare: a PNG, JPEG or WebP.
package struct PictureFile: Sendable {
  package var picture: PNG.Rows
  /// Properties of the file that a comparison ignores: `gamma 1.0`, `color profile "Display P3"`.
  package var ignored: [String]

  /// - Parameter budget: Counts the decoded pixels. One picture may have a sixteenth of them, because
  ///   it is in memory as a whole.
  /// - Throws: An error of the decoder; `Budget.Exceeded`.
  init(_ bytes: [UInt8], _ budget: Budget.Share) throws {
    if bytes.starts(with: Self.pngSignature) {
      let most = max(budget.limits[.decodedBytes], Budget.Resource.decodedBytes.standard) / 16
      do {
        picture = try PNG.Rows(decoding: bytes, limits: PNG.Limits(pixels: most / 4))
      } catch PNGError.tooLarge(let width, let height) {
        throw Problem(
          description: """
            \(width) by \(height) pixels are too many to compare; a picture may take \(most) bytes, \
            a quarter of them if it is interlaced; allow more with --limit decodedBytes=NUMBER, of \
            which it may take a sixteenth
            """)
      }
    } else {
      do throws(ImageProblem) {
        let file = try ImageFile(bytes)
        // Only pixels can be compared.
        guard file.format != .svg else { throw .unknownFormat }
        let bitmap = try Self.decode(file)
        picture = PNG.Rows(
          PNG.Picture(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels))
      } catch {
        throw Problem(description: error.explanation)
      }
    }
    try budget.spend(4 * picture.width * picture.height, on: .decodedBytes)
    ignored = PictureProperties(bytes).ignored
  }

  private struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private static func decode(_ file: ImageFile) throws(ImageProblem) -> Bitmap {
    do throws(ImageDecodingError) {
      return try ImageDecoder.decode(file)
    } catch {
      throw .damaged
    }
  }

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  /// The file name extensions of the formats that can be compared.
  static let extensions = ["png", "jpg", "jpeg", "webp"]

  /// Returns whether a name or the first bytes are those of a picture that can be compared.
  package static func isComparable(_ name: String, _ bytes: [UInt8] = []) -> Bool {
    extensions.contains(fileExtension(name)) || bytes.starts(with: pngSignature)
      || bytes.starts(with: [0xFF, 0xD8, 0xFF])
      || bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
  }

  /// The name of a picture format that cannot be compared, such as `GIF`; `nil` for other files.
  static func otherFormat(_ name: String, _ bytes: [UInt8] = []) -> String? {
    otherExtensions[fileExtension(name)] ?? signatures.first { bytes.starts(with: $0.0) }?.1
      ?? (bytes.dropFirst(4).starts(with: "ftyp".utf8) ? "HEIF or AVIF" : nil)
  }

  private static let otherExtensions = [
    "gif": "GIF", "bmp": "BMP", "tif": "TIFF", "tiff": "TIFF", "svg": "SVG", "pdf": "PDF",
    "heic": "HEIC", "heif": "HEIF", "avif": "AVIF", "ico": "ICO", "icns": "ICNS", "psd": "PSD",
    "jxl": "JPEG XL", "jp2": "JPEG 2000", "tga": "TGA", "qoi": "QOI", "eps": "EPS", "apng": "APNG",
  ]

  private static let signatures: [([UInt8], String)] = [
    (Array("GIF8".utf8), "GIF"), (Array("%PDF".utf8), "PDF"), (Array("8BPS".utf8), "PSD"),
    (Array("II*\0".utf8), "TIFF"), (Array("MM\0*".utf8), "TIFF"), (Array("qoif".utf8), "QOI"),
    ([0xFF, 0x0A], "JPEG XL"), ([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C], "JPEG XL"),
    ([0, 0, 1, 0], "ICO"), (Array("<svg".utf8), "SVG"),
  ]

  private static func fileExtension(_ name: String) -> String {
    let file = name.namesInPath.last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return "" }
    return file[file.index(after: dot)...].lowercased()
  }
}

/// Properties of a picture file's header that affect colors, but not the decoded pixels.
struct PictureProperties {
  private(set) var ignored: [String] = []

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: PictureFile.pngSignature) {
      addPNG(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      addJPEG(bytes)
    } else if bytes.starts(with: "RIFF".utf8) {
      addWebP(bytes)
    }
  }

  private mutating func addPNG(_ bytes: [UInt8]) {
    if bytes.count > 24, bytes[24] == 16 { ignored.append("the lower half of 16-bit channels") }
    var (place, gamma, isStandard) = (8, Int?.none, false)
    while place + 8 <= bytes.count {
      let length = Self.number(bytes[place..<(place + 4)])
      let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      let data = bytes[min(place + 8, bytes.count)..<min(place + 8 + length, bytes.count)]
      switch type {
      case "IDAT": place = bytes.count
      case "sRGB": isStandard = true
      case "gAMA": gamma = Self.number(data.prefix(4))
      case "iCCP": addProfile(String(decoding: data.prefix { $0 != 0 }, as: UTF8.self))
      case "cICP": ignored.append("the color space of the chunk cICP")
      default: break
      }
      place += length + 12
    }
    // sRGB has about this gamma.
    if let gamma, !isStandard, abs(gamma - 45_455) > 500 {
      ignored.append("gamma \(Double(gamma) / 100_000)")
    }
  }

  private mutating func addJPEG(_ bytes: [UInt8]) {
    var place = 2
    // 0xDA starts the pixels.
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Self.number(bytes[(place + 2)..<(place + 4)])
      let data = bytes[(place + 4)..<max(place + 4, min(place + 2 + length, bytes.count))]
      if bytes[place + 1] == 0xE2, data.starts(with: "ICC_PROFILE".utf8) {
        addEmbeddedProfile(data)
        return
      }
      place += length + 2
    }
  }

  private mutating func addWebP(_ bytes: [UInt8]) {
    var place = 12
    while place + 8 <= bytes.count {
      let length = Self.number(Array(bytes[(place + 4)..<(place + 8)].reversed())[...])
      if bytes[place...].starts(with: "ICCP".utf8) {
        addEmbeddedProfile(bytes[(place + 8)..<min(place + 8 + length, bytes.count)])
        return
      }
      place += 8 + length + length % 2
    }
  }

  private mutating func addEmbeddedProfile(_ data: ArraySlice<UInt8>) {
    // Descriptions of profiles are ASCII or UTF-16.
    let text = String(decoding: data.prefix(8192).filter { $0 >= 32 && $0 < 127 }, as: UTF8.self)
    if text.contains("sRGB") { return }
    ignored.append("a color profile")
  }

  private mutating func addProfile(_ name: String) {
    guard !name.lowercased().contains("srgb") else { return }
    let shown = name.unicodeScalars.filter { $0.properties.generalCategory != .control }
    ignored.append("color profile \"\(String(String.UnicodeScalarView(shown)))\"")
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
