import Foundation
import PNGCodec
import TestSupport
import Testing

@testable import VisualDiff

/// Pictures to compare.
enum Pictures {
  static func flat(_ width: Int, _ height: Int, _ color: [UInt8] = [255, 255, 255, 255])
    -> PNG.Picture
  {
    PNG.Picture(
      width: width, height: height,
      pixels: (0..<(width * height)).flatMap { _ in color })
  }

  /// A disc with smooth edges, in pixels.
  static func disc(
    _ width: Int, _ height: Int, x: Double, y: Double, radius: Double,
    ink: [UInt8] = [20, 60, 200],
    isTranslucent: Bool = false
  ) -> PNG.Picture {
    var picture = flat(width, height, isTranslucent ? [0, 0, 0, 0] : [250, 250, 245, 255])
    for row in 0..<height {
      for column in 0..<width {
        let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
        let cover = min(max(radius + 0.5 - (dx * dx + dy * dy).squareRoot(), 0), 1)
        let start = 4 * (row * width + column)
        if isTranslucent {
          for channel in 0..<3 { picture.pixels[start + channel] = ink[channel] }
          picture.pixels[start + 3] = UInt8(cover * 180)
        } else {
          for channel in 0..<3 {
            let ground = Double(picture.pixels[start + channel])
            picture.pixels[start + channel] =
              UInt8(ground + (Double(ink[channel]) - ground) * cover)
          }
        }
      }
    }
    return picture
  }

  static func noise(_ width: Int, _ height: Int, seed: UInt64, levels: UInt64) -> PNG.Picture {
    var dice = SeededDice(seed: seed)
    let pixels = (0..<(4 * width * height)).map { _ in
      UInt8(dice.next() % levels * (255 / (levels - 1)))
    }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }

  /// Opaque grays in which most neighbors are equal, so that the rules for equal neighbors matter.
  static func greys(_ width: Int, _ height: Int, seed: UInt64, changed: Bool) -> PNG.Picture {
    let values = noise(width, height, seed: seed, levels: 256).pixels
    let pixels = (0..<(width * height)).flatMap { index -> [UInt8] in
      let value = values[4 * index]
      let base: UInt8 = value < 150 ? 0 : value < 220 ? 255 : 120
      let isOther = changed && values[4 * index + 1] < 40
      let grey = isOther ? 255 - base : base
      return [grey, grey, grey, 255]
    }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }

  static func filling(
    _ picture: PNG.Picture, x: Range<Int>, y: Range<Int>, _ color: [UInt8]
  ) -> PNG.Picture {
    var picture = picture
    for row in y {
      for column in x {
        let start = 4 * (row * picture.width + column)
        picture.pixels.replaceSubrange(start..<(start + 4), with: color)
      }
    }
    return picture
  }

  static let pairs: [(String, PNG.Picture, PNG.Picture)] = [
    ("flat", flat(9, 7), flat(9, 7, [250, 240, 255, 255])),
    ("discs", disc(40, 30, x: 18, y: 14, radius: 9), disc(40, 30, x: 21.4, y: 14.3, radius: 9)),
    (
      "translucent discs", disc(33, 31, x: 15, y: 15, radius: 8, isTranslucent: true),
      disc(33, 31, x: 15.5, y: 15, radius: 8.5, isTranslucent: true)
    ),
    ("noise", noise(37, 23, seed: 1, levels: 256), noise(37, 23, seed: 2, levels: 256)),
    ("few levels", noise(41, 29, seed: 3, levels: 2), noise(41, 29, seed: 4, levels: 2)),
    ("three levels", noise(70, 29, seed: 5, levels: 3), noise(70, 29, seed: 6, levels: 3)),
    ("sizes", disc(30, 20, x: 15, y: 10, radius: 7), disc(24, 26, x: 15, y: 10, radius: 7)),
    ("one pixel", flat(1, 1), flat(1, 1, [0, 0, 0, 255])),
    ("one column", noise(1, 40, seed: 7, levels: 3), noise(1, 40, seed: 8, levels: 3)),
    ("unseen colours", flat(5, 5, [1, 2, 3, 0]), flat(5, 5, [200, 2, 3, 0])),
    (
      "greys", greys(90, 70, seed: 9, changed: false), greys(90, 70, seed: 9, changed: true)
    ),
    (
      "greys along edges", greys(400, 3, seed: 10, changed: false),
      greys(400, 3, seed: 10, changed: true)
    ),
    (
      "a disc further", disc(40, 30, x: 18, y: 14, radius: 9),
      disc(40, 30, x: 18.3, y: 14, radius: 9)
    ),
    (
      "a disc further and a dot", disc(60, 30, x: 18, y: 14, radius: 9),
      filling(
        disc(60, 30, x: 18.3, y: 14.1, radius: 9), x: 50..<54, y: 9..<13, [90, 0, 0, 255])
    ),
    (
      "a translucent disc further", disc(33, 31, x: 15, y: 15, radius: 8, isTranslucent: true),
      disc(33, 31, x: 15.2, y: 15, radius: 8, isTranslucent: true)
    ),
  ]
}

