import CompositionalLayout
import Foundation
import Testing

/// Transforms for platforms without Core Graphics.
@Suite struct TransformTests {
  private let skew = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
  private let other = CGAffineTransform(a: 17, b: 19, c: 23, d: 29, tx: 31, ty: 37)

  @Test(arguments: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: -2, y: 0.5)])
  func `applying two transforms equals applying their concatenation`(_ point: CGPoint) {
    #expect(
      point.applying(skew.concatenating(other)) == point.applying(skew).applying(other))
    let back = point.applying(skew).applying(skew.inverted())
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test func `points are mapped by the formula`() {
    #expect(CGPoint(x: 100, y: 1000).applying(skew) == CGPoint(x: 5211, y: 7313))
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test func `translating, scaling and rotating apply before the transform`() {
    let point = CGPoint(x: 3, y: 4)
    #expect(
      point.applying(skew.translatedBy(x: 1, y: 2)) == CGPoint(x: 4, y: 6).applying(skew))
    #expect(point.applying(skew.scaledBy(x: 2, y: 3)) == CGPoint(x: 6, y: 12).applying(skew))
    let turned = point.applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x + 4) < 1e-9 && abs(turned.y - 3) < 1e-9)
  }

  @Test func `a transformed rectangle bounds its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(
      rect.applying(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
        == CGRect(x: 2, y: -11, width: 20, height: 10))
  }

  @Test func `three-dimensional transforms have the same properties`() {
    var turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-12 && abs(turned.m21 + 1) < 1e-12)
    turned = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(5, 7, 0))
    #expect((turned.m11, turned.m22, turned.m41, turned.m42) == (2, 3, 5, 7))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
    #expect((moved.m41, moved.m42) == (10, 21))
    let flat = CATransform3DGetAffineTransform(
      CATransform3DScale(CATransform3DMakeAffineTransform(.init(translationX: 1, y: 2)), 4, 4, 1))
    #expect(flat == CGAffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 1, ty: 2))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
