import TactusSoundDriver
import Testing

/// The schedule of reconnecting, in virtual time.
@Suite struct SoundOutageTests {
  // Outputs.OA1, Outputs.OA3.
  @Test("The source continues at its own pace from the last heard frame")
  func pace() {
    let outage = SoundOutage(from: 1_000, at: 50, timeout: 5, sampleRate: 48_000)
    #expect(outage.frame(at: 50) == 1_000)
    #expect(outage.frame(at: 50.5) == 25_000)
    #expect(outage.frame(at: 49) == 1_000)
  }

  // Outputs.OA2.
  @Test("The server is tried four times per second, and no more")
  func attempts() {
    var outage = SoundOutage(from: 0, at: 0, timeout: 5, sampleRate: 48_000)
    let steps = (0..<100).map { outage.step(at: Double($0) / 100, isAlive: false, isBusy: false) }
    #expect(steps.indices.filter { steps[$0] == .connect } == [0, 25, 50, 75])
    #expect(steps.count { $0 == .wait } == 96)
  }

  // Outputs.OA2.
  @Test("A connected server is asked for a stream at once, and then at the same interval")
  func opens() {
    var outage = SoundOutage(from: 0, at: 0, timeout: 5, sampleRate: 48_000)
    #expect(outage.step(at: 0, isAlive: false, isBusy: false) == .connect)
    #expect(outage.step(at: 0.02, isAlive: false, isBusy: true) == .wait)
    #expect(outage.step(at: 0.04, isAlive: true, isBusy: false) == .open)
    #expect(outage.step(at: 0.06, isAlive: true, isBusy: true) == .wait)
    #expect(outage.step(at: 0.28, isAlive: true, isBusy: false) == .wait)
    #expect(outage.step(at: 0.30, isAlive: true, isBusy: false) == .open)
  }

  // Outputs.OA4.
  @Test("It gives up after the timeout, whatever is in progress", arguments: [false, true])
  func givesUp(isBusy: Bool) {
    var outage = SoundOutage(from: 0, at: 10, timeout: 5, sampleRate: 48_000)
    #expect(outage.step(at: 14.999, isAlive: true, isBusy: isBusy) != .giveUp)
    #expect(outage.step(at: 15, isAlive: true, isBusy: isBusy) == .giveUp)
  }

  @Test("A timeout of 0 gives up at once")
  func impatient() {
    var outage = SoundOutage(from: 0, at: 10, timeout: 0, sampleRate: 48_000)
    #expect(outage.step(at: 10, isAlive: true, isBusy: false) == .giveUp)
  }
}