extension ImageDiff {
  /// The marks of all pixels.
  fileprivate var allMarks: [UInt8] {
    var all = [UInt8](repeating: Mark.same, count: width * height)
    for (y, marks) in zip(rows, marks) {
      all.replaceSubrange((y * width)..<((y + 1) * width), with: marks)
    }
    return all
  }
}

/// The metric compared with a plain implementation.
@Suite struct ImageDiffTests {
  @Test(arguments: Pictures.pairs.indices, [0.02, 0.1, 0.5])
  func `marks and picture match the formula`(index: Int, threshold: Double) {
    let (_, one, two) = Pictures.pairs[index]
    let plain = PlainImageDiff(one, two, threshold: threshold)
    let diff = ImageDiff(one, two, options: .init(threshold: threshold))
    let marks = plain.marks()
    #expect(diff.different == marks.count { $0 == 1 })
    #expect(diff.antialiased == marks.count { $0 == 2 })
    #expect(diff.allMarks == marks)
    #expect(diff.picture(over: one).pixels == plain.picture())
  }

  @Test func `the generated pictures contain every kind of mark`() {
    let all = Pictures.pairs.map { ImageDiff($0.1, $0.2) }
    #expect(all.contains { $0.antialiased > 10 })
    #expect(all.contains { $0.different > 10 && $0.antialiased > 0 })
    #expect(ImageDiff(Pictures.pairs[9].1, Pictures.pairs[9].2).different == 0)
  }

  @Test func `palette, gray and RGB files decode to the same picture`() throws {
    let picture = Pictures.filling(Pictures.flat(20, 20), x: 3..<12, y: 3..<12, [40, 40, 40, 255])
    let other = Pictures.filling(picture, x: 5..<8, y: 5..<7, [90, 90, 90, 255])
    for one in [picture, other] {
      let read = try PNG.decode(try PNG.encode(one))
      #expect(ImageDiff(one, read, options: .exact).isEmpty)
    }
    #expect(ImageDiff(picture, other).different == 6)
  }

  @Test func `an exact comparison counts every pixel that is not identical`() {
    let one = Pictures.flat(4, 4)
    let two = Pictures.filling(one, x: 1..<3, y: 2..<3, [255, 254, 255, 255])
    #expect(ImageDiff(one, two).different == 0)
    #expect(ImageDiff(one, two, options: .exact).different == 2)
    let unseen = Pictures.pairs[9]
    #expect(ImageDiff(unseen.1, unseen.2, options: .exact).different == 25)
  }

  @Test func `pictures of different sizes are compared on both canvases and never equal`() {
    let (small, large) = (Pictures.flat(4, 4), Pictures.flat(4, 6))
    let diff = ImageDiff(small, large)
    #expect(diff.different == 8)
    #expect(!diff.isEmpty)
    #expect((diff.width, diff.height) == (4, 6))
    #expect(ImageDiff(small, Pictures.flat(4, 6, [0, 0, 0, 255])).different == 24)
  }

  @Test(arguments: [1, 2, 3, 8, 64])
  func `the densest window matches a plain count`(side: Int) {
    let (_, one, two) = Pictures.pairs[5]
    let diff = ImageDiff(one, two)
    let marks = diff.allMarks
    var most = 0
    let (wide, tall) = (min(side, diff.width), min(side, diff.height))
    for y in 0...(diff.height - tall) {
      for x in 0...(diff.width - wide) {
        var count = 0
        for row in y..<(y + tall) {
          for column in x..<(x + wide) where marks[row * diff.width + column] == 1 {
            count += 1
          }
        }
        most = max(most, count)
      }
    }
    let densest = diff.densest(in: side)
    #expect(densest.count == most)
    var there = 0
    for row in densest.y..<min(densest.y + side, diff.height) {
      for column in densest.x..<min(densest.x + side, diff.width)
      where marks[row * diff.width + column] == 1 { there += 1 }
    }
    #expect(there == most)
  }

  private static let noise = [1, 2].map { Pictures.noise(300, 1_000, seed: $0, levels: 4) }
  private static let large = ImageDiff(noise[0], noise[1])

