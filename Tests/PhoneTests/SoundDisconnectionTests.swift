import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// The sessions when the device that plays is disconnected, and those that cannot
/// become active.
@Suite struct SoundDisconnectionTests {
  private static let app = ClientRig.scale
  private static let playback = SoundSession(.playback, isActive: true, hasBackgroundMode: true)

  /// Returns a phone with headphones whose app plays.
  private func rig(
    _ session: SoundSession = playback, isControlled: Bool = true, version: Int = 17
  ) -> ClientRig {
    var rig = ClientRig()
    var settings = rig.phone.settings
    settings.systemVersion = SystemVersion(version)
    rig.step(.settings(settings))
    rig.step(.message(.sound(.listen), from: Self.app))
    rig.step(devices(.headphones))
    if isControlled { rig.offer([.pause], by: Self.app) }
    rig.play(Self.app, session)
    return rig
  }

  private func devices(_ devices: SoundDevice...) -> PhoneInput {
    var environment = PhoneEnvironment()
    environment.soundDevices = devices
    return .environment(environment)
  }

  /// The interruptions that an app is notified of, and whether its sound was stopped.
  private func outcome(_ effects: [PhoneEffect]) -> ([SoundInterruption], isStopped: Bool) {
    let interruptions = ClientRig.messages(effects, to: Self.app).compactMap {
      if case .sound(.interrupted(let interruption)) = $0 { interruption } else { nil }
    }
    let isStopped = effects.contains { if case .stop = $0 { true } else { false } }
    return (interruptions, isStopped)
  }

  @Test("AudioSession.IN4. The loss of the device interrupts the now playing app, without an end")
  func loss() {
    var rig = rig()
    let (interruptions, isStopped) = outcome(rig.step(devices()))
    #expect(interruptions == [.began(.disconnection)] && isStopped)
    // Neither another device nor the end of a call is its end.
    #expect(outcome(rig.step(devices(.headphones))).0.isEmpty)
    var environment = PhoneEnvironment()
    environment.isInCall = true
    #expect(outcome(rig.step(.environment(environment))).0.isEmpty)
    #expect(outcome(rig.step(.environment(PhoneEnvironment()))).0.isEmpty)
    // The app may play again at any time.
    let effects = rig.step(
      .message(.sound(.activate(Self.playback, SoundID(1))), from: Self.app))
    #expect(ClientRig.messages(effects, to: Self.app).contains(.sound(.activated(SoundID(1), nil))))
  }

  @Test("AudioSession.IN4. A preference against it, older systems and no controls prevent it")
  func noInterruption() {
    var proud = Self.playback
    proud.prefersInterruptionOnDisconnect = false
    for var rig in [rig(proud), rig(isControlled: false), rig(version: 16)] {
      let (interruptions, isStopped) = outcome(rig.step(devices()))
      #expect(interruptions.isEmpty && !isStopped)
    }
  }

  @Test("AudioSession.IN4. A device that does not play, and the user's choice, interrupt nothing")
  func otherDevices() {
    var rig = rig()
    let kitchen = SoundDevice(.airPlay)
    rig.step(devices(.headphones, kitchen))
    #expect(outcome(rig.step(devices(.headphones))).0.isEmpty)
    var environment = PhoneEnvironment()
    environment.soundDevices = [.headphones]
    environment.soundOutput = .phone
    #expect(outcome(rig.step(.environment(environment))).0.isEmpty)
    // The phone itself plays now.
    #expect(outcome(rig.step(devices())).0.isEmpty)
  }

  @Test("AudioSession.AS4. No app records while the assistant is active, nor begins in background")
  func refusals() {
    var rig = ClientRig()
    func answer(_ session: SoundSession) -> SoundRefusal?? {
      let effects = rig.step(.message(.sound(.activate(session, SoundID(1))), from: Self.app))
      for case .sound(.activated(_, let refusal)) in ClientRig.messages(effects, to: Self.app) {
        return refusal
      }
      return nil
    }
    var environment = PhoneEnvironment()
    environment.isAssistantActive = true
    rig.step(.environment(environment))
    #expect(answer(SoundSession(.record)) == .some(.assistantRecords))
    #expect(answer(SoundSession(.playback)) == .some(.insufficientPriority))
    rig.step(.environment(PhoneEnvironment()))
    rig.step(.foreground(nil))
    #expect(answer(SoundSession(.playAndRecord, mixes: true)) == .some(.cannotRecord))
    #expect(answer(SoundSession(.record)) == .some(.cannotInterruptOthers))
    #expect(answer(SoundSession(.playback, mixes: true)) == .some(nil))
    rig.step(.foreground(Self.app))
    #expect(answer(SoundSession(.playAndRecord, mixes: true)) == .some(nil))
  }
}
