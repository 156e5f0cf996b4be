/// A part of a picture that differences are charged to.
public struct PixelRegion: Hashable, Sendable {
  /// `photos/4`, or `photos/4 title` for a text in it.
  public var name: String
  public var rect: PixelRect
  /// Whether differences in it are not looked at.
  public var isIgnored: Bool

  public init(_ name: String, _ rect: PixelRect, isIgnored: Bool = false) {
    self.name = name
    self.rect = rect
    self.isIgnored = isIgnored
  }
}

extension ImageDiff {
  /// How many pixels differ in what is seen of a region.
  public struct Charge: Codable, Hashable, Sendable {
    public var name: String
    public var pixels: Int

    public init(name: String, pixels: Int) {
      self.name = name
      self.pixels = pixels
    }
  }

  /// The name of what belongs to no region.
  public static let page = "page"

  /// The same without what differs where a region is seen that is ignored.
  ///
  /// - Parameter regions: All of them, in the order in which they are drawn.
  /// - Complexity: O(n log n) in the regions, and O(pixels of the rows that differ).
  public func passingOver(_ regions: [PixelRegion]) -> ImageDiff {
    guard !marks.isEmpty, regions.contains(where: \.isIgnored) else { return self }
    var result = self
    var owners = OwnerRows(regions.map(\.rect), width: width)
    for y in rows {
      for (x, owner) in owners.owners(inRow: y).enumerated()
      where owner != OwnerRows.nobody && regions[Int(owner)].isIgnored {
        switch marks[y * width + x] {
        case Mark.different: result.different -= 1
        case Mark.antialiased: result.antialiased -= 1
        default: continue
        }
        result.marks[y * width + x] = Mark.same
      }
    }
    return result
  }

  /// Charges every differing pixel to the last of the regions that hold it; the most charged first.
  ///
  /// - Parameter regions: In the order in which they are drawn, texts after what they stand in.
  /// - Complexity: O(n log n) in the regions, and O(pixels of the rows that differ).
  public func charges(to regions: [PixelRegion]) -> [Charge] {
    guard different > 0 else { return [] }
    var owners = OwnerRows(regions.map(\.rect), width: width)
    var counts = [Int](repeating: 0, count: regions.count + 1)
    marks.withUnsafeBufferPointer { marks in
      for y in rows {
        let row = owners.owners(inRow: y)
        row.withUnsafeBufferPointer { row in
          var x = 0
          while x < width {
            if marks[y * width + x] == Mark.different { counts[Int(row[x]) + 1] += 1 }
            x += 1
          }
        }
      }
    }
    var charges: [String: Int] = [:]
    for (index, count) in counts.enumerated() where count > 0 {
      charges[index == 0 ? Self.page : regions[index - 1].name, default: 0] += count
    }
    return charges.map { Charge(name: $0.key, pixels: $0.value) }.sorted {
      $0.pixels != $1.pixels ? $0.pixels > $1.pixels : $0.name < $1.name
    }
  }
}
