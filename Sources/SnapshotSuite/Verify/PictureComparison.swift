internal import Foundation
internal import Geometry
internal import PNGCodec
internal import VisualDiff

/// Compares two pictures of a snapshot, as they are and with moved frames compensated.
struct PictureComparison {
  let old: PNG.Picture
  let new: PNG.Picture
  /// The number of pixels per point.
  let scale: CGFloat
  let isExact: Bool
  let options: VerifyOptions

  init(
    old: PNG.Picture, new: PNG.Picture, scale: CGFloat, isExact: Bool, _ options: VerifyOptions
  ) {
    self.old = old
    self.new = new
    self.scale = scale
    self.isExact = isExact
    self.options = options
  }

  struct Result {
    var verdict: Verdict.PixelVerdict
    /// The differences that remain after motion compensation, drawn as a picture.
    var picture: PNG.Picture
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
  func run(
    _ drawing: SnapshotDrawing, before: SnapshotDrawing?, record: LayoutRecord? = nil,
    origins: [Int: Int]
  ) -> Result {
    let image = isExact ? ImageDiff.Options.exact : options.image
    let regions = drawing.regions(scale: scale, options.layout)
    // Ignored frames are masked at both their old and their new positions.
    let maskedBefore = options.layout.ignored.isEmpty ? nil : before
    let oldRegions = maskedBefore?.regions(scale: scale, options.layout) ?? []
    func difference(_ picture: PNG.Picture, _ options: ImageDiff.Options) -> ImageDiff {
      ImageDiff(picture, new, options: options).withoutIgnoredRegions(regions)
        .withoutIgnoredRegions(oldRegions)
    }
    let diff = difference(old, image)
    let drawnBefore = before?.drawn ?? record.map { drawing.drawn(asIn: $0, origins) }
    let compensated =
      drawnBefore.map { drawn in
        let overflow = max(drawing.overflow, before?.overflow ?? 0)
        let expected = expected(drawing, drawn, overflow, origins)
        return difference(expected, isExact ? Self.almostExact : image)
      } ?? diff
    var verdict = Verdict.PixelVerdict(
      isExact: isExact, different: diff.different, antialiased: diff.antialiased,
      densest: diff.densest(in: options.window).count, window: options.window,
      repainted: compensated.different, charges: compensated.charges(to: regions),
      oldSize: [old.width, old.height], newSize: [new.width, new.height])
    verdict.below = diff.below
    let clusters = compensated.different > 0 ? compensated.clusters() : diff.clusters()
    verdict.places = clusters.map { [$0.x.lowerBound, $0.y.lowerBound, $0.x.count, $0.y.count] }
    return Result(
      verdict: verdict, picture: compensated.picture(over: new),
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

  /// Returns the old picture with its frames moved to their new positions.
  private func expected(
    _ drawing: SnapshotDrawing, _ before: [(frame: Int, rect: CGRect)], _ halo: CGFloat,
    _ origins: [Int: Int]
  ) -> PNG.Picture {
    let newIndexes = Dictionary(origins.map { ($0.value, $0.key) }) { first, _ in first }
    let count = drawing.rendition.record.frames.count
    let motion = MotionCompensation(
      from: before.map { frame, rect in
        .init(id: newIndexes[frame] ?? count + frame, rect: PixelRect(rect, scale: scale))
      },
      to: drawing.drawn.map { .init(id: $0.frame, rect: PixelRect($0.rect, scale: scale)) },
      halo: Int((halo * scale).rounded(.up)))
    return motion.expected(old, new)
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
