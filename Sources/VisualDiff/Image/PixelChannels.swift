/// Red, green and blue times opacity, and opacity, of a pixel or of several pixels together.
///
/// Each channel has 16 bits of an integer, so that four channels are compared at once. This is fast
/// without optimization too.
struct PixelChannels {
  private var lanes: UInt64

  /// - Parameter pixel: Four bytes in memory order, not premultiplied.
  @inline(__always)
  init(_ pixel: UInt32) {
    let pixel = UInt64(UInt32(littleEndian: pixel))
    let spread = (pixel | pixel << 16) & 0x0000_FFFF_0000_FFFF
    lanes = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
    let alpha = pixel >> 24
    guard alpha != 255 else { return }
    var product = alpha << 48
    for lane in stride(from: UInt64(0), through: 32, by: 16) {
      product |= (((lanes >> lane & 0xFF) &* alpha &+ 127) / 255) << lane
    }
    lanes = product
  }

  /// Lowers and raises two bounds, so that they include these channels.
  @inline(__always)
  func extend(_ low: inout PixelChannels, _ high: inout PixelChannels) {
    let (isHigher, isLower) = (Self.mask(lanes, high.lanes), Self.mask(low.lanes, lanes))
    high.lanes = (lanes & isHigher) | (high.lanes & ~isHigher)
    low.lanes = (lanes & isLower) | (low.lanes & ~isLower)
  }

  /// All bits of the channels in which the first value is at least the second.
  @inline(__always)
  private static func mask(_ one: UInt64, _ two: UInt64) -> UInt64 {
    (((one | 0x0100_0100_0100_0100) &- two) >> 8 & 0x0001_0001_0001_0001) &* 0xFF
  }

  /// The levels from 0 to 255.
  @inline(__always)
  var levels: SIMD4<Float> {
    SIMD4(
      Float(lanes & 0xFF), Float(lanes >> 16 & 0xFF), Float(lanes >> 32 & 0xFF), Float(lanes >> 48))
  }

  /// Returns how far these channels are outside of some bounds.
  @inline(__always)
  func distance(outside bounds: Bounds) -> Float {
    let (levels, low, high) = (levels, bounds.low.levels, bounds.high.levels)
    return pointwiseMax(pointwiseMax(levels - high, low - levels), SIMD4()).length
  }

  /// The lowest and the highest level of each channel among some pixels.
  struct Bounds {
    var low: PixelChannels
    var high: PixelChannels

    /// The distance between the bounds.
    @inline(__always)
    var contrast: Float { (high.levels - low.levels).length }
  }
}

extension SIMD4<Float> {
  @inline(__always)
  var length: Float { (self * self).sum().squareRoot() }
}
