internal import CompositionalLayout
internal import Foundation
internal import PNGCodec
internal import VisualDiff

/// Two pictures of a snapshot compared: as they are, and with what has moved at its new place.
struct PictureComparison {
  let old: PNG.Picture
  let new: PNG.Picture
  /// Pixels a point.
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
    /// The differences beyond what moved, drawn.
    var picture: PNG.Picture
    var isAllowed: Bool
    /// Whether the differences beyond what moved are let pass; the pictures may end as far from each
    /// other as lengths may differ.
    var isAllowedAsMoved: Bool
    var hasEqualSizes: Bool
  }

  /// What differs beyond motion: pictures that are scaled come out a level brighter or darker at
  /// another place.
  private static let almostExact = ImageDiff.Options(threshold: 0.01, countsAntialiased: true)

  /// - Parameters:
  ///   - before: What was drawn, if it can be drawn again.
  ///   - origins: The indexes of frames in the old record, by those in the new.
  func run(
    _ drawing: SnapshotDrawing, before: SnapshotDrawing?, origins: [Int: Int]
  ) -> Result {
    let image = isExact ? ImageDiff.Options.exact : options.image
    let regions = drawing.regions(scale: scale, options.layout)
    // Where an ignored frame was it is no more to be looked for than where it is.
    let drawnBefore = options.layout.ignored.isEmpty ? nil : before
    let oldRegions = drawnBefore?.regions(scale: scale, options.layout) ?? []
    func difference(_ picture: PNG.Picture, _ options: ImageDiff.Options) -> ImageDiff {
      ImageDiff(picture, new, options: options).withoutIgnoredRegions(regions)
        .withoutIgnoredRegions(oldRegions)
    }
    let diff = difference(old, image)
    let still =
      before.map {
        difference(expected(drawing, $0, origins), isExact ? Self.almostExact : image)
      } ?? diff
    let verdict = Verdict.PixelVerdict(
      isExact: isExact, different: diff.different, antialiased: diff.antialiased,
      densest: diff.densest(in: options.window).count, window: options.window,
      repainted: still.different, charges: still.charges(to: regions),
      oldSize: [old.width, old.height], newSize: [new.width, new.height])
    return Result(
      verdict: verdict, picture: still.picture(over: new),
      isAllowed: diff.hasEqualSizes && options.allows(diff, exact: isExact),
      isAllowedAsMoved: hasNearSizes && options.allows(still, exact: isExact),
      hasEqualSizes: diff.hasEqualSizes)
  }

  /// Whether lengths may differ, and no side is longer than it was, or shorter, by more than they may.
  private var hasNearSizes: Bool {
    guard options.layout.tolerance > 0 else { return false }
    let most = Int((options.layout.tolerance * scale).rounded(.up))
    return abs(old.width - new.width) <= most && abs(old.height - new.height) <= most
  }

  /// The old picture with its frames at their new places.
  private func expected(
    _ drawing: SnapshotDrawing, _ before: SnapshotDrawing, _ origins: [Int: Int]
  ) -> PNG.Picture {
    let heirs = Dictionary(origins.map { ($0.value, $0.key) }) { first, _ in first }
    let count = drawing.rendition.record.frames.count
    let halo = max(drawing.overflow, before.overflow)
    let motion = MotionCompensation(
      from: before.drawn.map { frame, rect in
        .init(id: heirs[frame] ?? count + frame, rect: PixelRect(rect, scale: scale))
      },
      to: drawing.drawn.map { .init(id: $0.frame, rect: PixelRect($0.rect, scale: scale)) },
      halo: Int((halo * scale).rounded(.up)))
    return motion.expected(old, new)
  }
}
