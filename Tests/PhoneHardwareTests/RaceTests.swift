import Foundation
import Testing

/// A deliberate race, with which Scripts/thread-sanitizer checks that races are found.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TACTUS_SHOW_RACE"] != nil))
struct RaceTests {
  @Test("Two threads count without a lock")
  func race() {
    let (counter, group) = (Counter(), DispatchGroup())
    // Long enough for both to overlap: the sanitizer finds no race of sequential threads.
    let end = ContinuousClock.now.advanced(by: .milliseconds(200))
    for _ in 0..<2 {
      group.enter()
      Thread.detachNewThread {
        while ContinuousClock.now < end { counter.count += 1 }
        group.leave()
      }
    }
    #expect(group.wait(timeout: .now() + 60) == .success)
    #expect(counter.count > 0)
  }

  /// A counter that is falsely declared `Sendable`.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
