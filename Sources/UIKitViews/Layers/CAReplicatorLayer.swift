public import CompositionalLayout
internal import Foundation

/// Draws the layers in it several times, each time turned further.
///
/// See [CAReplicatorLayer](https://developer.apple.com/documentation/quartzcore/careplicatorlayer).
open class CAReplicatorLayer: CALayer {
  /// How often; a thousand times at most.
  public var instanceCount = 1
  /// By what each copy is turned from the one before, about the middle of the layer.
  public var instanceTransform = CATransform3DIdentity
  /// Kept for code that sets them: copies look alike, and nothing moves.
  public var instanceDelay: Double = 0
  public var instanceColor: CGColor?
  public var instanceRedOffset: Float = 0
  public var instanceGreenOffset: Float = 0
  public var instanceBlueOffset: Float = 0
  public var instanceAlphaOffset: Float = 0
  public var preservesDepth = false
}
