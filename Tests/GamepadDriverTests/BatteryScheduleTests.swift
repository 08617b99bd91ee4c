import TactusGamepadDriver
import Testing

/// Tests of the times at which batteries are read.
@Suite struct BatteryScheduleTests {
  @Test("GameControllers.LI7. Batteries are read once a minute, whatever happens in between")
  func period() {
    let start = ContinuousClock.Instant.now
    var schedule = BatterySchedule(from: start)
    #expect(schedule.milliseconds(from: start) == 60_000)
    #expect(schedule.milliseconds(from: start + .milliseconds(59_999)) == 1)
    #expect(schedule.milliseconds(from: start + .seconds(121)) == 0)
    // Not early, and once each time.
    let times: [Duration] = [.milliseconds(59_999), .seconds(60), .seconds(60), .seconds(121)]
    let dues = times.map { schedule.isDue(at: start + $0) }
    #expect(dues == [false, true, false, true])
  }
}
