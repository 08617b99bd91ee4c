import Synchronization
import TactusPhoneTypes
import TactusSimulator
import TestSupport
import Testing

@Suite struct SessionRecorderTests {
  private final class RecordedLines: Sendable {
    private let lines = Mutex<[String]>([])

    @Sendable func add(_ line: String) { lines.withLock { $0.append(line) } }
    @Sendable func clear() { lines.withLock { $0 = [] } }

    var all: [String] { lines.withLock { $0 } }

    /// The instants of the lines in the script, in nanoseconds.
    func instants() -> [String: Int64] {
      var (now, found): (Int64, [String: Int64]) = (0, [:])
      for line in all {
        if line.hasPrefix(#"{"wait": "#), let seconds = Double(line.dropFirst(9).dropLast()) {
          now += Int64((seconds * 1e9).rounded())
        } else {
          found[line] = now
        }
      }
      return found
    }
  }

  /// Nanoseconds of a second.
  private static let second: Int64 = 1_000_000_000

  @Test("SimulatorPages.SR1: The end is as long after the last input as it was, at most 10 s")
  func end() {
    for (wait, expected) in [(Self.second, "1"), (11 * Self.second, "10")] {
      let kept = RecordedLines()
      var record = SessionRecorder(kept.add)
      record.end(at: PhoneInstant(nanoseconds: 5))
      record.begin(at: PhoneInstant(nanoseconds: 0))
      record.add("tap", at: PhoneInstant(nanoseconds: 7))
      record.end(at: PhoneInstant(nanoseconds: 7 + wait))
      #expect(kept.all.suffix(2) == ["tap", "{\"wait\": \(expected)}"])
      // Nothing follows.
      record.add("late", at: PhoneInstant(nanoseconds: 8 + wait))
      #expect(kept.all.last != "late")
    }
  }

  @Test("SimulatorPages.SR1: Inputs keep their place between two refreshes, to the nanosecond")
  func phase() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<50 {
      let kept = RecordedLines()
      var record = SessionRecorder(kept.add)
      let start = Int64.random(in: 0..<(86_400 * Self.second), using: &random)
      record.begin(at: PhoneInstant(nanoseconds: start))
      var instants: [Int64] = []
      var now = start
      for index in 0..<20 {
        now += Int64.random(in: 0..<30_000_000, using: &random)
        instants.append(now)
        record.add("\(index)", at: PhoneInstant(nanoseconds: now))
      }
      let found = kept.instants()
      for (index, instant) in instants.enumerated() {
        guard let again = found["\(index)"] else {
          Issue.record("line \(index) is missing")
          continue
        }
        #expect(again - (found["0"] ?? 0) == instant - instants[0])
        // The same part of a sixtieth of a second, up to the rounding of a sixtieth.
        let parts = [instant, again].map { $0 * 60 % Self.second }
        let difference = abs(parts[0] - parts[1])
        #expect(min(difference, Self.second - difference) < 60 * 2)
      }
    }
  }

  @Test("SimulatorPages.SR2: Settings from before the connection are kept, other inputs are not")
  func early() {
    let kept = RecordedLines()
    var record = SessionRecorder(kept.add)
    record.add("touch", at: .boot)
    record.add("setting", at: .boot, isState: true)
    record.begin(at: PhoneInstant(nanoseconds: Self.second))
    #expect(kept.all == ["setting"])
  }

  @Test("SimulatorPages.SR3: The script goes on after a restart with the connection of the app")
  func restart() {
    let kept = RecordedLines()
    var record = SessionRecorder(kept.add, reset: kept.clear)
    func at(_ milliseconds: Int) -> PhoneInstant {
      PhoneInstant.boot.advanced(by: .milliseconds(milliseconds))
    }
    record.begin(at: at(1000))
    record.add("a", at: at(1500))
    record.addRestart(model: nil, at: at(2000))
    record.add("lost", at: at(2100))
    record.begin(at: at(3000))
    record.add("b", at: at(3250))
    record.addRestart(model: "iphone-7", at: at(4000))
    record.begin(at: at(5000))
    record.add("c", at: at(5000))
    let lines = [
      #"{"wait": 0.5}"#, "a", #"{"wait": 0.5}"#, #"{"restart": {}}"#, #"{"wait": 0.25}"#, "b",
      #"{"wait": 0.75}"#, #"{"restart": {"model": "iphone-7"}}"#, "c",
    ]
    #expect(kept.all == lines)
    // Written again after a rewind.
    record.rewind(to: at(4500))
    #expect(kept.all == lines.dropLast())
    record.rewind(to: at(3100))
    #expect(kept.all == Array(lines[..<4]))
  }
}
