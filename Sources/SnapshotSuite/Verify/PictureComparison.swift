internal import Foundation
internal import Geometry
internal import PNGCodec
internal import VisualDiff

/// Compares two pictures of a snapshot, as they are and with moved frames compensated.
///
/// Frames of the old picture may have been anywhere in it, so it is in memory as a whole. Rows of the
/// new one are compared as they are decoded.
struct PictureComparison {
  let old: PNG.Picture
  let new: PNG.Rows
  /// The number of pixels per point.
  let scale: CGFloat
  let isExact: Bool
  let options: VerifyOptions

  struct Result {
    var verdict: Verdict.PixelVerdict
    /// The PNG of the differences that remain after motion compensation.
    var picture: [UInt8]
    var isAllowed: Bool
    /// Whether the differences that remain after motion compensation are tolerated. The picture
    /// sizes may differ by the length tolerance.
    var isAllowedAsMoved: Bool
    var hasEqualSizes: Bool
  }

  /// Options for comparing moved frames: resampled pictures vary by one level with their position.
  private static let almostExact = ImageDiff.Options(threshold: 0.01, countsAntialiased: true)

  /// - Parameters:
  ///   - before: The recorded drawing, if it can be redrawn.
  ///   - record: The recorded frames, which are used to move frames if there is no drawing.
  ///   - origins: The old frame index of each new frame index.
  /// - Throws: `PNGError` if the new picture is damaged.
  func run(
    _ drawing: SnapshotDrawing, before: SnapshotDrawing?, record: LayoutRecord? = nil,
    origins: [Int: Int]
  ) throws -> Result {
    let image = isExact ? ImageDiff.Options.exact : options.image
    let regions = drawing.regions(scale: scale, options.layout)
    // Ignored frames are masked at both their old and their new positions.
    let maskedBefore = options.layout.ignored.isEmpty ? nil : before
    let oldRegions = maskedBefore?.regions(scale: scale, options.layout) ?? []
    let drawnBefore = before?.drawn ?? record.map { drawing.drawn(asIn: $0, origins) }
    let overflow = max(drawing.overflow, before?.overflow ?? 0)
    let motion = drawnBefore.map { compensation(drawing, $0, overflow, origins) }
    let diffs = try differences(motion, image)
    func unmasked(_ diff: ImageDiff) -> ImageDiff {
      diff.withoutIgnoredRegions(regions).withoutIgnoredRegions(oldRegions)
    }
    let diff = unmasked(diffs.plain)
    let compensated = diffs.compensated.map(unmasked) ?? diff
    var verdict = Verdict.PixelVerdict(
      isExact: isExact, different: diff.different, antialiased: diff.antialiased,
      densest: diff.densest(in: options.window).count, window: options.window,
      repainted: compensated.different, charges: compensated.charges(to: regions),
      oldSize: [old.width, old.height], newSize: [new.width, new.height])
    verdict.below = diff.below
    let clusters = compensated.different > 0 ? compensated.clusters() : diff.clusters()
    verdict.places = clusters.map { [$0.x.lowerBound, $0.y.lowerBound, $0.x.count, $0.y.count] }
    return Result(
      verdict: verdict, picture: try compensated.png(over: new),
      isAllowed: diff.hasEqualSizes && options.allows(diff, exact: isExact),
      isAllowedAsMoved: hasNearSizes && options.allows(compensated, exact: isExact),
      hasEqualSizes: diff.hasEqualSizes)
  }

  /// Returns whether a length tolerance is set and neither side changed by more than it.
  private var hasNearSizes: Bool {
    guard options.layout.tolerance > 0 else { return false }
    let limit = Int((options.layout.tolerance * scale).rounded(.up))
    return abs(old.width - new.width) <= limit && abs(old.height - new.height) <= limit
  }

  /// Compares the new picture with the old one, and with the old one whose frames are moved to their
  /// new positions.
  private func differences(
    _ motion: MotionCompensation?, _ image: ImageDiff.Options
  ) throws -> (plain: ImageDiff, compensated: ImageDiff?) {
    let (oldSize, newSize) = ((old.width, old.height), (new.width, new.height))
    var plain = RowComparison(oldSize, newSize, options: image)
    var expected = motion.map { MotionCompensation.ExpectedRows($0, old, width: new.width) }
    var compensated = expected.map { _ in
      RowComparison(newSize, newSize, options: isExact ? Self.almostExact : image)
    }
    try new.read { y, row in
      old.withRow(y) { plain.add($0, row) }
      if let expected = expected?.next(row) {
        expected.withUnsafeBufferPointer { compensated?.add($0, row) }
      }
    }
    for y in new.height..<plain.height {
      old.withRow(y) { plain.add($0, UnsafeBufferPointer(start: nil, count: 0)) }
    }
    return (plain.diff, compensated?.diff)
  }

  private func compensation(
    _ drawing: SnapshotDrawing, _ before: [(frame: Int, rect: CGRect)], _ halo: CGFloat,
    _ origins: [Int: Int]
  ) -> MotionCompensation {
    let newIndexes = Dictionary(origins.map { ($0.value, $0.key) }) { first, _ in first }
    let count = drawing.rendition.record.frames.count
    return MotionCompensation(
      from: before.map { frame, rect in
        .init(id: newIndexes[frame] ?? count + frame, rect: PixelRect(rect, scale: scale))
      },
      to: drawing.drawn.map { .init(id: $0.frame, rect: PixelRect($0.rect, scale: scale)) },
      halo: Int((halo * scale).rounded(.up)))
  }
}

extension SnapshotDrawing {
  /// Returns where the frames of an older record were probably drawn: as far from their recorded
  /// position as in this drawing. Used for code, which cannot be drawn as it was.
  ///
  /// - Parameter origins: The old frame index of each new frame index.
  fileprivate func drawn(
    asIn record: LayoutRecord, _ origins: [Int: Int]
  ) -> [(frame: Int, rect: CGRect)] {
    let new = rendition.record.frames
    let kept = Set(origins.values)
    let removed = (0..<record.elementCount).filter { !kept.contains($0) }
      .map { (frame: $0, rect: record.frames[$0].rect) }
    let moved = drawn.compactMap { frame, rect -> (frame: Int, rect: CGRect)? in
      guard let origin = origins[frame] else { return nil }
      let (old, now) = (record.frames[origin].rect, new[frame].rect)
      var before = rect.offsetBy(dx: old.minX - now.minX, dy: old.minY - now.minY)
      if old.size != now.size { before.size = old.size }
      return (origin, before)
    }
    return removed + moved
  }
}
