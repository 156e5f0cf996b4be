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
  /// The delay between copies in seconds. No effect on pictures.
  public var instanceDelay: Double = 0
  /// The color of copies. No effect on pictures.
  public var instanceColor: CGColor?
  /// The change of red from copy to copy. No effect on pictures.
  public var instanceRedOffset: Float = 0
  /// The change of green from copy to copy. No effect on pictures.
  public var instanceGreenOffset: Float = 0
  /// The change of blue from copy to copy. No effect on pictures.
  public var instanceBlueOffset: Float = 0
  /// The change of opacity from copy to copy. No effect on pictures.
  public var instanceAlphaOffset: Float = 0
  /// Whether copies keep their depth. No effect on pictures.
  public var preservesDepth = false
}
