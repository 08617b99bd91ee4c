import QuartzCore
import Testing

struct LayerHitTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: side, height: side)
    return layer
  }

  // Layers.H1, Layers.H3.
  @Test("The frontmost layer at a point is hit, by tree order and not by z")
  func front() {
    let (outer, back, front) = (layer(0, 0, 100), layer(0, 0, 60), layer(40, 40, 60))
    outer.addSublayer(back)
    outer.addSublayer(front)
    back.zPosition = 10
    #expect(outer.hitTest(CGPoint(x: 50, y: 50)) === front)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(outer.hitTest(CGPoint(x: 90, y: 10)) === outer)
    #expect(outer.hitTest(CGPoint(x: 100, y: 10)) == nil)
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 50, y: 50)) === back)
  }

  // Layers.H2.
  @Test("Sublayers outside the bounds are hit unless they are clipped")
  func outside() {
    let (outer, inner) = (layer(0, 0, 100), layer(90, 0, 60))
    outer.addSublayer(inner)
    #expect(outer.hitTest(CGPoint(x: 120, y: 10)) === inner)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 120, y: 10)) == nil)
    #expect(outer.hitTest(CGPoint(x: 95, y: 10)) === inner)
  }

  // Layers.H4.
  @Test("The edges of the least coordinates are inside, and round corners are ignored")
  func edges() {
    let layer = layer(10, 10, 20)
    layer.cornerRadius = 10
    #expect(layer.hitTest(CGPoint(x: 10, y: 10)) === layer)
    #expect(layer.hitTest(CGPoint(x: 9.999, y: 10)) == nil)
    #expect(layer.hitTest(CGPoint(x: 29.999, y: 29.999)) === layer)
    #expect(layer.hitTest(CGPoint(x: 30, y: 20)) == nil)
  }
}