  /// At each corner, the number of differing pixels above it and to its left.
  private static let sums: [[Int]] = {
    var sums = [[Int]](repeating: [Int](repeating: 0, count: 301), count: 1_001)
    let marks = large.allMarks
    for y in 0..<1_000 {
      for x in 0..<300 {
        let here = marks[y * 300 + x] == 1 ? 1 : 0
        sums[y + 1][x + 1] = here + sums[y][x + 1] + sums[y + 1][x] - sums[y][x]
      }
    }
    return sums
  }()

  @Test(arguments: [1, 8, 300])
  func `the densest window of a large picture matches its prefix sums`(side: Int) {
    let (diff, sums) = (Self.large, Self.sums)
    var most = ImageDiff.Cluster(count: 0, x: 0, y: 0)
    for y in 0...(1_000 - side) {
      for x in 0...(300 - side) {
        let (right, bottom) = (x + side, y + side)
        let count = sums[bottom][right] - sums[y][right] - sums[bottom][x] + sums[y][x]
        if count > most.count { most = ImageDiff.Cluster(count: count, x: x, y: y) }
      }
    }
    #expect(diff.densest(in: side) == most)
  }

  @Test func `comparing in bands gives the same result as comparing at once`() {
    let (one, two, whole) = (Self.noise[0], Self.noise[1], Self.large)
    func rows(_ picture: PNG.Picture) -> PNG.Picture {
      PNG.Picture(width: 300, height: 12, pixels: Array(picture.pixels[..<(4 * 300 * 12)]))
    }
    let part = ImageDiff(rows(one), rows(two))
    #expect(Array(whole.allMarks[..<(300 * 11)]) == Array(part.allMarks[..<(300 * 11)]))
    #expect(whole.allMarks.count { $0 == 1 } == whole.different)
    #expect(whole.allMarks.count { $0 == 2 } == whole.antialiased)
  }
}

/// Pictures whose rows are decoded while they are compared.
@Suite struct RowComparisonTests {
  /// Tall enough that several strips are compared one after the other.
  private static let tall = [tall(seed: 1), tall(seed: 2)]

  private static func tall(seed: UInt64) -> PNG.Picture {
    let noise = Pictures.noise(70_000, 1, seed: seed, levels: 4).pixels
    let row = Pictures.noise(70_000, 1, seed: 9, levels: 2).pixels
    var pixels: [UInt8] = []
    for y in 0..<45 {
      let shift = 4 * y
      if y % 7 < 2 {
        pixels += row
      } else {
        pixels += noise[shift...]
        pixels += noise[..<shift]
      }
    }
    return PNG.Picture(width: 70_000, height: 45, pixels: pixels)
  }

  @Test(arguments: [false, true])
  func `strips of rows give the same marks as whole pictures`(isExact: Bool) throws {
    let options = isExact ? ImageDiff.Options.exact : ImageDiff.Options(threshold: 0.3)
    let (one, two) = (Self.tall[0], Self.tall[1])
    let size = (width: one.width, height: one.height)
    var strips = RowComparison(size, size, options: options)
    for y in 0..<size.height { one.withRow(y) { row in two.withRow(y) { strips.add(row, $0) } } }
    let (whole, diff) = (ImageDiff(one, two, options: options), strips.diff)
    #expect(diff.different > 1000 && diff.rows.count == 31)
    #expect(diff == whole)
    let rows = try PNG.Rows(decoding: PNG.encode(two), maxPixels: 1000)
    #expect(try ImageDiff(PNG.Rows(one), rows, options: options) == whole)
    #expect(try ImageDiff(rows, rows, options: options).hasEqualBytes && !whole.hasEqualBytes)
    let picture = diff.picture(over: one)
    #expect(try PNG.decode(diff.png(over: PNG.Rows(one))) == picture)
    let file = try PNG.Rows(decoding: PNG.encode(one), maxPixels: 1000)
    #expect(try PNG.decode(diff.png(over: file)) == picture)
  }

  @Test func `the rows of a file are those of its picture`() throws {
    let picture = Pictures.noise(61, 47, seed: 3, levels: 256)
    let file = try PNG.encode(picture)
    for most in [1, 1 << 20] {
      var rows: [UInt8] = []
      try PNG.Rows(decoding: file, maxPixels: most).read { y, row in
        #expect(rows.count == 4 * 61 * y)
        rows += row
      }
      #expect(rows == picture.pixels)
    }
    var damaged = file
    damaged[file.count - 20] ^= 1
    #expect(throws: PNGError.self) {
      try PNG.Rows(decoding: damaged, maxPixels: 1).read { _, _ in }
    }
    #expect(throws: PNGError.tooLarge(width: 61, height: 47)) {
      _ = try PNG.Rows(decoding: file, limits: PNG.Limits(pixels: 1000))
    }
  }
}

