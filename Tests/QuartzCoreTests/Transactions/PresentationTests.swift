import QuartzCore
import Testing

struct PresentationTests {
  // Layers.P1, Layers.P3.
  @Test("A presentation is of the same class, in a tree of presentations, and knows its model")
  func tree() {
    final class Mine: CALayer {
      var level: CGFloat = 0
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? Mine { level = layer.level }
      }
      required init?(coder: NSCoder) { nil }
    }
    let bench = Bench()
    let mine = Mine()
    mine.level = 3
    mine.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    bench.run { $0.root.addSublayer(mine) }
    bench.run { bench in
      let seen = mine.presentation()
      #expect(seen?.level == 3 && seen !== mine && seen?.model() === mine)
      #expect(mine.model() === mine && seen?.presentation() === seen)
      #expect(seen?.superlayer !== bench.root && seen?.superlayer?.model() === bench.root)
      let inner = bench.root.presentation()?.sublayers?.first
      #expect(inner !== mine && inner?.model() === mine)
    }
  }

  @Test("Layers of one session are shown in another once that one commits")
  func sessions() {
    let (workshop, bench) = (Bench(), Bench())
    for _ in 1...50 { workshop.run { _ in } }
    var layer = CALayer()
    workshop.run { _ in layer = CALayer() }
    bench.run { bench in
      bench.root.addSublayer(layer)
      #expect(layer.presentation() == nil)
    }
    bench.run { _ in #expect(layer.presentation() != nil) }
  }

  @Test("A presentation layer is hit at its current position")
  func hit() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      CATransaction.setDisableActions(true)
      layer.position.x = 150
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.duration) = (50, 1)
      layer.add(animation, forKey: nil)
    }
    bench.wind(to: 0.1)
    bench.run { bench in
      let point = CGPoint(x: 20, y: 50)
      #expect(bench.root.hitTest(point) === bench.root)
      #expect(bench.root.presentation()?.hitTest(point)?.model() === layer)
      let seen = layer.presentation()
      #expect(abs((seen?.convert(CGPoint.zero, to: seen?.superlayer).x ?? 0) - 10) < 1e-9)
    }
  }

  // Layers.P4.
  @Test("Changes of a presentation layer affect neither the model nor the picture")
  func untouched() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      let seen = layer.presentation()
      seen?.opacity = 0
      seen?.add(CABasicAnimation(keyPath: "opacity"), forKey: "it")
      #expect(layer.opacity == 1 && layer.animationKeys() == nil && seen?.animationKeys() == nil)
    }
  }

  @Test("A running animation needs the next frame, and a pending one its begin time")
  func nextChange() {
    let bench = Bench()
    let layer = bench.layer()
    #expect(bench.session.nextChange == nil)
    bench.run { _ in
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.toValue, animation.beginTime, animation.duration) = (0, 103.5, 1)
      layer.add(animation, forKey: nil)
    }
    #expect(bench.session.nextChange == 103.5)
    bench.wind(to: 4)
    #expect(abs((bench.session.nextChange ?? 0) - (104 + 1.0 / 60)) < 1e-9)
    bench.wind(to: 5)
    #expect(bench.session.nextChange == nil)
  }
}
