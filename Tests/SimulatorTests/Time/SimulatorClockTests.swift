import Synchronization
import TactusPhoneTypes
import TactusSimulator
import Testing

@Suite struct SimulatorClockTests {
  private final class RealTime: Sendable {
    let now = Mutex(PhoneInstant(nanoseconds: 1_000))
  }

  private func instant(_ nanoseconds: Int64) -> PhoneInstant {
    PhoneInstant(nanoseconds: nanoseconds)
  }

  @Test("The clock runs with the machine's, pauses, advances, and resumes from there")
  func pace() {
    let real = RealTime()
    func passes(until time: Int64) { real.now.withLock { $0 = instant(time) } }
    let clock = SimulatorClock { real.now.withLock { $0 } }
    #expect(clock.now == instant(1_000) && !clock.isPaused)
    // A running clock cannot be advanced.
    clock.advance(to: instant(9_000))
    #expect(clock.now == instant(1_000))
    passes(until: 2_000)
    clock.pause()
    passes(until: 5_000)
    #expect(clock.now == instant(2_000) && clock.isPaused)
    clock.pause()
    clock.advance(to: instant(2_500))
    clock.advance(to: instant(2_100))
    #expect(clock.now == instant(2_500))
    clock.resume()
    passes(until: 5_600)
    #expect(clock.now == instant(3_100))
    // A late report is not before the resumption.
    #expect(clock.instant(ofReal: instant(4_000)) == instant(2_500))
    #expect(clock.instant(ofReal: instant(5_100)) == instant(2_600))
  }
}