/// Attribution of differing pixels to regions.
@Suite struct ChargeTests {
  @Test func `a pixel belongs to the last region that contains it`() {
    let one = Pictures.flat(20, 20)
    let two = Pictures.filling(one, x: 2..<12, y: 2..<12, [0, 0, 0, 255])
    let charges = ImageDiff(one, two).charges(to: [
      PixelRegion("photos/4", PixelRect(x: 0..<10, y: 0..<10)),
      PixelRegion("photos/4 title", PixelRect(x: 4..<8, y: 4..<6)),
      PixelRegion("photos/5", PixelRect(x: 10..<20, y: 0..<30)),
      PixelRegion("nothing", PixelRect(x: 0..<0, y: 0..<0)),
    ])
    #expect(
      charges == [
        .init(name: "photos/4", pixels: 56), .init(name: "photos/5", pixels: 20),
        .init(name: "page", pixels: 16), .init(name: "photos/4 title", pixels: 8),
      ])
    // The last region contains it although it begins further up. Regions with equal counts are
    // sorted by name.
    let over = ImageDiff(one, two).charges(to: [
      PixelRegion("below", PixelRect(x: 0..<20, y: 6..<20)),
      PixelRegion("right", PixelRect(x: 7..<20, y: 0..<20)),
      PixelRegion("left", PixelRect(x: 0..<7, y: 0..<20)),
    ])
    #expect(over == [.init(name: "left", pixels: 50), .init(name: "right", pixels: 50)])
  }

  @Test func `rectangles in points cover the pixels that they touch`() {
    let rect = PixelRect(CGRect(x: 0.5, y: 1.26, width: 1, height: 1.24), scale: 2)
    #expect(rect == PixelRect(x: 1..<3, y: 2..<5))
    // From 9.992 to 40.008 pixels.
    #expect(
      PixelRect(CGRect(x: 4.996, y: 0, width: 15.008, height: 1), scale: 2)
        == PixelRect(x: 10..<40, y: 0..<2))
    #expect(PixelRect(CGRect(x: 0, y: 0, width: 0, height: 5), scale: 2).x.isEmpty)
    #expect(PixelRect(CGRect(x: Double.nan, y: 0, width: 1, height: 5), scale: 2).x.isEmpty)
  }
}

/// Frames that moved, drawn at their new positions.
@Suite struct MotionCompensationTests {
  private let ground: [UInt8] = [250, 250, 250, 255]

  private func page(header: Int, cells: Int, marked: Int? = nil) -> PNG.Picture {
    var picture = Pictures.filling(
      Pictures.flat(20, 60, ground), x: 0..<20, y: 0..<header, [0, 0, 90, 255])
    for cell in 0..<cells {
      let top = header + 8 * cell + 2
      let color: [UInt8] = [UInt8(40 * cell), 120, 10, 255]
      picture = Pictures.filling(picture, x: 2..<18, y: top..<(top + 6), color)
      if cell == marked {
        picture = Pictures.filling(picture, x: 5..<8, y: (top + 1)..<(top + 3), [255, 0, 0, 255])
      }
    }
    return picture
  }

  private func frames(header: Int, cells: Int) -> [MotionCompensation.Drawn] {
    [.init(id: 0, rect: PixelRect(x: 0..<20, y: 0..<header))]
      + (0..<cells).map { cell in
        let top = header + 8 * cell + 2
        return .init(id: cell + 1, rect: PixelRect(x: 2..<18, y: top..<(top + 6)))
      }
  }

  @Test(arguments: [0, 3])
  func `a header that grows repaints nothing`(halo: Int) {
    let (old, new) = (page(header: 10, cells: 5), page(header: 11, cells: 5))
    #expect(ImageDiff(old, new).different > 100)
    let motion = MotionCompensation(
      from: frames(header: 10, cells: 5), to: frames(header: 11, cells: 5), halo: halo)
    #expect(ImageDiff(motion.expected(old, new), new, options: .exact).isEmpty)
  }

  @Test func `a repainted frame that also moved is found`() {
    let (old, new) = (page(header: 10, cells: 5), page(header: 11, cells: 5, marked: 3))
    let motion = MotionCompensation(
      from: frames(header: 10, cells: 5), to: frames(header: 11, cells: 5))
    #expect(ImageDiff(motion.expected(old, new), new, options: .exact).different == 6)
  }

