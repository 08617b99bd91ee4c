import HapticPatterns
import HapticPerformance
import HapticSynthesis

/// What one change costs a player that has played for some time, told something 100 times a second.
struct LiveChange {
  private var performance: Performance
  private var renderer: PatternRenderer
  private var now = 0.02
  private let block = SignalBlock(capacity: 480)

  /// Plays for so long; the signal only from time to time, as it costs the same throughout.
  init(after seconds: Double) {
    let texture = HapticPattern(
      events: [HapticEvent(.continuous, time: 0, duration: 0.5)]
        + (0..<8).map { HapticEvent(.transient, time: Double($0) * 0.06) })
    performance = Performance(texture)
    performance.tell(.init(.loop(end: 0.5), at: 0))
    performance.tell(.init(.start, at: 0))
    renderer = PatternRenderer(performance.performed(until: 1), longestSpan: 64)
    while now < seconds {
      tell()
      performance.forget(before: now)
    }
    renderer = PatternRenderer(performance.performed(until: now + 1), longestSpan: 64)
    renderer.begin(at: frame)
  }

  /// Tells something, makes the next version and lets it take over; returns the seconds of both.
  mutating func change() -> (preparing: Double, takingOver: Double) {
    tell()
    performance.forget(before: now)
    var next = renderer
    let preparing = Workload.seconds(of: 1) {
      let performed = performance.performed(until: now + 1)
      next = PatternRenderer(performed, longestSpan: 64)
    }
    _ = renderer.makeSeam(at: max(frame, renderer.earliestSeam))
    while renderer.position < frame {
      renderer.render(min(480, frame - renderer.position), into: block.buffers)
    }
    let takingOver = Workload.seconds(of: 1) { next.takeOver(from: renderer, expected: frame) }
    renderer = next
    return (preparing, takingOver)
  }

  func deallocate() { block.deallocate() }

  private var frame: Int { Int((now * 48_000).rounded()) }

  private mutating func tell() {
    now += 0.01
    let value = Float(Int(now * 100) % 10) / 10
    performance.tell(.init(.send([.init(.hapticIntensity, value, time: 0)]), at: now))
  }
}
