import QuartzCore
import Testing

struct KeyframeAnimationTests {
  private func seen(
    _ keyPath: String = "zPosition", at times: [Double], _ change: (CAKeyframeAnimation) -> Void
  ) -> [Double] {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      animation.values = [0, 10, 40]
      animation.duration = 1
      change(animation)
      layer.add(animation, forKey: nil)
    }
    return times.map { bench.number(layer, keyPath, at: $0) }
  }

  // Layers.F1, Layers.F2, Layers.F6.
  @Test("Values follow one another evenly, or at their own times, or each with its own curve")
  func linear() {
    #expect(near(seen(at: [0, 0.25, 0.5, 0.75, 0.999_999_9]) { _ in }, [0, 5, 10, 25, 40]))
    #expect(near(seen(at: [0.1, 0.2, 0.6]) { $0.keyTimes = [0, 0.2, 1] }, [5, 10, 25]))
    let eased = seen(at: [0.25, 0.75]) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    #expect(near(eased, [3.153_568, 25]))
    #expect(near(seen(at: [0.25]) { $0.keyTimes = [0, 1] }, [5]))
  }

  // Layers.F3.
  @Test("Discrete values hold until the next, and the last as long as the others")
  func discrete() {
    let values = seen(at: [0, 0.333, 0.334, 0.666, 0.667, 0.999]) { $0.calculationMode = .discrete }
    #expect(values == [0, 0, 10, 10, 40, 40])
    let timed = seen(at: [0.099, 0.101, 0.899, 0.901]) {
      ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.1, 0.9, 1])
    }
    #expect(timed == [0, 10, 10, 40])
  }

  // Layers.F5.
  @Test("Paced timing is proportional to the distance")
  func paced() {
    let values = seen(at: [0.125, 0.25, 0.5]) {
      ($0.calculationMode, $0.keyTimes) = (.paced, [0, 0.5, 1])
    }
    #expect(near(values, [5, 10, 20]))
  }

  // Layers.F7.
  @Test("A cubic curve goes through its values smoothly")
  func cubic() {
    let values = seen(at: [0, 0.5, 0.999_999_99]) { $0.calculationMode = .cubic }
    #expect(near(values, [0, 10, 40]))
    let around = seen(at: [0.4999, 0.5, 0.5001]) { $0.calculationMode = .cubic }
    // The slope at the middle value is that from the first to the last, over two spans of 0.5.
    #expect(abs((around[1] - around[0]) / 0.0001 - 40) < 0.05)
    #expect(abs((around[2] - around[1]) / 0.0001 - 40) < 0.05)
    let tight = seen(at: [0.4999, 0.5]) {
      ($0.calculationMode, $0.tensionValues) = (.cubic, [0, 1, 0])
    }
    #expect(abs(tight[1] - tight[0]) / 0.0001 < 0.05)
  }

  // Layers.F4, Layers.F5, Layers.F8.
  @Test("A point follows a path, paced if requested, and may rotate with it")
  func path() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    let bench = Bench()
    func move(_ mode: CAAnimationCalculationMode, at time: Double) -> (CGPoint?, CGFloat?) {
      let layer = bench.layer()
      bench.run { _ in
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.calculationMode) = (path, 1, mode)
        animation.rotationMode = .rotateAuto
        layer.add(animation, forKey: nil)
      }
      return (
        bench.seen(layer, at: time, \.position), bench.seen(layer, at: time, \.transform)?.m12
      )
    }
    #expect(near(move(.linear, at: 0.5).0, CGPoint(x: 30, y: 0)))
    #expect(near(move(.paced, at: 0.5).0, CGPoint(x: 20, y: 0)))
    #expect(near(move(.discrete, at: 0.9).0, CGPoint(x: 30, y: 10)))
    #expect(abs(move(.linear, at: 0.25).1 ?? 1) < 1e-9)
    #expect(abs((move(.linear, at: 0.75).1 ?? 0) - 1) < 1e-9)
  }

  @Test("The speed on a circle is constant to a thousandth")
  func circle() {
    let path = CGPath(
      ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      let animation = CAKeyframeAnimation(keyPath: "position")
      (animation.path, animation.duration, animation.calculationMode) = (path, 1, .paced)
      layer.add(animation, forKey: nil)
    }
    let angles = (0..<40).map { step -> Double in
      let point = bench.seen(layer, at: Double(step) / 40, \.position) ?? .zero
      return atan2(Double(point.y), Double(point.x))
    }
    let steps = zip(angles, angles.dropFirst()).map {
      ($1 - $0 + 4 * .pi).truncatingRemainder(dividingBy: 2 * .pi)
    }
    let worst = steps.map { abs($0 - 2 * .pi / 40) }.max() ?? 1
    #expect(worst < 2 * .pi / 40 / 1_000)
  }

  @Test("An animation without keyframes has no effect")
  func empty() {
    #expect(near(seen(at: [0.5]) { $0.values = [] }, [0]))
    #expect(near(seen(at: [0.5]) { $0.values = [7] }, [7]))
    #expect(near(seen(at: [0.5]) { $0.values = ["a", "b"] }, [0]))
  }

  private func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  private func near(_ a: CGPoint?, _ b: CGPoint) -> Bool {
    guard let a else { return false }
    return hypot(a.x - b.x, a.y - b.y) < 1e-6
  }

  @Test("Transforms may be boxed")
  func boxed() {
    let values = seen("transform.rotation.z", at: [0.25, 0.75]) {
      $0.keyPath = "transform"
      $0.values = [0, 1, 3].map { NSValue(caTransform3D: CATransform3DMakeRotation($0, 0, 0, 1)) }
    }
    #expect(near(values, [0.5, 2]))
  }
}
