import QuartzCore
import Testing

struct BasicAnimationTests {
  /// Returns the values at the beginning, middle and just before the end, for a layer with the
  /// value 10.
  private func ends(_ change: (CABasicAnimation) -> Void) -> [Double] {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      CATransaction.setDisableActions(true)
      layer.zPosition = 10
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.duration = 2
      change(animation)
      layer.add(animation, forKey: nil)
    }
    return [0, 1, 1.999_999_9].map { bench.number(layer, "zPosition", at: $0) }
  }

  // Layers.A3.
  @Test("Missing from, to and by values follow from the others or from the layer's value")
  func ends() {
    #expect(near(ends { ($0.fromValue, $0.toValue) = (2, 4) }, [2, 3, 4]))
    #expect(near(ends { ($0.fromValue, $0.byValue) = (2, 4) }, [2, 4, 6]))
    #expect(near(ends { ($0.byValue, $0.toValue) = (4, 2) }, [-2, 0, 2]))
    #expect(near(ends { $0.fromValue = 2 }, [2, 6, 10]))
    #expect(near(ends { $0.toValue = 2 }, [10, 6, 2]))
    #expect(near(ends { $0.byValue = 2 }, [10, 11, 12]))
    #expect(near(ends { _ in }, [10, 10, 10]))
  }

  // Layers.A4.
  @Test("An additive animation is added to the layer's other value")
  func additive() {
    #expect(
      near(
        ends { ($0.fromValue, $0.toValue, $0.isAdditive) = (-8, 0, true) }, [2, 6, 10]))
    #expect(near(ends { ($0.fromValue, $0.isAdditive) = (-8, true) }, [2, 6, 10]))
    #expect(near(ends { ($0.byValue, $0.isAdditive) = (4, true) }, [10, 12, 14]))
  }

  // Layers.A5.
  @Test("A cumulative animation continues at the end of each repetition")
  func cumulative() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      (animation.isCumulative, animation.repeatCount) = (true, 10)
      layer.add(animation, forKey: nil)
    }
    #expect(near([bench.number(layer, "transform.rotation.z", at: 2.5)], [2.5]))
  }

  // Layers.A4.
  @Test("Of several animations of a property the last one wins, and additive ones add up")
  func several() {
    let bench = Bench()
    let layer = bench.layer()
    func animation(_ from: Double, _ to: Double, isAdditive: Bool) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      animation.isAdditive = isAdditive
      return animation
    }
    bench.run { _ in
      layer.add(animation(0, 100, isAdditive: false), forKey: "first")
      layer.add(animation(0, 10, isAdditive: false), forKey: "second")
      layer.add(animation(1, 2, isAdditive: true), forKey: nil)
      layer.add(animation(1, 2, isAdditive: true), forKey: nil)
    }
    #expect(near([bench.number(layer, "zPosition", at: 0.5)], [8]))
    #expect(layer.animationKeys() == ["first", "second"])
    bench.run { _ in layer.removeAnimation(forKey: "second") }
    #expect(near([bench.number(layer, "zPosition", at: 0.5)], [53]))
  }

  // Layers.A1, Layers.A6.
  @Test("A layer copies an animation, and a second one for a key replaces the first")
  func copies() {
    let bench = Bench()
    let layer = bench.layer()
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.toValue = 4
    bench.run { _ in layer.add(animation, forKey: "it") }
    animation.toValue = 400
    let kept = layer.animation(forKey: "it") as? CABasicAnimation
    #expect(kept !== animation && kept?.toValue as? Int == 4)
    #expect(kept?.duration == 0.25 && kept?.beginTime == 100)
    bench.run { _ in layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "it") }
    #expect((layer.animation(forKey: "it") as? CABasicAnimation)?.keyPath == "opacity")
    #expect(layer.animationKeys() == ["it"])
    bench.run { _ in layer.removeAllAnimations() }
    #expect(layer.animationKeys() == nil)
  }

  // Layers.A1.
  @Test("Copies of an app's subclass have its class")
  func subclasses() {
    final class Mine: CABasicAnimation {
      var extra = 5
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Mine)?.extra = extra
        return copy
      }
    }
    let bench = Bench()
    let layer = bench.layer()
    let mine = Mine(keyPath: "opacity")
    mine.extra = 7
    bench.run { _ in layer.add(mine, forKey: "it") }
    #expect((layer.animation(forKey: "it") as? Mine)?.extra == 7)
  }

  // Layers.S8.
  @Test("A spring overshoots, and its duration only cuts it off")
  func spring() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      let animation = CASpringAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      layer.add(animation, forKey: nil)
    }
    // ω = 10, ζ = 0.5: the first overshoot is e^(−πζ/√(1−ζ²)) at π/ω_d.
    let peak = Double.pi / (10 * 0.75.squareRoot())
    let overshoot = exp(-Double.pi * 0.5 / 0.75.squareRoot())
    #expect(near([bench.number(layer, "zPosition", at: peak)], [100 * (1 + overshoot)]))
    #expect(near([bench.number(layer, "zPosition", at: 1)], [0]))
  }

  // Layers.A7.
  @Test("A group runs its animations in its own time, and cuts them off at its end")
  func group() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      let first = CABasicAnimation(keyPath: "zPosition")
      (first.fromValue, first.toValue, first.duration) = (0, 10, 10)
      let second = CABasicAnimation(keyPath: "cornerRadius")
      (second.fromValue, second.toValue, second.duration) = (0, 8, 1)
      second.beginTime = 1
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([first, second], 3)
      layer.add(group, forKey: nil)
    }
    #expect(near([bench.number(layer, "zPosition", at: 2.5)], [2.5]))
    #expect(near([bench.number(layer, "zPosition", at: 3)], [0]))
    let corners = [0.999, 1.25, 2].map { bench.number(layer, "cornerRadius", at: $0) }
    #expect(near(corners, [0, 2, 0]))
  }

  @Test("A value function turns a number into a transform")
  func valueFunction() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * Double.pi, 1)
      layer.add(animation, forKey: nil)
    }
    // Numbers are interpolated before the value function: half of a full turn is half a turn.
    #expect(near([Double(bench.seen(layer, at: 0.5, \.transform)?.m11 ?? 0)], [-1]))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "melt")) == nil)
  }

  private func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}
