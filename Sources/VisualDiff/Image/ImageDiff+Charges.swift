/// A named part of a picture to which differing pixels are attributed.
public struct PixelRegion: Hashable, Sendable {
  /// The name: `photos/4`, or `photos/4 title` for a text in it.
  public var name: String
  /// The rectangle in pixels.
  public var rect: PixelRect
  /// Whether differences in the region are ignored.
  public var isIgnored: Bool

  public init(_ name: String, _ rect: PixelRect, isIgnored: Bool = false) {
    self.name = name
    self.rect = rect
    self.isIgnored = isIgnored
  }
}

extension ImageDiff {
  /// The number of differing pixels in the visible part of a region.
  public struct Charge: Codable, Hashable, Sendable {
    /// The name of the region, or ``ImageDiff/page``.
    public var name: String
    /// The number of differing pixels.
    public var pixels: Int

    public init(name: String, pixels: Int) {
      self.name = name
      self.pixels = pixels
    }
  }

  /// The name for pixels outside all regions.
  public static let page = "page"

  /// Returns the diff without differences in the visible parts of ignored regions.
  ///
  /// - Parameter regions: All regions in drawing order.
  /// - Complexity: O(n log n) in the regions + O(pixels of the differing rows).
  public func withoutIgnoredRegions(_ regions: [PixelRegion]) -> ImageDiff {
    guard !marks.isEmpty, regions.contains(where: \.isIgnored) else { return self }
    var result = self
    var owners = OwnerRows(regions.map(\.rect), width: width)
    for (index, y) in rows.enumerated() {
      for (x, owner) in owners.owners(inRow: y).enumerated()
      where owner != OwnerRows.noOwner && regions[Int(owner)].isIgnored {
        switch marks[index][x] {
        case Mark.different: result.different -= 1
        case Mark.antialiased: result.antialiased -= 1
        case Mark.below: result.below -= 1
        default: continue
        }
        result.marks[index][x] = Mark.same
      }
    }
    return result
  }

  /// Attributes every differing pixel to the topmost region that contains it, and returns the
  /// regions with the most pixels first.
  ///
  /// - Parameter regions: All regions in drawing order, texts after the regions that contain them.
  /// - Complexity: O(n log n) in the regions + O(pixels of the differing rows).
  public func charges(to regions: [PixelRegion]) -> [Charge] {
    guard different > 0 else { return [] }
    var owners = OwnerRows(regions.map(\.rect), width: width)
    var counts = [Int](repeating: 0, count: regions.count + 1)
    for (y, marks) in zip(rows, marks) {
      marks.withUnsafeBufferPointer { marks in
        owners.owners(inRow: y).withUnsafeBufferPointer { row in
          var x = 0
          while x < width {
            if marks[x] == Mark.different { counts[Int(row[x]) + 1] += 1 }
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
