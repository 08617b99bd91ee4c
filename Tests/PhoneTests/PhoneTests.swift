import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import TestSupport
import Testing

/// Steps FeedbackGenerators.L1–L5, and general properties of a
/// phone.
@Suite struct PhoneTests {
  private let stranger = AppID(9)

  private func ends(_ effects: [PhoneEffect], _ reason: PhoneMessage.DisconnectReason) -> Bool {
    effects == [.send(.disconnect(reason), to: stranger), .close(stranger)]
  }

  // FeedbackGenerators.L1.
  @Test("A hello in the phone's version is welcomed; one in another ends the connection")
  func version() {
    var rig = PhoneRig()
    rig.step(.connected(stranger), at: 0)
    var other = rig
    let version = LinkLimits.version
    #expect(
      rig.say(.hello(version: version, app: "x"), from: stranger, at: 0)
        == [
          .send(
            .welcome(
              version: version, time: .boot,
              capabilities: HapticCapabilities(supportsHaptics: true, supportsAudio: true)),
            to: stranger)
        ])
    let effects = other.say(.hello(version: version + 1, app: "x"), from: stranger, at: 0)
    #expect(ends(effects, .version))
  }

  @Test("FeedbackGenerators.L2. Anything before the hello, and a second hello, end the connection")
  func order() {
    var rig = PhoneRig()
    rig.step(.connected(stranger), at: 0)
    var polite = rig
    #expect(ends(rig.say(.prepare(generator: GeneratorID(1)), from: stranger, at: 0), .order))
    let hello = AppMessage.hello(version: LinkLimits.version, app: "x")
    polite.say(hello, from: stranger, at: 0)
    #expect(ends(polite.say(hello, from: stranger, at: 0), .order))
  }

  @Test("FeedbackGenerators.L2. A name has at most 255 bytes")
  func name() {
    var rig = PhoneRig()
    rig.step(.connected(stranger), at: 0)
    var longer = rig
    func hello(_ count: Int) -> AppMessage {
      .hello(version: LinkLimits.version, app: String(repeating: "x", count: count))
    }
    #expect(rig.say(hello(255), from: stranger, at: 0).count == 1)
    #expect(ends(longer.say(hello(256), from: stranger, at: 0), .malformed))
  }

  @Test(
    "FeedbackGenerators.L3. A burst of the limit is accepted, one more message ends the connection")
  func flood() {
    var rig = PhoneRig()
    rig.connect(stranger, "x", at: 1000)
    // The greeting is one of them.
    var effects: [PhoneEffect] = []
    for _ in 1..<LinkLimits.messagesPerSecond {
      effects += rig.say(.release(generator: GeneratorID(1)), from: stranger, at: 1000)
    }
    #expect(effects.isEmpty)
    var later = rig
    let last = AppMessage.release(generator: GeneratorID(1))
    #expect(ends(rig.say(last, from: stranger, at: 1000), .flood))
    // A twenty-thousandth of a second brings one message more.
    #expect(later.say(last, from: stranger, at: 1000.05).isEmpty)
    #expect(ends(later.say(last, from: stranger, at: 1000.05), .flood))
  }

  // FeedbackGenerators.L3.
  @Test("Ten thousand requests within a second are all logged, and the limit is played")
  func manyRequests() {
    var rig = PhoneRig()
    for index in 0..<10_000 { rig.trigger(.selection, at: Double(index) / 10) }
    #expect(rig.log.count == 10_000)
    #expect(rig.log.count { $0.isPlayed } == FeedbackLimits.standard.feedbacksPerSecond)
    #expect(rig.log.allSatisfy { $0.isPlayed || $0.reason == .tooOften })
  }

  @Test("FeedbackGenerators.L4. Messages of a closed connection are ignored")
  func late() {
    var rig = PhoneRig()
    rig.step(.connected(stranger), at: 0)
    #expect(ends(rig.step(.violation(.malformed, from: stranger), at: 0), .malformed))
    #expect(rig.say(.hello(version: 1, app: "x"), from: stranger, at: 0).isEmpty)
    #expect(rig.step(.violation(.tooLarge, from: stranger), at: 0).isEmpty)
    #expect(rig.step(.disconnected(stranger), at: 0).isEmpty)
  }

  @Test("FeedbackGenerators.L5. The haptics of an app end with it, and another app's continue")
  func death() {
    var rig = PhoneRig()
    rig.trigger(.notificationError, at: 0)
    rig.connect(stranger, "x", at: 1)
    rig.step(.foreground(stranger), at: 1)
    rig.trigger(.impactHeavy, from: stranger, at: 1)
    rig.trigger(.notificationError, from: stranger, at: 2)
    #expect(rig.step(.disconnected(stranger), at: 50) == [.stop(VoiceID(2)), .stop(VoiceID(3))])
    #expect(rig.phone.foreground == nil)
    guard case .playing = rig.phone.engineState else {
      Issue.record("the first app's pattern ended, too")
      return
    }
    #expect(rig.step(.disconnected(PhoneRig.app), at: 60) == [.stop(VoiceID(1))])
    #expect(rig.phone.engineState == .idle)
  }

  @Test("FeedbackGenerators.L5. A finished pattern is not stopped again")
  func deathAfterwards() {
    var rig = PhoneRig()
    rig.trigger(at: 0)
    #expect(rig.step(.disconnected(PhoneRig.app), at: 5000).isEmpty)
  }

  @Test("FeedbackGenerators.L5. An app's preparations end with it")
  func deathWhilePrepared() {
    var rig = PhoneRig()
    rig.prepare(at: 0)
    rig.step(.disconnected(PhoneRig.app), at: 10)
    #expect(rig.phone.engineState == .idle)
  }

  @Test("A played feedback is a pattern at its time, and an entry in the log")
  func played() throws {
    var rig = PhoneRig()
    let effects = rig.say(
      .feedback(.notificationSuccess, intensity: 0.5, generator: GeneratorID(1)), at: 10)
    let entry = try #require(effects.last?.entry)
    let felt = try #require(entry.felt)
    let pattern = SystemFeedback.pattern(.notificationSuccess, intensity: 0.5)
    let name = NamedFeedback(.notificationSuccess, intensity: 0.5)
    #expect(effects.first == .play(pattern, as: name, voice: VoiceID(1), from: felt))
    #expect(effects.count == 2)
    #expect(entry.app == "Timer")
    #expect(entry.peak > 0)
  }

  @Test(
    "An intensity is clamped to the valid range",
    arguments: [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.nan, 0), (.infinity, 1)])
  func intensity(given: Double, taken: Double) {
    var rig = PhoneRig()
    #expect(rig.trigger(intensity: given, at: 0)?.intensity == taken)
  }

  @Test("A clock that jumps back stops the phone's time and nothing else")
  func clockJump() {
    var rig = PhoneRig()
    rig.prepare(at: 1000)
    #expect(rig.trigger(at: 10)?.asked == PhoneRig.instant(1000))
    #expect(rig.phone.now == PhoneRig.instant(1000))
  }

  @Test("The same inputs give the same effects, however many ticks come between them")
  func deterministic() {
    var once = PhoneRig()
    var often = PhoneRig()
    var random = SeededRandom(seed: 21)
    var time = 0.0
    for _ in 0..<300 {
      let next = time + Double.random(in: 0...800, using: &random)
      for _ in 0..<3 { often.step(.tick, at: .random(in: time...next, using: &random)) }
      time = next
      let generator = UInt32.random(in: 1...3, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        once.trigger(generator: generator, at: time)
        often.trigger(generator: generator, at: time)
      case 1:
        once.release(generator, at: time)
        often.release(generator, at: time)
      default:
        once.prepare(generator, at: time)
        often.prepare(generator, at: time)
      }
    }
    #expect(once.effects == often.effects)
    #expect(once.phone.engineState == often.phone.engineState)
  }
}
