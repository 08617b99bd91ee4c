import SoundDriver
import Testing

/// What is done while there is no server, on virtual time.
@Suite struct SoundOutageTests {
  @Test("The source goes on at its own pace from the frame that was heard last")
  func pace() {
    let outage = SoundOutage(from: 1_000, at: 50, patience: 5, sampleRate: 48_000)
    #expect(outage.frame(at: 50) == 1_000)
    #expect(outage.frame(at: 50.5) == 25_000)
    #expect(outage.frame(at: 49) == 1_000)
  }

  @Test("The server is looked for four times a second, and no more")
  func attempts() {
    var outage = SoundOutage(from: 0, at: 0, patience: 5, sampleRate: 48_000)
    let steps = (0..<100).map { outage.step(at: Double($0) / 100, isAlive: false, isBusy: false) }
    #expect(steps.indices.filter { steps[$0] == .connect } == [0, 25, 50, 75])
    #expect(steps.count { $0 == .wait } == 96)
  }

  @Test("A server that is there is asked for a stream at once, and then as seldom")
  func opens() {
    var outage = SoundOutage(from: 0, at: 0, patience: 5, sampleRate: 48_000)
    #expect(outage.step(at: 0, isAlive: false, isBusy: false) == .connect)
    #expect(outage.step(at: 0.02, isAlive: false, isBusy: true) == .wait)
    #expect(outage.step(at: 0.04, isAlive: true, isBusy: false) == .open)
    #expect(outage.step(at: 0.06, isAlive: true, isBusy: true) == .wait)
    #expect(outage.step(at: 0.28, isAlive: true, isBusy: false) == .wait)
    #expect(outage.step(at: 0.30, isAlive: true, isBusy: false) == .open)
  }

  @Test("It is given up when patience is over, whatever is under way", arguments: [false, true])
  func givesUp(isBusy: Bool) {
    var outage = SoundOutage(from: 0, at: 10, patience: 5, sampleRate: 48_000)
    #expect(outage.step(at: 14.999, isAlive: true, isBusy: isBusy) != .giveUp)
    #expect(outage.step(at: 15, isAlive: true, isBusy: isBusy) == .giveUp)
  }

  @Test("Without patience it is given up at once")
  func impatient() {
    var outage = SoundOutage(from: 0, at: 10, patience: 0, sampleRate: 48_000)
    #expect(outage.step(at: 10, isAlive: true, isBusy: false) == .giveUp)
  }
}
