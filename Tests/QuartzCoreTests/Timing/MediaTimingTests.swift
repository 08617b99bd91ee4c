import QuartzCore
import Testing

struct MediaTimingTests {
  /// Returns the opacity of an animation from 0 to 1 at each of some times, with 9 for no effect.
  private func seen(
    at times: [Double], _ change: (CABasicAnimation) -> Void
  ) -> [Double] {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 9
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
      change(animation)
      layer.add(animation, forKey: "it")
    }
    return times.map { bench.number(layer, "cornerRadius", at: $0) }
  }

  // Layers.M4.
  @Test("Without a fill mode an animation has no effect before its beginning and from its end")
  func removed() {
    let values = seen(at: [-0.001, 0, 0.5, 1.999, 2, 3]) { _ in }
    #expect(near(values, [9, 0, 0.25, 0.9995, 9, 9]))
  }

  // Layers.M4.
  @Test("Fill modes extend the beginning backwards or the end forwards")
  func fill() {
    let times = [-1, 0, 2, 5.0]
    #expect(near(seen(at: times) { $0.fillMode = .backwards }, [0, 0, 9, 9]))
    #expect(near(seen(at: times) { $0.fillMode = .forwards }, [9, 0, 1, 1]))
    #expect(near(seen(at: times) { $0.fillMode = .both }, [0, 0, 1, 1]))
  }

  // Layers.M8.
  @Test("A begin time in the future is in the layer's time")
  func beginning() {
    let values = seen(at: [0.999, 1, 2, 3]) { $0.beginTime = 101 }
    #expect(near(values, [9, 0, 0.5, 9]))
  }

  // Layers.M3, Layers.M5.
  @Test("Repetitions restart or reverse, and may end in the middle")
  func repeats() {
    #expect(
      near(
        seen(at: [1, 2, 3, 4.5, 5, 6]) { $0.repeatCount = 2.5 }, [0.5, 0, 0.5, 0.25, 9, 9]))
    #expect(
      near(
        seen(at: [1, 2, 3, 3.5, 4]) { $0.autoreverses = true }, [0.5, 1, 0.5, 0.25, 9]))
    #expect(near(seen(at: [2, 2.999, 3]) { $0.repeatDuration = 3 }, [0, 0.4995, 9]))
    #expect(
      near(
        seen(at: [2.9, 3, 100]) { ($0.repeatDuration, $0.fillMode) = (3, .forwards) },
        [0.45, 0.5, 0.5]))
    #expect(near(seen(at: [1_001, 1e6]) { $0.repeatCount = .infinity }, [0.5, 0]))
    #expect(
      near(
        seen(at: [4, 9]) { ($0.repeatCount, $0.fillMode) = (2, .forwards) }, [1, 1]))
  }

  // Layers.M6, Layers.M7.
  @Test("Speed shortens, an offset wraps around, and a negative speed starts at the end")
  func speed() {
    #expect(near(seen(at: [0.5, 0.999, 1]) { $0.speed = 2 }, [0.5, 0.999, 9]))
    #expect(near(seen(at: [0, 0.5, 1, 1.5]) { $0.timeOffset = 1 }, [0.5, 0.75, 0, 0.25]))
    #expect(near(seen(at: [0, 0.5, 1.5]) { $0.speed = -1 }, [1, 0.75, 0.25]))
    #expect(near(seen(at: [0, 50]) { ($0.speed, $0.timeOffset) = (0, 0.5) }, [0.25, 0.25]))
  }

  // Layers.M1, Layers.M2.
  @Test("A layer's time is that of its superlayer, shifted and scaled")
  func layers() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    (outer.beginTime, outer.speed) = (10, 2)
    (inner.speed, inner.timeOffset) = (0.5, 3)
    #expect(outer.convertTime(15, from: nil) == 10)
    #expect(inner.convertTime(15, from: nil) == 8)
    #expect(inner.convertTime(8, to: nil) == 15)
    #expect(inner.convertTime(8, to: outer) == 10)
    #expect(inner.convertTime(10, from: outer) == 8)
  }

  @Test("A layer with speed 0 is paused, and shifted by its offset")
  func scrubbing() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      layer.speed = 0
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      layer.add(animation, forKey: nil)
    }
    #expect(near([bench.number(layer, "zPosition", at: 55)], [0]))
    bench.run { _ in layer.timeOffset = 0.75 }
    #expect(near([bench.number(layer, "zPosition", at: 5)], [0.75]))
  }

  private func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
