import TactusHapticPatterns
import TactusHapticPlayback
import TactusHapticSynthesis

/// The cost of a change for a player that has played for some time with 100 changes a second.
struct LiveChange {
  private var playback: PatternPlayback
  private var renderer: PatternRenderer
  private var now = 0.02
  private let block = SignalBlock(capacity: 480)

  /// Plays for some time; the signal is rendered only occasionally, since its cost is constant.
  init(after seconds: Double) {
    let texture = HapticPattern(
      events: [HapticEvent(.continuous, time: 0, duration: 0.5)]
        + (0..<8).map { HapticEvent(.transient, time: Double($0) * 0.06) })
    playback = PatternPlayback(texture)
    playback.apply(.init(.loop(end: 0.5), at: 0))
    playback.apply(.init(.start, at: 0))
    renderer = PatternRenderer(playback.livePattern(until: 1), longestSpan: 64)
    while now < seconds {
      sendChange()
      playback.forget(before: now)
    }
    renderer = PatternRenderer(playback.livePattern(until: now + 1), longestSpan: 64)
    renderer.begin(at: frame)
  }

  /// Sends a change, prepares the next renderer and lets it take over; returns the seconds of both.
  mutating func change() -> (preparing: Double, takingOver: Double) {
    sendChange()
    playback.forget(before: now)
    var next = renderer
    let preparing = Workload.seconds(of: 1) {
      let version = playback.livePattern(until: now + 1)
      next = PatternRenderer(version, longestSpan: 64)
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

  private mutating func sendChange() {
    now += 0.01
    let value = Float(Int(now * 100) % 10) / 10
    playback.apply(.init(.send([.init(.hapticIntensity, value, time: 0)]), at: now))
  }
}
