import Foundation
import PNGCodec
import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics

/// Tests how `diff` compares pictures.
@Suite struct DiffPictureTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
  }

  private func write(_ pixels: [[UInt8]], width: Int, to name: String) throws {
    let picture = PNG.Picture(
      width: width, height: pixels.count / width, pixels: pixels.flatMap { $0 })
    try work.write(try PNG.encode(picture), to: name)
  }

  private func write(_ color: [UInt8], to name: String) throws {
    try write(Array(repeating: color, count: 400), width: 20, to: name)
  }

  @Test(arguments: [
    ([255, 255, 255, 255] as [UInt8], [0, 0, 0, 0] as [UInt8]),
    ([255, 255, 255, 255], [255, 255, 255, 200]),
    ([0, 0, 0, 128], [0, 0, 0, 110]),
    ([0x33, 0x66, 0xCC, 255], [0x3F, 0x6D, 0xCC, 255]),
    ([255, 255, 255, 255], [246, 246, 246, 255]),
  ])
  func `differences of opacity and color are differences`(
    one: [UInt8], two: [UInt8]
  ) async throws {
    try write(one, to: "a.png")
    try write(two, to: "b.png")
    let result = await work.run("diff", "a.png", "b.png")
    #expect(result.code == .badSpec)
    #expect(result.text.hasPrefix("pixels    400 different, "), "\(result.text)")
  }

  /// A PNG whose header promises more pixels than it has.
  private func write(side: UInt32, isInterlaced: Bool = false, to name: String) throws {
    var bytes = try PNG.encode(PNG.Picture(width: 1, height: 1, pixels: [1, 2, 3, 255]))
    let number = withUnsafeBytes(of: side.bigEndian, Array.init)
    bytes.replaceSubrange(16..<24, with: number + number)
    bytes[28] = isInterlaced ? 1 : 0
    let checksum = bytes[12..<29].withUnsafeBufferPointer(PNG.crc32)
    bytes.replaceSubrange(29..<33, with: withUnsafeBytes(of: checksum.bigEndian, Array.init))
    // A shorter file cannot have that many.
    try work.write(bytes + [UInt8](repeating: 0, count: 1 << 18), to: name)
  }

  @Test(arguments: [(12_000, false), (6_000, true)])
  func `a picture that would fill the memory is refused before it is decoded`(
    side: UInt32, isInterlaced: Bool
  ) async throws {
    try work.write("", to: "flatplan.yaml")
    for folder in ["old", "new"] {
      try write(side: side, isInterlaced: isInterlaced, to: "\(folder)/a.png")
      try work.write(Example.grid, to: "\(folder)/a.yaml")
    }
    try write([1, 2, 3, 255], to: "b.png")
    for files in [["old/a.png", "b.png"], ["b.png", "new/a.png"], ["old", "new"]] {
      let result = await work.run(["diff"] + files)
      #expect(result.code == .system)
      #expect(result.words.contains("a.png: \(side) by \(side) pixels are too many to compare"))
      #expect(result.words.contains("allow more with --limit decodedBytes="), "\(result.words)")
    }
    let allowed = await work.run(
      "diff", "old/a.png", "b.png", "--limit", "decodedBytes=1000000000000")
    #expect(allowed.code == .system && !allowed.words.contains("--limit"), "\(allowed.words)")
    let few = await work.run("diff", "b.png", "old/a.yaml", "--limit", "decodedBytes=1000")
    #expect(
      few.words.contains("1600 bytes of decoded images for this file exceed"), "\(few.words)")
  }

  @Test func `pixels that differ by less than the threshold are counted and pass`() async throws {
    try write([128, 128, 128, 255], to: "a.png")
    try write([130, 128, 128, 255], to: "b.png")
    let result = await work.run("diff", "a.png", "b.png")
    #expect(result.code == .done)
    #expect(result.text == "pixels    400 pixels differ below the threshold 0.02\n")
    #expect(await work.run("diff", "a.png", "b.png", "--exact").code == .badSpec)
    #expect(await work.run("diff", "a.png", "b.png", "--threshold", "0.001").code == .badSpec)
    #expect(
      await work.run("diff", "a.png", "b.png", "--window", "8:64", "--threshold", "0.001").code
        == .done)
    #expect(
      await work.run("diff", "a.png", "b.png", "--window", "8:63", "--threshold", "0.001").code
        == .badSpec)
    #expect(
      await work.run("diff", "a.png", "b.png", "--exact", "--window", "8:64").code == .badUsage)
    #expect(await work.run("diff", "a.png", "b.png", "--threshold", "2").code == .badUsage)
  }

  @Test func `the colors of transparent pixels count only in exact comparisons`() async throws {
    try write([1, 2, 3, 0], to: "a.png")
    try write([200, 2, 3, 0], to: "b.png")
    let result = await work.run("diff", "a.png", "b.png")
    #expect(result.code == .done)
    #expect(result.text == "pixels    equal, except for the colors of transparent pixels\n")
    #expect(await work.run("diff", "a.png", "b.png", "--exact").code == .badSpec)
  }

  @Test func `equal pictures are reported in a line, and equal broken files are errors`()
    async throws
  {
    try write([1, 2, 3, 255], to: "a.png")
    try work.write(work.bytes("a.png") ?? [], to: "b.png")
    let equal = await work.run("diff", "a.png", "b.png")
    #expect(equal.code == .done)
    #expect(equal.text == "pixels    equal\n")
    for name in ["a.png", "b.png"] {
      try work.write(Array((work.bytes(name) ?? []).prefix(40)), to: name)
    }
    #expect(await work.run("diff", "a.png", "b.png").code == .system)
    #expect(await work.run("diff", "a.png", "a.png").code == .system)
    try work.write("flatplan layout 1\n", to: "a.layout")
    #expect(await work.run("diff", "a.layout", "a.layout").code == .system)
  }

  @Test(arguments: [
    ("a.gif", Array("GIF89a".utf8) + [1, 0, 1, 0], "GIF"), ("a.bmp", Array("BM".utf8), "BMP"),
    ("a.tiff", Array("II*\0".utf8), "TIFF"), ("a.heic", [0, 0, 0, 24], "HEIC"),
    ("picture", Array("GIF89a".utf8) + [1, 0, 1, 0], "GIF"),
  ])
  func `other formats are refused with their name`(
    name: String, bytes: [UInt8], format: String
  ) async throws {
    try write([1, 2, 3, 255], to: "a.png")
    try work.write(bytes, to: name)
    for arguments in [["a.png", name], [name, "a.png"], [name, name]] {
      let result = await work.run(["diff"] + arguments)
      #expect(result.code == .badUsage, "\(result.words)")
      #expect(
        result.words == "error: \(name) is not a PNG, JPEG or WebP but \(format); only these "
          + "pictures can be compared\n")
    }
  }

  @Test func `folders name the pictures that are not compared, and count files`() async throws {
    for folder in ["one", "two"] {
      try write([1, 2, 3, 255], to: "\(folder)/a.png")
      try work.write("GIF89a", to: "\(folder)/b.gif")
    }
    let result = await work.run("diff", "one", "two")
    #expect(result.code == .done)
    #expect(
      result.words == """
        note: not compared: b.gif, because it is GIF
        1 file compared, 0 different

        """)
  }

  /// Returns a PNG with a chunk after its header.
  private static func inserting(_ type: String, _ data: [UInt8], into png: [UInt8]) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let body = Array(type.utf8) + data
    var crc: UInt32 = .max
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return png[..<33] + number(UInt32(data.count)) + body + number(~crc) + png[33...]
  }

  @Test func `gamma and color profiles are named when they are ignored`() async throws {
    try write([1, 2, 3, 255], to: "a.png")
    var plain = work.bytes("a.png") ?? []
    // The chunk sRGB would override gamma.
    if let range = plain.firstRange(of: Array("sRGB".utf8)) {
      plain.removeSubrange((range.lowerBound - 4)..<(range.upperBound + 5))
    }
    try work.write(plain, to: "a.png")
    let gamma = Self.inserting("gAMA", [0, 1, 0x86, 0xA0], into: plain)
    try work.write(gamma, to: "gamma.png")
    let profile = Self.inserting("iCCP", Array("Display P3".utf8) + [0, 0, 1, 2], into: plain)
    try work.write(profile, to: "profile.png")
    #expect(
      await work.run("diff", "a.png", "gamma.png").text
        == "pixels    equal\ncolor     gamma.png: gamma 1.0 is ignored\n")
    #expect(
      await work.run("diff", "profile.png", "profile.png").text
        == "pixels    equal\ncolor     profile.png: color profile \"Display P3\" is ignored\n")
    let standard = Self.inserting("gAMA", [0, 0, 0xB1, 0x8F], into: plain)
    try work.write(standard, to: "standard.png")
    #expect(await work.run("diff", "a.png", "standard.png").text == "pixels    equal\n")
  }
}
