internal import CompositionalLayout
internal import Foundation
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
  ///   - origins: The old frame index of each new frame index.
  func run(
    _ drawing: SnapshotDrawing, before: SnapshotDrawing?, origins: [Int: Int]
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
    let compensated =
      before.map {
        difference(expected(drawing, $0, origins), isExact ? Self.almostExact : image)
      } ?? diff
    let verdict = Verdict.PixelVerdict(
      isExact: isExact, different: diff.different, antialiased: diff.antialiased,
      densest: diff.densest(in: options.window).count, window: options.window,
      repainted: compensated.different, charges: compensated.charges(to: regions),
      oldSize: [old.width, old.height], newSize: [new.width, new.height])
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
    _ drawing: SnapshotDrawing, _ before: SnapshotDrawing, _ origins: [Int: Int]
  ) -> PNG.Picture {
    let newIndexes = Dictionary(origins.map { ($0.value, $0.key) }) { first, _ in first }
    let count = drawing.rendition.record.frames.count
    let halo = max(drawing.overflow, before.overflow)
    let motion = MotionCompensation(
      from: before.drawn.map { frame, rect in
        .init(id: newIndexes[frame] ?? count + frame, rect: PixelRect(rect, scale: scale))
      },
      to: drawing.drawn.map { .init(id: $0.frame, rect: PixelRect($0.rect, scale: scale)) },
      halo: Int((halo * scale).rounded(.up)))
    return motion.expected(old, new)
  }
}
