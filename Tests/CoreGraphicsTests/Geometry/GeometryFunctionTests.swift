import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Core Graphics' functions under the names of C.
@Suite struct GeometryFunctionTests {
  @Test("The functions for rectangles are the methods of the same meaning")
  func rectangles() {
    for seed in RandomCases.seeds(UInt64(30)) {
      var random = SeededRandom(seed: seed)
      func number() -> CGFloat { CGFloat.random(in: -9...9, using: &random) }
      let (a, b) = (
        CGRectMake(number(), number(), number(), number()),
        CGRect(x: number(), y: number(), width: number(), height: number())
      )
      let point = CGPointMake(number(), number())
      #expect(CGRectGetMinX(a) == a.minX && CGRectGetMidX(a) == a.midX)
      #expect(CGRectGetMaxX(a) == a.maxX && CGRectGetMinY(a) == a.minY)
      #expect(CGRectGetMidY(a) == a.midY && CGRectGetMaxY(a) == a.maxY)
      #expect(CGRectGetWidth(a) == a.width && CGRectGetHeight(a) == a.height)
      #expect(CGRectStandardize(a) == a.standardized && CGRectIntegral(a) == a.integral)
      #expect(CGRectInset(a, 1, 2) == a.insetBy(dx: 1, dy: 2))
      #expect(CGRectOffset(a, 1, 2) == a.offsetBy(dx: 1, dy: 2))
      #expect(CGRectUnion(a, b) == a.union(b))
      #expect(CGRectEqualToRect(CGRectIntersection(a, b), a.intersection(b)))
      #expect(CGRectIntersectsRect(a, b) == a.intersects(b))
      #expect(CGRectContainsPoint(a, point) == a.contains(point))
      #expect(CGRectContainsRect(a, b) == a.contains(b))
    }
    #expect(CGRectIsNull(.null) && CGRectIsEmpty(.zero) && CGRectIsInfinite(.infinite))
    #expect(CGSizeEqualToSize(CGSizeMake(1, 2), CGSize(width: 1, height: 2)))
    #expect(CGPointEqualToPoint(CGPointMake(1, 2), CGPoint(x: 1, y: 2)))
  }

  @Test("A transform of the functions does what its method does")
  func transforms() {
    let start = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(CGAffineTransformTranslate(start, 1, 2) == start.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(start, 2, 3) == start.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformRotate(start, 0.5) == start.rotated(by: 0.5))
    #expect(CGAffineTransformInvert(start) == start.inverted())
    let move = CGAffineTransformMakeTranslation(7, 8)
    #expect(CGAffineTransformConcat(start, move) == start.concatenating(move))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformMakeScale(1, 1)))
    #expect(
      CGAffineTransformEqualToTransform(
        CGAffineTransformMakeRotation(0.5), CGAffineTransform(rotationAngle: 0.5)))
    #expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 1), move) == CGPoint(x: 8, y: 9))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), move) == CGSizeMake(1, 1))
    #expect(CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), move).origin == CGPointMake(7, 8))
  }
}
