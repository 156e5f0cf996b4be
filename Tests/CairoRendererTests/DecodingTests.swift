import Foundation
import Scene
import Testing

@testable import CairoRenderer

struct DecodingTests {
  private func file(_ name: String) throws -> ImageFile {
    let folder = try #require(Bundle.module.resourceURL).appending(path: "Reference")
    return try ImageFile(Array(try Data(contentsOf: folder.appending(path: name))))
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = 4 * (y * bitmap.width + x)
    return Array(bitmap.pixels[start..<(start + 4)])
  }

  /// Whether a pixel has a color, within the losses of JPEG.
  private func isNear(_ pixel: [UInt8], _ color: [UInt8]) -> Bool {
    zip(pixel, color).allSatisfy { abs(Int($0) - Int($1)) <= 6 }
  }

  @Test(arguments: ["six.png", "six.webp"])
  func `lossless images are exact`(_ name: String) throws {
    let bitmap = try ImageDecoder.decode(try file(name))
    #expect(bitmap.width == 3 && bitmap.height == 2)
    #expect(
      bitmap.pixels == [
        255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
        0, 0, 0, 255, 255, 255, 255, 255, 10, 20, 30, 128,
      ])
  }

  @Test(arguments: ["halves.jpg", "lossy.webp"])
  func `lossy images are close`(_ name: String) throws {
    let bitmap = try ImageDecoder.decode(try file(name))
    #expect(bitmap.width == 32 && bitmap.height == 16)
    #expect(isNear(pixel(bitmap, 4, 8), [200, 30, 40, 255]))
    #expect(isNear(pixel(bitmap, 28, 8), [20, 60, 220, 255]))
  }

  @Test func `photos are rotated upright`() throws {
    let file = try file("turned.jpg")
    #expect(file.orientation == .turnedRight && file.width == 16 && file.height == 32)
    let bitmap = try ImageDecoder.decode(file)
    #expect(bitmap.width == 16 && bitmap.height == 32)
    #expect(isNear(pixel(bitmap, 8, 4), [200, 30, 40, 255]))
    #expect(isNear(pixel(bitmap, 8, 28), [20, 60, 220, 255]))
  }

  @Test func `a CMYK image is refused`() throws {
    let file = try file("inks.jpg")
    let error = #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(file) }
    #expect(error?.reason == "the image uses CMYK; convert it to RGB")
  }

  /// A file without its second half gives an error. Other truncated or changed files give an error or an
  /// image of the size in their header.
  @Test(arguments: ["six.png", "six.webp", "halves.jpg", "turned.jpg", "lossy.webp"])
  func `damage is an error`(_ name: String) throws {
    let bytes = try file(name).bytes
    func decoded(_ bytes: [UInt8]) -> Bitmap? {
      guard let file = try? ImageFile(bytes), let bitmap = try? ImageDecoder.decode(file) else {
        return nil
      }
      #expect(bitmap.width == file.width && bitmap.height == file.height)
      return bitmap
    }
    for count in 0..<bytes.count {
      let truncated = decoded(Array(bytes[..<count]))
      #expect(truncated == nil || count > bytes.count / 2, "\(count) bytes")
      var changed = bytes
      changed[count] ^= 0x5A
      _ = decoded(changed)
    }
  }

  /// The fast check gives the same result as decoding for truncated or changed files.
  @Test(arguments: ["six.png", "six.webp", "halves.jpg", "inks.jpg", "turned.jpg", "lossy.webp"])
  func `a check fails whenever decoding fails`(_ name: String) throws {
    func refusal(_ body: () throws(ImageDecodingError) -> Void) -> ImageDecodingError? {
      do throws(ImageDecodingError) {
        try body()
        return nil
      } catch {
        return error
      }
    }
    let bytes = try file(name).bytes
    var refused = 0
    for count in 0...bytes.count {
      var changed = bytes
      if count < bytes.count { changed[count] ^= 0x5A }
      for bytes in [Array(bytes[..<count]), changed] {
        guard let file = try? ImageFile(bytes) else { continue }
        let error = refusal { () throws(ImageDecodingError) in _ = try ImageDecoder.decode(file) }
        #expect(refusal { () throws(ImageDecodingError) in try ImageDecoder.check(file) } == error)
        if error != nil { refused += 1 }
      }
    }
    #expect(refused > 0)
  }

  /// Found by fuzzing: to us the marker 01 is a segment, to libjpeg it is not. So each reads a size
  /// that the other skips. Work is counted by the size that we read.
  @Test func `an image with two sizes is refused`() throws {
    let photo = try file("halves.jpg")
    let hidden: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1, 3] + [UInt8](repeating: 0, count: 20)
    let marker: [UInt8] = [0xFF, 0xD8, 0xFF, 0x01, 0, 6, 0xFF, 0xE0, 0, 32]
    let twofold = try ImageFile(marker + hidden + photo.bytes.dropFirst(2))
    #expect(twofold.width == 1 && twofold.height == 1)
    #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(twofold) }
    #expect(throws: ImageDecodingError.self) { try ImageDecoder.check(twofold) }
    // The stored size is that before turning.
    let turned = try file("turned.jpg")
    try ImageDecoder.requireSize(Int32(turned.height), Int32(turned.width), of: turned)
    #expect(throws: ImageDecodingError(reason: "the file is damaged: its size is ambiguous")) {
      try ImageDecoder.requireSize(Int32(turned.width), Int32(turned.height), of: turned)
    }
  }

  @Test func `other data is not an image`() {
    #expect(throws: ImageProblem.unknownFormat) { try ImageFile(Array("GIF89a".utf8)) }
    #expect(throws: ImageProblem.unknownFormat) { try ImageFile([]) }
    #expect(throws: ImageProblem.damaged) { try ImageFile([0xFF, 0xD8, 0xFF, 0xD9]) }
    let bomb: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 1, 0, 0, 0, 1, 0, 0]
    #expect(throws: ImageProblem.tooManyPixels(width: 65536, height: 65536)) {
      try ImageFile(bomb)
    }
  }

  @Test func `images are shrunk by whole factors`() throws {
    let bitmap = try ImageDecoder.decode(try file("halves.jpg"))
    let small = bitmap.shrunk(toAtLeast: 8, by: 4)
    #expect(small.width == 8 && small.height == 4)
    #expect(isNear(pixel(small, 1, 1), [200, 30, 40, 255]))
    #expect(bitmap.shrunk(toAtLeast: 20, by: 10).width == 32)
  }

  @Test func `shrinking weights colors by alpha`() {
    let (red, unseen): ([UInt8], [UInt8]) = ([200, 0, 0, 255], [0, 90, 90, 0])
    let faint: [UInt8] = [0, 0, 100, 85]
    let bitmap = Bitmap(width: 2, height: 2, pixels: red + unseen + unseen + faint)
    // Colors are weighted 255 to 85, and alpha is a quarter of the sum.
    #expect(bitmap.shrunk(toAtLeast: 1, by: 1).pixels == [150, 0, 25, 85])
  }
}
