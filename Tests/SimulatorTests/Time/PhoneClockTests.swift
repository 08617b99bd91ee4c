import PhoneHardware
import Simulator
import Synchronization
import Testing

@Suite struct PhoneClockTests {
  private final class RealTime: Sendable {
    let now = Mutex(PhoneInstant(nanoseconds: 1_000))
  }

  private func instant(_ nanoseconds: Int64) -> PhoneInstant {
    PhoneInstant(nanoseconds: nanoseconds)
  }

  @Test("It goes with the machine's, stands, is wound, and goes on from there")
  func pace() {
    let real = RealTime()
    func passes(until time: Int64) { real.now.withLock { $0 = instant(time) } }
    let clock = PhoneClock { real.now.withLock { $0 } }
    #expect(clock.now == instant(1_000) && !clock.isStanding)
    // Who does not stand is not wound.
    clock.wind(to: instant(9_000))
    #expect(clock.now == instant(1_000))
    passes(until: 2_000)
    clock.stop()
    passes(until: 5_000)
    #expect(clock.now == instant(2_000) && clock.isStanding)
    clock.stop()
    clock.wind(to: instant(2_500))
    clock.wind(to: instant(2_100))
    #expect(clock.now == instant(2_500))
    clock.go()
    passes(until: 5_600)
    #expect(clock.now == instant(3_100))
    // What is told late does not reach back before it went on.
    #expect(clock.instant(ofReal: instant(4_000)) == instant(2_500))
    #expect(clock.instant(ofReal: instant(5_100)) == instant(2_600))
  }
}
