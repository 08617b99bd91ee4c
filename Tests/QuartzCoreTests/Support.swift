import QuartzCore

/// Layers on a time that a test winds by hand.
final class Bench {
  let session = LayerSession(clock: MediaClock(at: 100))
  /// A layer that is shown, of 200 points a side.
  let root: CALayer

  /// Makes a bench, with all before it committed.
  init() {
    root = LayerSession.with(session) {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      return root
    }
    session.addRoot(root)
    run { _ in }
  }

  /// Calls a closure on the bench's time, and commits.
  func run<Result>(_ body: (Bench) -> Result) -> Result {
    LayerSession.with(session) {
      let result = body(self)
      session.flush()
      return result
    }
  }

  /// Winds the clock to seconds after the beginning.
  func wind(to seconds: Double) {
    LayerSession.with(session) {
      session.clock.set(100 + seconds)
      session.advance()
      session.flush()
    }
  }

  /// Makes a layer in the root that is shown already.
  func layer() -> CALayer {
    run { bench in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      bench.root.addSublayer(layer)
      return layer
    }
  }

  /// What is seen of a layer at seconds after the beginning, without telling anybody of the time.
  func seen<Layer: CALayer, Value>(
    _ layer: Layer, at seconds: Double, _ path: KeyPath<Layer, Value>
  ) -> Value? {
    LayerSession.with(session) {
      let now = session.clock.now
      defer { session.clock.set(now) }
      session.clock.set(100 + seconds)
      return layer.presentation().map { $0[keyPath: path] }
    }
  }

  /// The number that a key path of a layer has at seconds after the beginning.
  func number(_ layer: CALayer, _ keyPath: String, at seconds: Double) -> Double {
    LayerSession.with(session) {
      let now = session.clock.now
      defer { session.clock.set(now) }
      session.clock.set(100 + seconds)
      return (layer.presentation()?.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? .nan
    }
  }
}

/// Notes what happens, in order.
final class Journal: NSObject, CAAnimationDelegate {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func animationDidStart(_ anim: CAAnimation) {
    note("\(anim.value(forKey: "name") ?? "?") begins")
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note("\(anim.value(forKey: "name") ?? "?") \(flag ? "ends" : "is removed")")
  }

  /// An animation of a number that tells this journal.
  func animation(_ name: String, seconds: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, seconds)
    animation.delegate = self
    animation.setValue(name, forKey: "name")
    return animation
  }
}
