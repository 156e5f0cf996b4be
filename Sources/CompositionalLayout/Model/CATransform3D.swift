#if !canImport(QuartzCore)
  public import Foundation

  /// A three-dimensional transform, where the system has none of its own.
  ///
  /// See [CATransform3D](https://developer.apple.com/documentation/quartzcore/catransform3d).
  public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 1

    /// The identity.
    public init() {}
  }

  /// Leaves every point where it is.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let CATransform3DIdentity = CATransform3D()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }

  extension CATransform3D {
    /// The transform seen from the front, without depth.
    var affine: CGAffineTransform {
      CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// A flat transform with depth.
    init(_ affine: CGAffineTransform) {
      (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
      (m41, m42) = (affine.tx, affine.ty)
    }
  }
#else
  public import QuartzCore

  extension CATransform3D {
    /// The transform seen from the front, without depth.
    var affine: CGAffineTransform { CATransform3DGetAffineTransform(self) }

    /// A flat transform with depth.
    init(_ affine: CGAffineTransform) {
      self = CATransform3DMakeAffineTransform(affine)
    }
  }
#endif
