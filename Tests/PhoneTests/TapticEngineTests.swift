import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps FeedbackGenerators.P1–P6 and FeedbackGenerators.T1–T6, with timing of our
/// own.
@Suite struct TapticEngineTests {
  /// 30 ms of warming, 5 ms of latency, 2 s prepared, ignored after 10 s.
  private var rig = PhoneRig(
    timing: TapticTiming(
      warming: .milliseconds(30), latency: .milliseconds(5), prepared: .seconds(2),
      patience: .seconds(10), engineIdle: .seconds(120)))

  private func ms(_ milliseconds: Double) -> PhoneInstant { PhoneRig.instant(milliseconds) }

  @Test(
    "FeedbackGenerators.P1. An idle engine warms, and is prepared after its time and not before")
  mutating func warms() {
    #expect(rig.state(at: 99) == .idle)
    rig.prepare(at: 100)
    #expect(rig.state(at: 100) == .warming(until: ms(130)))
    #expect(rig.state(at: 129.999) == .warming(until: ms(130)))
    #expect(rig.state(at: 130) == .prepared(until: ms(2100)))
  }

  // FeedbackGenerators.P1.
  @Test("Nothing is warmed for an app in the background, or without a Taptic Engine")
  mutating func notWarmed() {
    let other = AppID(2)
    rig.connect(other, "Other", at: 0)
    rig.say(.prepare(generator: GeneratorID(1)), from: other, at: 0)
    #expect(rig.state(at: 10) == .idle)
    var early = PhoneRig(.iPhone6s)
    early.prepare(at: 0)
    #expect(early.state(at: 10) == .idle)
  }

  @Test("FeedbackGenerators.P2. Preparing a warming engine does not begin anew")
  mutating func warmsOnce() {
    rig.prepare(at: 0)
    rig.prepare(2, at: 20)
    #expect(rig.state(at: 20) == .warming(until: ms(30)))
  }

  @Test("FeedbackGenerators.P3. A preparation ends two seconds after the call, and not before")
  mutating func ends() {
    rig.prepare(at: 0)
    #expect(rig.state(at: 1999.999) == .prepared(until: ms(2000)))
    #expect(rig.state(at: 2000) == .idle)
    #expect(rig.phone.nextDeadline == ms(30))
    rig.step(.tick, at: 30)
    #expect(rig.phone.nextDeadline == ms(2000))
    rig.step(.tick, at: 2000)
    #expect(rig.phone.nextDeadline == nil)
  }

  @Test("FeedbackGenerators.P4. Preparing again extends the preparation")
  mutating func extends() {
    rig.prepare(at: 0)
    rig.prepare(at: 1500)
    #expect(rig.state(at: 3499.999) == .prepared(until: ms(3500)))
    #expect(rig.state(at: 3500) == .idle)
  }

  // FeedbackGenerators.P5.
  @Test("An app that only prepares is ignored after ten seconds, until a trigger")
  mutating func patience() {
    for second in 0..<10 { rig.prepare(at: Double(second) * 1000) }
    // The last call would last until 11 s.
    #expect(rig.state(at: 9999.999) == .prepared(until: ms(10_000)))
    #expect(rig.state(at: 10_000) == .idle)
    rig.prepare(at: 10_000)
    rig.prepare(2, at: 60_000)
    #expect(rig.state(at: 60_000) == .idle)
    rig.trigger(at: 61_000)
    rig.prepare(at: 62_000)
    #expect(rig.state(at: 62_000) == .warming(until: ms(62_030)))
  }

  @Test("FeedbackGenerators.P5. A call just before the end still counts")
  mutating func patienceBefore() {
    for second in 0..<10 { rig.prepare(at: Double(second) * 1000) }
    rig.prepare(at: 9999)
    #expect(rig.state(at: 9999) == .prepared(until: ms(10_000)))
  }

  @Test("FeedbackGenerators.P5. A preparation that ended by itself begins a new count")
  mutating func newStreak() {
    for start in [0.0, 5000, 10_000, 15_000] {
      rig.prepare(at: start)
      #expect(rig.state(at: start + 100) == .prepared(until: ms(start + 2000)))
    }
  }

  @Test("FeedbackGenerators.P5. A trigger that is not played counts, too")
  mutating func patienceAndSuppression() {
    for second in 0..<10 { rig.prepare(at: Double(second) * 1000) }
    var environment = PhoneEnvironment()
    environment.systemHaptics = false
    rig.step(.environment(environment), at: 11_000)
    rig.trigger(at: 11_000)
    rig.prepare(at: 11_001)
    #expect(rig.state(at: 11_001) == .warming(until: ms(11_031)))
  }

