import QuartzCore
import TestSupport
import Testing

struct CATransform3DTests {
  @Test("Later operations are applied first")
  func order() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(turned, 2, 0, 0)
    // The translation along x comes first, and the rotation turns it to y.
    #expect(
      distance(moved, CATransform3DConcat(CATransform3DMakeTranslation(2, 0, 0), turned)) == 0)
    #expect(abs(moved.m41) < 1e-12 && abs(moved.m42 - 2) < 1e-12)
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)
    #expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m33 == 4 && scaled.m43 == 7)
  }

  @Test("Rotations follow the right-hand rule, and one without an axis is the identity")
  func turns() {
    let x = CATransform3DMakeRotation(.pi / 2, 9, 0, 0)
    #expect(abs(x.m23 - 1) < 1e-12 && abs(x.m32 + 1) < 1e-12)
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(y.m31 - 1) < 1e-12 && abs(y.m13 + 1) < 1e-12)
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 0.1)
    #expect(abs(z.m12 - 1) < 1e-12 && abs(z.m21 + 1) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("A transform and its inverse are the identity; a singular one has none")
  func inverse() {
    var random = SeededRandom(seed: 4)
    var worst = 0.0
    for _ in 0..<200 {
      func number() -> CGFloat { CGFloat.random(in: -2...2, using: &random) }
      var change = CATransform3DMakeRotation(number(), number(), number(), number())
      change = CATransform3DScale(change, 1.5, 0.5 + abs(number()), 0.7)
      change = CATransform3DTranslate(change, number(), number(), number())
      change.m34 = number() / 100
      let none = CATransform3DConcat(change, CATransform3DInvert(change))
      worst = max(worst, distance(none, CATransform3DIdentity))
    }
    #expect(worst < 1e-9)
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("An affine transform converts to three dimensions and back")
  func affine() {
    let plane = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  private func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    func numbers(_ t: CATransform3D) -> [Double] {
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ].map { Double($0) }
    }
    return zip(numbers(a), numbers(b)).map { abs($0 - $1) }.max() ?? 0
  }
}
