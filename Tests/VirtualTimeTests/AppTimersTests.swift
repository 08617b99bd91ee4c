import TactusVirtualTime
import Testing

@MainActor @Suite struct AppTimersTests {
  private let timers = AppTimers()

  /// A list of what has run, which closures can change.
  private final class Log {
    var words: [String] = []
    var number: Int?
  }

  @Test("Due actions run in the order of their times, and of equal times in the order of addition")
  func order() {
    let log = Log()
    for (word, time) in [("c", 2.0), ("a", 1.0), ("d", 2.0), ("b", 1.5), ("late", 3.0)] {
      timers.add(at: time) { log.words.append(word) }
    }
    #expect(timers.next == 1)
    timers.fire(at: 2)
    #expect(log.words == ["a", "b", "c", "d"])
    #expect(timers.next == 3)
    timers.fire(at: 2)
    #expect(log.words.count == 4)
  }

  @Test("An action that is added by another one runs with the next step, even if it is due")
  func added() {
    let (log, timers) = (Log(), timers)
    timers.add(at: 1) {
      log.words.append("first")
      timers.add(at: 0) { log.words.append("second") }
    }
    timers.fire(at: 1)
    #expect(log.words == ["first"])
    timers.fire(at: 1)
    #expect(log.words == ["first", "second"])
    #expect(timers.next == nil)
  }

  @Test("An action that another due one removes does not run")
  func removed() {
    let (log, timers) = (Log(), timers)
    timers.add(at: 1) { log.number.map(timers.remove) }
    log.number = timers.add(at: 1) { log.words.append("removed") }
    timers.fire(at: 5)
    #expect(log.words.isEmpty && timers.next == nil)
    log.number.map(timers.remove)
    timers.add(at: 1) { log.words.append("all") }
    timers.removeAll()
    timers.fire(at: 9)
    #expect(log.words.isEmpty)
  }

  @Test("An action that is added outside of a turn is announced, one that is added within is not")
  func announced() {
    var times: [Double] = []
    timers.onAdd = { times.append($0) }
    timers.add(at: 1) {}
    timers.isTurnActive = true
    timers.add(at: 2) {}
    timers.isTurnActive = false
    timers.add(at: 3) {}
    #expect(times == [1, 3])
  }

  @Test("The time is that of the clock")
  func clock() {
    timers.clock = { 42 }
    #expect(timers.now == 42)
  }
}
