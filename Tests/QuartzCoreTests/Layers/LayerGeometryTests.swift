import QuartzCore
import Testing

struct LayerGeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  // Layers.G1, Layers.G2, Layers.G6.
  @Test("A frame becomes bounds and a position in its middle, and moves with the anchor point")
  func frame() {
    let layer = layer(10, 20, 100, 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.position == CGPoint(x: 0, y: 10))
    layer.bounds.origin = CGPoint(x: 7, y: 7)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  // Layers.G6.
  @Test("The frame of a rotated layer is its bounding box")
  func turnedFrame() {
    let layer = layer(0, 0, 100, 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let expected = CGRect(x: 25, y: -25, width: 50, height: 100)
    #expect(distance(layer.frame, expected) < 1e-9)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(distance(layer.frame, CGRect(x: 10, y: 10, width: 40, height: 20)) < 1e-9)
  }

  // Layers.C1, Layers.C3, Layers.G2.
  @Test("A point is converted through bounds, anchor, transform and position, and back")
  func converting() {
    let outer = layer(100, 100, 200, 200)
    let inner = layer(10, 20, 50, 50)
    let other = layer(150, 0, 20, 20)
    outer.addSublayer(inner)
    outer.addSublayer(other)
    outer.bounds.origin = CGPoint(x: 0, y: 30)  // scrolled down by 30
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 92))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: -139, y: 22))
    #expect(other.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: -139, y: 22))
    inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
    let turned = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: outer)
    #expect(distance(turned, CGRect(x: 50, y: 50, width: 10, height: 20)) < 1e-9)
  }

  // Layers.G3, Layers.G4.
  @Test("A perspective sublayer transform reduces what is farther away")
  func perspective() {
    let outer = layer(0, 0, 200, 200)
    let inner = layer(50, 50, 100, 100)
    outer.addSublayer(inner)
    outer.sublayerTransform.m34 = -1 / 500
    inner.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // The right edge is at (50·cos 60°, z = −50·sin 60°) from the middle, seen from 500 away.
    let z = -50 * sin(CGFloat.pi / 3)
    let right = inner.convert(CGPoint(x: 100, y: 50), to: outer)
    #expect(abs(right.x - (100 + 25 / (1 - z / 500))) < 1e-9 && abs(right.y - 100) < 1e-9)
    let back = inner.convert(right, from: outer)
    #expect(abs(back.x - 100) < 1e-9 && abs(back.y - 50) < 1e-9)
    // In front of the plane, an unrotated layer is enlarged by 500 / (500 − 100).
    inner.transform = CATransform3DIdentity
    inner.zPosition = 100
    let corner = inner.convert(CGPoint(x: 100, y: 100), to: outer)
    #expect(abs(corner.x - 162.5) < 1e-9 && abs(corner.y - 162.5) < 1e-9)
  }

  // Layers.G5.
  @Test("With flipped geometry y points up, for points and for sublayers")
  func flipped() {
    let outer = layer(0, 0, 100, 100)
    outer.isGeometryFlipped = true
    let inner = layer(0, 0, 10, 10)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 0, y: 100))
    #expect(inner.contentsAreFlipped())
    inner.isGeometryFlipped = true
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 0, y: 90))
    #expect(!inner.contentsAreFlipped())
  }

  // Layers.C4.
  @Test("Conversion to a layer with a singular transform returns the argument")
  func noWayIn() {
    let outer = layer(0, 0, 100, 100)
    let inner = layer(0, 0, 10, 10)
    outer.addSublayer(inner)
    inner.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(inner.convert(CGPoint(x: 3, y: 4), from: outer) == CGPoint(x: 3, y: 4))
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === outer)
  }

  private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].map(abs).max() ?? 0
  }
}
