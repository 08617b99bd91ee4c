import CoreGraphics
import Testing

struct CGAffineTransformTests {
  @Test("Later operations are applied first")
  func order() {
    let point = CGPoint(x: 1, y: 0)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let moved = turn.translatedBy(x: 2, y: 0)
    #expect(distance(point.applying(moved), CGPoint(x: 0, y: 3)) < 1e-12)
    let after = turn.concatenating(CGAffineTransform(translationX: 2, y: 0))
    #expect(distance(point.applying(after), CGPoint(x: 2, y: 1)) < 1e-12)
  }

  @Test("A transform and its inverse are the identity; a singular one is returned unchanged")
  func inverse() {
    let change = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let none = change.concatenating(change.inverted())
    let off = [none.a - 1, none.b, none.c, none.d - 1, none.tx, none.ty].map(abs).max()
    #expect((off ?? 1) < 1e-12)
    #expect(CGAffineTransform.identity.isIdentity && !change.isIdentity)
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test("A transform is recomposed from its components, also if it mirrors")
  func parts() {
    for height in [2.0, -3] {
      let change = CGAffineTransform(a: 1.5, b: 0.5, c: 0.25, d: height, tx: 4, ty: 5)
      let again = CGAffineTransform(change.decomposed())
      let off = [
        again.a - change.a, again.b - change.b, again.c - change.c, again.d - change.d,
        again.tx - change.tx, again.ty - change.ty,
      ].map(abs).max()
      #expect((off ?? 1) < 1e-12)
    }
    let parts = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 5).decomposed()
    #expect(abs(parts.rotation - 0.3) < 1e-12 && abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height - 5) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
  }

  @Test("A rotated rectangle becomes its bounding box")
  func rectangles() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 8.0.squareRoot()) < 1e-12 && abs(turned.minY) < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}
