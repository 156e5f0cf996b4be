#if !canImport(QuartzCore)
  public import Foundation

  /// A three-dimensional transform, for platforms without QuartzCore.
  ///
  /// See [CATransform3D](https://developer.apple.com/documentation/quartzcore/catransform3d).
  public struct CATransform3D: Hashable, Sendable {
    /// Row 1, column 1: the horizontal scale.
    public var m11: CGFloat = 1
    /// Row 1, column 2.
    public var m12: CGFloat = 0
    /// Row 1, column 3.
    public var m13: CGFloat = 0
    /// Row 1, column 4.
    public var m14: CGFloat = 0
    /// Row 2, column 1.
    public var m21: CGFloat = 0
    /// Row 2, column 2: the vertical scale.
    public var m22: CGFloat = 1
    /// Row 2, column 3.
    public var m23: CGFloat = 0
    /// Row 2, column 4.
    public var m24: CGFloat = 0
    /// Row 3, column 1.
    public var m31: CGFloat = 0
    /// Row 3, column 2.
    public var m32: CGFloat = 0
    /// Row 3, column 3: the scale in depth.
    public var m33: CGFloat = 1
    /// Row 3, column 4: the perspective.
    public var m34: CGFloat = 0
    /// Row 4, column 1: the horizontal translation in points.
    public var m41: CGFloat = 0
    /// Row 4, column 2: the vertical translation in points.
    public var m42: CGFloat = 0
    /// Row 4, column 3: the translation in depth, in points.
    public var m43: CGFloat = 0
    /// Row 4, column 4.
    public var m44: CGFloat = 1

    /// Creates the identity transform.
    public init() {}
  }

  /// The identity transform.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let CATransform3DIdentity = CATransform3D()

  /// Returns a scale by `sx`, `sy` and `sz`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }

  /// Returns a translation by `tx`, `ty` and `tz` points.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }

  /// Returns a rotation by `angle` radians about the axis (x, y, z), or the identity if the axis
  /// has no length.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    var transform = CATransform3D()
    (transform.m11, transform.m12, transform.m13) = (
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (transform.m21, transform.m22, transform.m23) = (
      y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
    )
    (transform.m31, transform.m32, transform.m33) = (
      z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest
    )
    return transform
  }

  /// Returns the transform that applies `a`, then `b`: their matrix product.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let rows = b.rows
    return CATransform3D(
      rows: a.rows.map { row in
        row[0] * rows[0] + row[1] * rows[1] + row[2] * rows[2] + row[3] * rows[3]
      })
  }

  /// Returns the transform that scales, then applies `t`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns the transform that translates, then applies `t`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns the transform that rotates by `angle` radians, then applies `t`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Returns the three-dimensional form of a two-dimensional transform.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(m)
  }

  /// Returns the two-dimensional part of the transform; the depth is dropped.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    t.affine
  }

  /// Whether the transform is the identity.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Whether both transforms have equal components.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }

  /// Whether the transform is two-dimensional.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t == CATransform3D(t.affine) }

  extension CATransform3D {
    fileprivate var rows: [SIMD4<Double>] {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ].map { SIMD4($0.map { Double($0) }) }
    }

    fileprivate init(rows: [SIMD4<Double>]) {
      let numbers = rows.map { row in (0..<4).map { CGFloat(row[$0]) } }
      (m11, m12, m13, m14) = (numbers[0][0], numbers[0][1], numbers[0][2], numbers[0][3])
      (m21, m22, m23, m24) = (numbers[1][0], numbers[1][1], numbers[1][2], numbers[1][3])
      (m31, m32, m33, m34) = (numbers[2][0], numbers[2][1], numbers[2][2], numbers[2][3])
      (m41, m42, m43, m44) = (numbers[3][0], numbers[3][1], numbers[3][2], numbers[3][3])
    }

    /// The two-dimensional part of the transform.
    package var affine: CGAffineTransform {
      CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// Whether both transforms have equal components.
    package func isEqual(to other: CATransform3D) -> Bool { self == other }

    /// Creates the three-dimensional form of a two-dimensional transform.
    package init(_ affine: CGAffineTransform) {
      (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
      (m41, m42) = (affine.tx, affine.ty)
    }
  }
#else
  public import QuartzCore

  extension CATransform3D {
    /// The two-dimensional part of the transform.
    package var affine: CGAffineTransform { CATransform3DGetAffineTransform(self) }

    /// Whether both transforms have equal components.
    package func isEqual(to other: CATransform3D) -> Bool {
      CATransform3DEqualToTransform(self, other)
    }

    /// Creates the three-dimensional form of a two-dimensional transform.
    package init(_ affine: CGAffineTransform) {
      self = CATransform3DMakeAffineTransform(affine)
    }
  }
#endif
