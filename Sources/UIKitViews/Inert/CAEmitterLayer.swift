public import Foundation

/// A layer that emits particles, such as snow or confetti. Particles are not drawn, and Flatplan
/// reports that.
///
/// See [CAEmitterLayer](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
open class CAEmitterLayer: CALayer {
  public var emitterCells: [CAEmitterCell]?
  public var emitterPosition = CGPoint.zero
  public var emitterZPosition: CGFloat = 0
  public var emitterSize = CGSize.zero
  public var emitterShape = CAEmitterLayerEmitterShape.point
  public var emitterMode = CAEmitterLayerEmitterMode.volume
  public var renderMode = CAEmitterLayerRenderMode.unordered
  public var birthRate: Float = 1
  public var lifetime: Float = 1
  public var velocity: Float = 1
  public var scale: Float = 1
  public var spin: Float = 1
  public var seed: UInt32 = 0
  public var beginTime: Double = 0
}

/// A kind of particle. It has no effect on pictures.
///
/// See [CAEmitterCell](https://developer.apple.com/documentation/quartzcore/caemittercell).
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  public var contents: Any?
  public var contentsScale: CGFloat = 1
  public var color: CGColor?
  public var name: String?
  public var isEnabled = true
  public var emitterCells: [CAEmitterCell]?
  public var birthRate: Float = 0
  public var lifetime: Float = 0
  public var lifetimeRange: Float = 0
  public var velocity: CGFloat = 0
  public var velocityRange: CGFloat = 0
  public var xAcceleration: CGFloat = 0
  public var yAcceleration: CGFloat = 0
  public var zAcceleration: CGFloat = 0
  public var emissionLongitude: CGFloat = 0
  public var emissionLatitude: CGFloat = 0
  public var emissionRange: CGFloat = 0
  public var scale: CGFloat = 1
  public var scaleRange: CGFloat = 0
  public var scaleSpeed: CGFloat = 0
  public var spin: CGFloat = 0
  public var spinRange: CGFloat = 0
  public var alphaRange: Float = 0
  public var alphaSpeed: Float = 0
  public var redRange: Float = 0
  public var greenRange: Float = 0
  public var blueRange: Float = 0
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let cuboid = Self(rawValue: "cuboid")
  public static let circle = Self(rawValue: "circle")
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of an emitter's shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = Self(rawValue: "points")
  public static let outline = Self(rawValue: "outline")
  public static let surface = Self(rawValue: "surface")
  public static let volume = Self(rawValue: "volume")
}

/// The drawing order and blending of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = Self(rawValue: "unordered")
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast")
  public static let backToFront = Self(rawValue: "backToFront")
  public static let additive = Self(rawValue: "additive")
}