  // FeedbackGenerators.P6.
  @Test("The engine goes idle with the last generator that prepared it, and not before")
  mutating func release() {
    rig.prepare(1, at: 0)
    rig.prepare(2, at: 0)
    rig.release(1, at: 100)
    #expect(rig.state(at: 100) == .prepared(until: ms(2000)))
    rig.release(2, at: 101)
    #expect(rig.state(at: 101) == .idle)
  }

  @Test("FeedbackGenerators.P6. A generator that is released while the engine warms stops it")
  mutating func releaseWhileWarming() {
    rig.prepare(at: 0)
    rig.release(at: 10)
    #expect(rig.state(at: 10) == .idle)
  }

  @Test("FeedbackGenerators.T1. The latency of an idle engine is its warming plus its own latency")
  mutating func idleLatency() {
    let entry = rig.trigger(at: 100)
    #expect(entry?.engine == .idle)
    #expect(entry?.felt == ms(135))
    #expect(entry?.latency == .milliseconds(35))
    #expect(rig.state(at: 129) == .warming(until: ms(130)))
  }

  // FeedbackGenerators.T2.
  @Test("Preparing and triggering at once gains nothing; each millisecond between is gained")
  mutating func warmingLatency() {
    rig.prepare(at: 0)
    var atOnce = rig
    let first = atOnce.trigger(at: 0)
    #expect(first?.engine == .warming)
    #expect(first?.latency == .milliseconds(35))
    #expect(rig.trigger(at: 29)?.latency == .milliseconds(6))
  }

  @Test("FeedbackGenerators.T3. A prepared engine has only its own latency, as long as it is ready")
  mutating func preparedLatency() {
    rig.prepare(at: 0)
    for moment in [30, 1999.999] {
      var copy = rig
      let entry = copy.trigger(at: moment)
      #expect(entry?.engine == .prepared)
      #expect(entry?.latency == .milliseconds(5))
    }
    #expect(rig.trigger(at: 2000)?.latency == .milliseconds(35))
  }

  @Test("FeedbackGenerators.T3. A trigger during playback has the same latency, and both play")
  mutating func overlap() {
    rig.trigger(.notificationError, at: 0)
    let second = rig.trigger(at: 100)
    #expect(second?.engine == .prepared)
    #expect(second?.latency == .milliseconds(5))
    #expect(!rig.effects.contains { if case .stop = $0 { true } else { false } })
  }

  @Test("FeedbackGenerators.T4. A trigger ends every preparation")
  mutating func triggerEnds() {
    rig.prepare(1, at: 0)
    rig.prepare(2, at: 0)
    rig.trigger(generator: 1, at: 100)
    #expect(rig.state(at: 500) == .idle)
  }

  @Test(
    "FeedbackGenerators.T5. A trigger that is not played ends its own generator's preparation only")
  mutating func suppressedTrigger() {
    rig.prepare(1, at: 0)
    rig.prepare(2, at: 0)
    rig.trigger(.canvasPath, generator: 1, at: 100)
    #expect(rig.state(at: 100) == .prepared(until: ms(2000)))
    rig.trigger(.canvasPath, generator: 2, at: 100)
    #expect(rig.state(at: 100) == .idle)
  }

  // FeedbackGenerators.T6.
  @Test("After a pattern the engine is idle, or prepared if it was prepared again")
  mutating func afterwards() throws {
    rig.trigger(at: 0)
    guard case .playing(let end) = rig.state(at: 40) else {
      Issue.record("\(rig.state(at: 40))")
      return
    }
    let milliseconds = Double(end.nanoseconds) / 1_000_000
    #expect(rig.state(at: milliseconds) == .idle)
    rig.prepare(at: 50)
    #expect(rig.state(at: milliseconds) == .prepared(until: ms(2050)))
  }

  @Test("The number of prepared generators of one app is limited")
  mutating func crowd() {
    let limit = FeedbackLimits.standard.preparedGenerators
    for generator in 1...UInt32(limit + 1) { rig.prepare(generator, at: 0) }
    for generator in 1...UInt32(limit) { rig.release(generator, at: 1) }
    #expect(rig.state(at: 1) == .idle)
  }
}
