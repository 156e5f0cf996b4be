import PNGCodec

/// Sample pictures.
enum Sample {
  enum Kind: CaseIterable {
    case flat, noise, translucentNoise
  }

  static func picture(_ kind: Kind, width: Int, height: Int) -> PNG.Picture {
    var chance = Chance(seed: 1)
    var pixels = [UInt8](repeating: 0x7F, count: 4 * width * height)
    if kind != .flat {
      for index in pixels.indices {
        pixels[index] = index % 4 == 3 && kind == .noise ? 255 : chance.byte()
      }
    }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }

  /// A picture with exactly `count` opaque colors, or rows of one of them each.
  static func colors(_ count: Int, width: Int) -> PNG.Picture {
    let height = (count + width - 1) / width
    let pixels = (0..<(width * height)).flatMap { index -> [UInt8] in
      let color = index % count
      return [UInt8(color % 256), UInt8(color / 256), 9, 255]
    }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }
}

/// A deterministic pseudorandom number generator.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func byte() -> UInt8 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return UInt8(truncatingIfNeeded: state >> 24)
  }

  mutating func number(below limit: Int) -> Int {
    let number = (0..<4).reduce(0) { sum, _ in sum << 8 | Int(byte()) }
    return number % limit
  }
}

extension [UInt8] {
  enum Storage: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  /// The color type of a file.
  var storage: Storage? { Storage(rawValue: self[25]) }

  /// The complete chunks of a file in order, with their names and the ranges of their contents,
  /// which are between the name and the checksum.
  var chunks: [(name: String, contents: Range<Int>)] {
    var found: [(name: String, contents: Range<Int>)] = []
    var offset = 8
    while offset + 12 <= count {
      let length = self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let contents = (offset + 8)..<(offset + 8 + length)
      guard contents.upperBound + 4 <= count else { break }
      let name = String(decoding: self[(offset + 4)..<contents.lowerBound], as: UTF8.self)
      found.append((name, contents))
      offset = contents.upperBound + 4
    }
    return found
  }
}
