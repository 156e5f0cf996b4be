public import Foundation

/// A layer that emits particles, such as snow or confetti. Particles are not drawn, and Flatplan
/// reports that.
///
/// See [CAEmitterLayer](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
open class CAEmitterLayer: CALayer {
  /// The kinds of particles. Has no effect on pictures.
  public var emitterCells: [CAEmitterCell]?
  /// The center of the emitter, in points. Has no effect on pictures.
  public var emitterPosition = CGPoint.zero
  /// The depth of the emitter, in points. Has no effect on pictures.
  public var emitterZPosition: CGFloat = 0
  /// The size of the emitter, in points. Has no effect on pictures.
  public var emitterSize = CGSize.zero
  /// The shape of the emitter. Has no effect on pictures.
  public var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits particles. Has no effect on pictures.
  public var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The drawing order of particles. Has no effect on pictures.
  public var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor on the birth rate of every cell. Has no effect on pictures.
  public var birthRate: Float = 1
  /// The factor on the lifetime of every cell. Has no effect on pictures.
  public var lifetime: Float = 1
  /// The factor on the velocity of every cell. Has no effect on pictures.
  public var velocity: Float = 1
  /// The factor on the scale of every cell. Has no effect on pictures.
  public var scale: Float = 1
  /// The factor on the spin of every cell. Has no effect on pictures.
  public var spin: Float = 1
  /// The seed of the random values. Has no effect on pictures.
  public var seed: UInt32 = 0
  /// The start time in seconds. Has no effect on pictures.
  public var beginTime: Double = 0
}

/// A kind of particle. It has no effect on pictures.
///
/// See [CAEmitterCell](https://developer.apple.com/documentation/quartzcore/caemittercell).
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The image of a particle. Has no effect on pictures.
  public var contents: Any?
  /// The number of pixels per point of the image. Has no effect on pictures.
  public var contentsScale: CGFloat = 1
  /// The color that the image is multiplied by. Has no effect on pictures.
  public var color: CGColor?
  /// The name that key paths use. Has no effect on pictures.
  public var name: String?
  /// Whether particles are emitted. Has no effect on pictures.
  public var isEnabled = true
  /// The particles that each particle emits. Has no effect on pictures.
  public var emitterCells: [CAEmitterCell]?
  /// The number of particles per second. Has no effect on pictures.
  public var birthRate: Float = 0
  /// The lifetime of a particle, in seconds. Has no effect on pictures.
  public var lifetime: Float = 0
  /// The variation of the lifetime, in seconds. Has no effect on pictures.
  public var lifetimeRange: Float = 0
  /// The initial velocity, in points per second. Has no effect on pictures.
  public var velocity: CGFloat = 0
  /// The variation of the velocity, in points per second. Has no effect on pictures.
  public var velocityRange: CGFloat = 0
  /// The horizontal acceleration, in points per second squared. Has no effect on pictures.
  public var xAcceleration: CGFloat = 0
  /// The vertical acceleration, in points per second squared. Has no effect on pictures.
  public var yAcceleration: CGFloat = 0
  /// The acceleration in depth, in points per second squared. Has no effect on pictures.
  public var zAcceleration: CGFloat = 0
  /// The direction of emission in the layer's plane, in radians. Has no effect on pictures.
  public var emissionLongitude: CGFloat = 0
  /// The direction of emission out of the layer's plane, in radians. Has no effect on pictures.
  public var emissionLatitude: CGFloat = 0
  /// The angle of the cone of emission, in radians. Has no effect on pictures.
  public var emissionRange: CGFloat = 0
  /// The scale of a particle. Has no effect on pictures.
  public var scale: CGFloat = 1
  /// The variation of the scale. Has no effect on pictures.
  public var scaleRange: CGFloat = 0
  /// The change in scale per second. Has no effect on pictures.
  public var scaleSpeed: CGFloat = 0
  /// The rotation speed, in radians per second. Has no effect on pictures.
  public var spin: CGFloat = 0
  /// The variation of the rotation speed, in radians per second. Has no effect on pictures.
  public var spinRange: CGFloat = 0
  /// The variation of the opacity. Has no effect on pictures.
  public var alphaRange: Float = 0
  /// The change in opacity per second. Has no effect on pictures.
  public var alphaSpeed: Float = 0
  /// The variation of the red component. Has no effect on pictures.
  public var redRange: Float = 0
  /// The variation of the green component. Has no effect on pictures.
  public var greenRange: Float = 0
  /// The variation of the blue component. Has no effect on pictures.
  public var blueRange: Float = 0
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of an emitter's shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Points of the shape.
  public static let points = Self(rawValue: "points")
  /// The outline of the shape.
  public static let outline = Self(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = Self(rawValue: "surface")
  /// The interior of the shape.
  public static let volume = Self(rawValue: "volume")
}

/// The drawing order and blending of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No particular order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particles first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest particles last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// Particles sorted by depth, the farthest first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Particles blended additively.
  public static let additive = Self(rawValue: "additive")
}
