import TactusFoundation
import Testing

/// Properties that several threads set by name.
@Suite struct ObservingThreadTests {
  private final class Gauge: NSObject {
    var onSet: () -> Void = {}
    var level = 0 {
      willSet { willChangeValue(for: \.level) }
      didSet {
        onSet()
        didChangeValue(for: \.level)
      }
    }
    static let known: Void = { KeyedProperties.add("level", \Gauge.level) }()
  }

  @Test("A setter by name notifies once, although another thread's setter ends during it")
  func interleaved() {
    _ = Gauge.known
    nonisolated(unsafe) let (first, second) = (Gauge(), Gauge())
    nonisolated(unsafe) var counts = (0, 0)
    let observations = [
      first.observe(\.level) { _, _ in counts.0 += 1 },
      second.observe(\.level) { _, _ in counts.1 += 1 },
    ]
    let (hasBegun, mayEnd, isOver) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    first.onSet = {
      hasBegun.signal()
      #expect(mayEnd.wait(timeout: .now() + 60) == .success)
    }
    Thread.detachNewThread {
      first.setValue(1, forKey: "level")
      isOver.signal()
    }
    #expect(hasBegun.wait(timeout: .now() + 60) == .success)
    // The first setter ends while the second one is in progress.
    second.onSet = {
      mayEnd.signal()
      #expect(isOver.wait(timeout: .now() + 60) == .success)
    }
    second.setValue(2, forKey: "level")
    #expect(counts == (1, 1))
    #expect(first.level == 1 && second.level == 2)
    withExtendedLifetime(observations) {}
  }
}
