internal import Basics
internal import Foundation

/// How a file stores characters, by the names of IANA.
enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case western = "windows-1252"
  case central = "windows-1250"
  case cyrillic = "windows-1251"
  case greek = "windows-1253"
  case turkish = "windows-1254"
  case latin = "iso-8859-1"
  case japanese = "shift_jis"

  private var foundation: String.Encoding {
    switch self {
    case .utf8: .utf8
    case .western: .windowsCP1252
    case .central: .windowsCP1250
    case .cyrillic: .windowsCP1251
    case .greek: .windowsCP1253
    case .turkish: .windowsCP1254
    case .latin: .isoLatin1
    case .japanese: .shiftJIS
    }
  }

  /// The text of a file as UTF-8, without a byte order mark. UTF-16 is recognized.
  static func decoded(
    _ bytes: [UInt8], as encoding: TextEncoding?
  ) throws(DataTable.Failure) -> ArraySlice<UInt8> {
    if let encoding, encoding != .utf8 {
      guard let text = String(data: Data(bytes), encoding: encoding.foundation) else {
        throw DataTable.Failure(why: "it is not \(encoding.rawValue) text")
      }
      return Array(text.utf8)[...]
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes[3...] }
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.first == 0 && bytes[safely: 1] != 0
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.first != 0 && bytes[safely: 1] == 0
    guard isBig || isLittle else { return try utf8(bytes) }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + (isBig ? 0 : 1)]) << 8 | UInt16(bytes[index + (isBig ? 1 : 0)])
    }
    guard bytes.count.isMultiple(of: 2),
      let text = String(
        validating: units.first == 0xFEFF ? units[1...] : units[...], as: UTF16.self)
    else { throw DataTable.Failure(why: "it is not UTF-16 text; save it as UTF-8") }
    return Array(text.utf8)[...]
  }

  private static func utf8(_ bytes: [UInt8]) throws(DataTable.Failure) -> ArraySlice<UInt8> {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes[...] }
    // The line of the first bytes that are no character.
    var (line, start) = (1, 0)
    while let end = bytes[start...].firstIndex(of: 10),
      String(validating: bytes[start..<end], as: UTF8.self) != nil
    {
      (line, start) = (line + 1, end + 1)
    }
    throw DataTable.Failure(
      why: "line \(line) is not UTF-8 text; save it as UTF-8, or say how it is stored",
      instead: ["encoding: windows-1252"])
  }
}
