import Dispatch
import TactusThreads
import Testing

/// Tests of values behind a lock that refer to objects which are not sendable.
@Suite struct GuardedTests {
  private final class Counter {
    var count = 0
  }

  private final class Owner: Sendable {
    let counter = Guarded(Counter())
  }

  private struct Refusal: Error {}

  @Test("No step of many threads gets lost")
  func threads() {
    let owner = Owner()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { owner.counter.withLock { $0.count += 1 } }
    }
    #expect(owner.counter.value.count == 80_000)
  }

  @Test("An object is stored and returned")
  func replacement() {
    let owner = Owner()
    let other = Counter()
    owner.counter.value = other
    #expect(owner.counter.withLock { $0 === other })
  }

  @Test("The lock is open again after an error")
  func failure() {
    let guarded = Guarded(1)
    #expect(throws: Refusal.self) {
      try guarded.withLock { number throws(Refusal) in
        number = 2
        throw Refusal()
      }
    }
    #expect(guarded.value == 2)
  }
}
