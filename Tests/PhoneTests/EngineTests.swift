import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Haptic engines and players in the phone's state machine, by the steps of HapticEngines.md.
@Suite struct EngineTests {
  private static let tap = HapticPattern(events: [HapticEvent(.transient, time: 0)])
  private static let hum = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 1)])
  private static let timing = TapticTiming.standard
  private let engine = EngineID(3)
  private let player = PlayerID(7)

  /// Returns a phone whose app has an engine that has run for a second, and a player of a pattern.
  private func rig(
    _ pattern: HapticPattern = tap, settings: EngineSettings = EngineSettings()
  ) -> PhoneRig {
    var rig = PhoneRig()
    rig.say(.engine(engine, .start(settings)), at: 0)
    rig.say(.player(player, .create(pattern, engine: engine)), at: 0)
    rig.step(.tick, at: 1000)
    return rig
  }

  private func start(at time: Double? = nil) -> AppMessage {
    .player(player, .execute(.start, at: time))
  }

  // HapticEngines.N1.
  @Test("An engine of the app in the foreground starts, and the app is notified at once")
  func starts() {
    var rig = PhoneRig()
    let effects = rig.say(.engine(engine, .start(EngineSettings())), at: 5)
    #expect(effects == [.send(.engine(engine, .started), to: PhoneRig.app)])
  }

  @Test("HapticEngines.N1. The app receives the reason why an engine cannot start")
  func refusals() {
    var old = PhoneRig(.iPhone7)
    var hidden = PhoneRig()
    hidden.step(.foreground(nil), at: 0)
    var busy = PhoneRig()
    var call = PhoneEnvironment()
    call.isInCall = true
    busy.step(.environment(call), at: 0)
    var empty = PhoneRig()
    var flat = PhoneEnvironment()
    flat.battery = FeedbackLimits.standard.lowestBattery.nextDown
    empty.step(.environment(flat), at: 0)
    let message = AppMessage.engine(engine, .start(EngineSettings()))
    #expect(old.say(message, at: 1) == [received(.refused(.notSupported))])
    #expect(hidden.say(message, at: 1) == [received(.refused(.inBackground))])
    #expect(busy.say(message, at: 1) == [received(.refused(.interrupted))])
    #expect(empty.say(message, at: 1) == [received(.refused(.insufficientPower))])
    flat.battery = FeedbackLimits.standard.lowestBattery
    empty.step(.environment(flat), at: 2)
    #expect(empty.say(message, at: 2) == [received(.started)])
  }

  // FeedbackGenerators.P7, HapticEngines.N2.
  @Test("A running engine keeps the Taptic Engine ready; one without haptics does not")
  func warmth() {
    var rig = rig()
    #expect(rig.phone.engineState == .prepared(until: .never))
    #expect(rig.state(at: 3_600_000) == .prepared(until: .never))
    rig.say(.engine(engine, .stop), at: 2000)
    #expect(rig.phone.engineState == .idle)
    rig.say(.engine(engine, .start(EngineSettings(playsHaptics: false))), at: 2001)
    #expect(rig.phone.engineState == .idle)
  }

  // HapticEngines.N2, HapticEngines.N7.
  @Test("A start before the Taptic Engine is warm is felt when it is; a later one at once")
  func onset() {
    var rig = PhoneRig()
    rig.say(.engine(engine, .start(EngineSettings())), at: 100)
    rig.say(.player(player, .create(Self.tap, engine: engine)), at: 100)
    rig.say(start(), at: 100)
    rig.step(.tick, at: 100)
    let warm = 100 + Self.timing.warming / .milliseconds(1)
    let latency = Self.timing.latency / .milliseconds(1)
    #expect(rig.log.last?.felt == PhoneRig.instant(warm + latency))
    rig.say(start(), at: 500)
    #expect(rig.log.last?.felt == PhoneRig.instant(500 + latency))
    rig.say(start(at: 0.75), at: 501)
    #expect(rig.log.last?.felt == PhoneRig.instant(750 + latency))
    rig.say(start(at: 0.3), at: 502)
    #expect(rig.log.last?.felt == PhoneRig.instant(502 + latency))
  }

  @Test("A player's pattern is handed over once, after all commands of one instant")
  func oneChange() throws {
    var rig = rig(Self.hum)
    rig.say(start(), at: 1000)
    for value in 1...100 {
      let parameter = DynamicParameter(.hapticIntensity, Float(value) / 100, time: 0)
      rig.say(.player(player, .execute(.send([parameter]), at: nil)), at: 1000)
    }
    let effects = rig.step(.tick, at: 1000)
    let performed = effects.compactMap(\.performed)
    #expect(performed.count == 1)
    let pattern = try #require(performed.first)
    #expect(pattern.events.count == 1)
    #expect(ParameterTimeline(.hapticIntensity, of: pattern).value(at: 1.5) == 1)
    #expect(rig.step(.tick, at: 1001).isEmpty)
  }

  @Test(
    "HapticEngines.N3, HapticEngines.N10. A stopped engine silences its players, which are over")
  func stop() {
    var rig = rig(Self.hum)
    rig.say(start(), at: 1000)
    rig.step(.tick, at: 1000)
    let effects = rig.say(.engine(engine, .stop), at: 1200)
    #expect(effects.contains { if case .stop = $0 { true } else { false } })
    #expect(effects.contains(.send(.playerFinished(player), to: PhoneRig.app)))
    #expect(effects.count == 2)
    #expect(rig.say(.engine(engine, .stop), at: 1300).isEmpty)
  }

  @Test("HapticEngines.N9. A start on a stopped engine is logged, and nothing plays")
  func stoppedStart() {
    var rig = rig()
    rig.say(.engine(engine, .stop), at: 1100)
    rig.say(start(), at: 1200)
    #expect(rig.log.last?.reason == .engineStopped)
    #expect(rig.step(.tick, at: 1200).isEmpty)
  }

  // HapticEngines.N4.
  @Test("Another app in the foreground, or a call, stops the engine with its reason, once")
  func interruptions() {
    var rig = rig()
    #expect(rig.step(.foreground(nil), at: 1100) == [received(.stopped(.applicationSuspended))])
    #expect(rig.step(.foreground(nil), at: 1101).isEmpty)
    rig.step(.foreground(PhoneRig.app), at: 1102)
    rig.say(.engine(engine, .start(EngineSettings())), at: 1103)
    var call = PhoneEnvironment()
    call.isInCall = true
    #expect(
      rig.step(.environment(call), at: 1104)
        == [received(.stopped(.audioSessionInterrupt)), .settingsChanged])
  }

  @Test("HapticEngines.N5. An engine with automatic shutdown stops after exactly two idle minutes")
  func idle() {
    var rig = rig(settings: EngineSettings(isAutoShutdownEnabled: true))
    rig.say(start(), at: 1000)
    rig.step(.tick, at: 1000)
    let end = 1000 + Self.timing.engineIdle / .milliseconds(1)
    #expect(rig.step(.tick, at: end - 0.000_001).isEmpty)
    #expect(rig.step(.tick, at: end) == [received(.stopped(.idleTimeout))])
    var other = self.rig()
    #expect(other.step(.tick, at: 10 * end).isEmpty)
  }

  @Test("HapticEngines.N6. A failure resets every engine, and its players are gone")
  func reset() {
    var rig = rig(Self.hum)
    rig.say(start(), at: 1000)
    rig.step(.tick, at: 1000)
    let effects = rig.step(.hapticsFailed, at: 1100)
    #expect(effects.last == received(.reset))
    #expect(effects.contains { if case .stop = $0 { true } else { false } })
    rig.say(.engine(engine, .start(EngineSettings())), at: 1200)
    #expect(rig.say(start(), at: 1300).isEmpty)
  }

  @Test("HapticEngines.N8. Suppressed haptics close a gate and open it again; sound continues")
  func gates() throws {
    var rig = rig(Self.hum)
    rig.say(start(), at: 1000)
    let effect = try #require(rig.step(.tick, at: 1000).first)
    guard case .playLive(_, let voice, _, _, let gate) = effect else {
      Issue.record("\(effect)")
      return
    }
    #expect(gate == VoiceGate())
    var off = PhoneEnvironment()
    off.systemHaptics = false
    #expect(
      rig.step(.environment(off), at: 1100)
        == [.gate(voice, VoiceGate(haptics: false)), .settingsChanged])
    #expect(
      rig.step(.environment(PhoneEnvironment()), at: 1200)
        == [.gate(voice, VoiceGate()), .settingsChanged])
    let muted = EngineSettings(isMutedForHaptics: true, isMutedForAudio: true)
    #expect(
      rig.say(.engine(engine, .configure(muted)), at: 1300)
        == [.gate(voice, VoiceGate(haptics: false, sound: false))])
    rig.say(start(), at: 1400)
    #expect(rig.log.last?.reason == .muted)
  }

  // HapticEngines.N10.
  @Test("A player finishes with its pattern, and the app is notified once, at that time")
  func finish() {
    var rig = rig(Self.hum)
    rig.say(start(), at: 1000)
    rig.say(.engine(engine, .notifyPlayersFinished), at: 1000)
    rig.step(.tick, at: 1000)
    #expect(rig.phone.nextDeadline == PhoneRig.instant(2000))
    #expect(rig.step(.tick, at: 1999.9).isEmpty)
    #expect(
      rig.step(.tick, at: 2000) == [
        .send(.playerFinished(player), to: PhoneRig.app), received(.playersFinished),
      ])
    #expect(rig.step(.tick, at: 5000).isEmpty)
  }

  @Test("HapticEngines.N10. A paused or scheduled player is not finished")
  func pause() {
    var rig = rig(Self.hum)
    rig.say(start(), at: 1000)
    rig.say(.player(player, .execute(.pause, at: nil)), at: 1100)
    rig.say(.engine(engine, .notifyPlayersFinished), at: 1100)
    rig.step(.tick, at: 1100)
    #expect(rig.step(.tick, at: 100_000).isEmpty)
    rig.say(.player(player, .cancel), at: 100_001)
    #expect(rig.step(.tick, at: 100_001).contains(received(.playersFinished)))
    rig.say(start(at: 300), at: 100_002)
    rig.say(.engine(engine, .notifyPlayersFinished), at: 100_002)
    #expect(!rig.step(.tick, at: 299_999).contains(received(.playersFinished)))
    rig.step(.tick, at: 300_500)
    #expect(rig.step(.tick, at: 301_000).contains(received(.playersFinished)))
  }

  @Test("An engine without active players reports so at once")
  func quiet() {
    var rig = rig()
    #expect(
      rig.say(.engine(engine, .notifyPlayersFinished), at: 1000) == [received(.playersFinished)])
  }

  // HapticEngines.N12.
  @Test("An endless loop is handed over in windows, in time")
  func loop() {
    var rig = rig(Self.tap)
    rig.say(.player(player, .execute(.setRate(1e9), at: nil)), at: 1000)
    rig.say(.player(player, .execute(.loop(end: 0.001), at: nil)), at: 1000)
    rig.say(start(), at: 1000)
    var most = 0
    var count = 0
    for millisecond in stride(from: 1000.0, to: 11_000, by: 5) {
      for effect in rig.step(.tick, at: millisecond) {
        count += 1
        most = max(most, effect.performed?.events.count ?? 0)
      }
    }
    #expect(most > 100 && most <= 4096)
    #expect((5...20).contains(count))
  }

  @Test("HapticEngines.N11. The number of an app's engines is limited, and the next is refused")
  func engines() {
    var rig = PhoneRig()
    for number in 0..<UInt32(LinkLimits.engines) {
      rig.say(.engine(EngineID(number), .start(EngineSettings())), at: 1)
    }
    let next = EngineID(UInt32(LinkLimits.engines))
    #expect(
      rig.say(.engine(next, .start(EngineSettings())), at: 2)
        == [.send(.engine(next, .refused(.tooMany)), to: PhoneRig.app)])
    rig.say(.engine(EngineID(0), .release), at: 3)
    #expect(
      rig.say(.engine(next, .start(EngineSettings())), at: 4)
        == [.send(.engine(next, .started), to: PhoneRig.app)])
  }

  // HapticEngines.N11.
  @Test("A pattern of the maximum size is accepted; one element more ends the connection")
  func patternSize() {
    func pattern(_ count: Int) -> HapticPattern {
      HapticPattern(
        parameters: (0..<count).map { DynamicParameter(.audioPan, 0, time: Double($0)) })
    }
    var rig = PhoneRig()
    #expect(
      rig.say(.player(player, .create(pattern(LinkLimits.patternElements), engine: engine)), at: 0)
        .isEmpty)
    let more = pattern(LinkLimits.patternElements + 1)
    #expect(
      rig.say(.player(PlayerID(8), .create(more, engine: engine)), at: 5000)
        == [.send(.disconnect(.tooLarge), to: PhoneRig.app), .close(PhoneRig.app)])
  }

  @Test("A disconnected app is silent, with all its engines and players")
  func death() {
    var rig = rig(Self.hum)
    rig.say(start(), at: 1000)
    rig.step(.tick, at: 1000)
    let effects = rig.step(.disconnected(PhoneRig.app), at: 1100)
    #expect(effects.count == 1)
    #expect(rig.phone.engineState == .idle)
    #expect(rig.step(.tick, at: 5000).isEmpty)
    #expect(rig.phone.nextDeadline == nil)
  }

  private func received(_ event: EngineEvent) -> PhoneEffect {
    .send(.engine(engine, event), to: PhoneRig.app)
  }
}

extension PhoneEffect {
  /// The pattern that the effect hands over.
  fileprivate var performed: HapticPattern? {
    if case .playLive(let version, _, _, _, _) = self { version.pattern } else { nil }
  }
}
