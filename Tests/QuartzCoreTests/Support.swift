import QuartzCore

/// A test bench of layers with a clock that the test sets.
final class Bench {
  let session = LayerSession(clock: MediaClock(at: 100))
  /// The root layer, 200 points wide and high.
  let root: CALayer

  /// Creates a bench and commits.
  init() {
    root = LayerSession.with(session) {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      return root
    }
    session.addRoot(root)
    run { _ in }
  }

  /// Calls a closure with the bench's session, and commits.
  func run<Result>(_ body: (Bench) -> Result) -> Result {
    LayerSession.with(session) {
      let result = body(self)
      session.flush()
      return result
    }
  }

  /// Sets the clock to a time in seconds after the beginning.
  func wind(to seconds: Double) {
    LayerSession.with(session) {
      session.clock.set(100 + seconds)
      session.advance()
      session.flush()
    }
  }

  /// Returns a layer that has been committed in the root.
  func layer() -> CALayer {
    run { bench in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      bench.root.addSublayer(layer)
      return layer
    }
  }

  /// Returns a presentation value at a time after the beginning, without advancing the session.
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

  /// Returns the number at a key path at a time after the beginning.
  func number(_ layer: CALayer, _ keyPath: String, at seconds: Double) -> Double {
    LayerSession.with(session) {
      let now = session.clock.now
      defer { session.clock.set(now) }
      session.clock.set(100 + seconds)
      return (layer.presentation()?.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? .nan
    }
  }
}

/// A delegate that records notifications in order.
final class Journal: NSObject, CAAnimationDelegate {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func animationDidStart(_ anim: CAAnimation) {
    note("\(anim.value(forKey: "name") ?? "?") begins")
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note("\(anim.value(forKey: "name") ?? "?") \(flag ? "ends" : "is removed")")
  }

  /// Returns an animation of a number with this delegate.
  func animation(_ name: String, seconds: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, seconds)
    animation.delegate = self
    animation.setValue(name, forKey: "name")
    return animation
  }
}