  @Test func `the page is compared where no frame is or was`() {
    let old = page(header: 10, cells: 2)
    let new = Pictures.filling(page(header: 12, cells: 2), x: 0..<20, y: 50..<51, [0, 0, 0, 255])
    let motion = MotionCompensation(
      from: frames(header: 10, cells: 2), to: frames(header: 12, cells: 2))
    #expect(ImageDiff(motion.expected(old, new), new, options: .exact).different == 20)
  }

  @Test(arguments: [0, 2])
  func `the prediction matches its definition pixel by pixel`(halo: Int) {
    var dice = SeededDice(seed: 11)
    func drawn(_ id: Int, x: Int, y: Int, _ size: (Int, Int)) -> MotionCompensation.Drawn {
      .init(id: id, rect: PixelRect(x: x..<(x + size.0), y: y..<(y + size.1)))
    }
    for round in 0..<150 {
      var (old, new): ([MotionCompensation.Drawn], [MotionCompensation.Drawn]) = ([], [])
      for id in 0..<6 {
        let (x, y) = (dice.int(-4...16), dice.int(-4...12))
        let size = (dice.int(0...9), dice.int(0...7))
        let (wider, taller) = [(0, 0), (0, 0), (0, 0), (1, 0), (0, 1)][dice.int(0...4)]
        if dice.int(0...4) > 0 { old.append(drawn(id, x: x, y: y, size)) }
        if dice.int(0...4) > 0 {
          let there = (x + dice.int(-6...6), y + dice.int(-1...1))
          new.append(drawn(id, x: there.0, y: there.1, (size.0 + wider, size.1 + taller)))
        }
      }
      let seed = UInt64(round)
      let before = Pictures.noise(dice.int(12...20), dice.int(8...14), seed: seed, levels: 256)
      let after = Pictures.noise(dice.int(12...20), dice.int(8...14), seed: seed + 500, levels: 256)
      let motion = MotionCompensation(from: old, to: new, halo: halo)
      let plain = PlainMotion(old: old, new: new, halo: halo)
      #expect(motion.expected(before, after).pixels == plain.expected(before, after), "\(round)")
    }
  }
}

/// ``MotionCompensation`` implemented for each pixel separately.
private struct PlainMotion {
  var old: [MotionCompensation.Drawn]
  var new: [MotionCompensation.Drawn]
  var halo: Int

  /// The topmost frame at a pixel.
  private enum Seen: Equatable {
    case page, near
    case frame(Int)
  }

  private func shift(of id: Int) -> (x: Int, y: Int)? {
    guard let one = old.first(where: { $0.id == id })?.rect,
      let two = new.first(where: { $0.id == id })?.rect,
      one.x.count == two.x.count, one.y.count == two.y.count
    else { return nil }
    return (two.x.lowerBound - one.x.lowerBound, two.y.lowerBound - one.y.lowerBound)
  }

  private func seen(_ frames: [MotionCompensation.Drawn], _ x: Int, _ y: Int) -> Seen {
    if let frame = frames.last(where: { $0.rect.x.contains(x) && $0.rect.y.contains(y) }) {
      return .frame(frame.id)
    }
    let isNear =
      halo > 0
      && frames.contains { frame in
        if let shift = shift(of: frame.id), shift == (0, 0) { return false }
        let (across, down) = (frame.rect.x, frame.rect.y)
        guard !across.isEmpty, !down.isEmpty else { return false }
        return (across.lowerBound - halo..<across.upperBound + halo).contains(x)
          && (down.lowerBound - halo..<down.upperBound + halo).contains(y)
      }
    return isNear ? .near : .page
  }

  func expected(_ before: PNG.Picture, _ after: PNG.Picture) -> [UInt8] {
    var pixels = after.pixels
    for y in 0..<after.height {
      for x in 0..<after.width {
        let seen = seen(new, x, y)
        let shift: (x: Int, y: Int)? =
          switch seen {
          case .page: (0, 0)
          case .near: nil
          case .frame(let id): self.shift(of: id)
          }
        guard let shift else { continue }
        let (fromX, fromY) = (x - shift.x, y - shift.y)
        guard (0..<before.width).contains(fromX), (0..<before.height).contains(fromY),
          self.seen(old, fromX, fromY) == seen
        else { continue }
        let (to, from) = (4 * (y * after.width + x), 4 * (fromY * before.width + fromX))
        for byte in 0..<4 { pixels[to + byte] = before.pixels[from + byte] }
      }
    }
    return pixels
  }
}
