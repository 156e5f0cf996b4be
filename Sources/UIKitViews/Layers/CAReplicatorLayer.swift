public import CompositionalLayout
internal import Foundation

/// A layer that draws its sublayers several times, each copy transformed further.
///
/// See [CAReplicatorLayer](https://developer.apple.com/documentation/quartzcore/careplicatorlayer).
open class CAReplicatorLayer: CALayer {
  /// The number of copies; Flatplan draws at most 1,000.
  public var instanceCount = 1
  /// The transform from one copy to the next, about the center of the layer.
  public var instanceTransform = CATransform3DIdentity

  // These members have no effect on pictures.
  public var instanceDelay: Double = 0
  public var instanceColor: CGColor?
  public var instanceRedOffset: Float = 0
  public var instanceGreenOffset: Float = 0
  public var instanceBlueOffset: Float = 0
  public var instanceAlphaOffset: Float = 0
  public var preservesDepth = false
}
