import TactusHapticPatterns
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Steps AudioSession.IN1–BG3: the sound of two apps.
@Suite struct SharedSoundTests {
  private static let (one, other) = (ClientRig.scale, ClientRig.mail)

  /// All combinations of category, mixing and speech that apps can configure.
  private static let sessions: [SoundSession] = SoundSession.Category.allCases.flatMap { category in
    [(false, false, false), (true, false, false), (true, true, false), (false, false, true)].map {
      SoundSession(
        category, mixes: $0.0 || category == .ambient, isActive: true, interruptsSpokenAudio: $0.1,
        isSpokenAudio: $0.2, hasBackgroundMode: true)
    }
  }

  private func events(_ effects: [PhoneEffect], to app: AppID) -> [SoundEvent] {
    ClientRig.messages(effects, to: app).compactMap {
      if case .sound(let event) = $0 { event } else { nil }
    }
  }

  /// Plays a sound of two seconds; returns whether the phone plays it.
  @discardableResult
  private func play(_ app: AppID, _ session: SoundSession, on rig: inout ClientRig) -> Bool {
    let (engine, player) = (EngineID(UInt32(app.number)), PlayerID(UInt32(app.number)))
    let sound = HapticPattern(events: [
      HapticEvent(
        .audioCustom, time: 0, duration: 2, waveform: WaveformReference(path: "/a.wav"))
    ])
    let settings = EngineSettings(playsHaptics: false, isForSound: true)
    let messages: [AppMessage] = [
      .sound(.session(session)), .engine(engine, .start(settings)),
      .player(player, .create(sound, engine: engine)), .player(player, .execute(.start, at: nil)),
    ]
    var effects: [PhoneEffect] = []
    for message in messages { effects += rig.step(.message(message, from: app)) }
    effects += rig.step(.tick)
    return effects.contains { if case .playLive = $0 { true } else { false } }
  }

  private func isStopped(_ app: AppID, _ effects: [PhoneEffect]) -> Bool {
    ClientRig.messages(effects, to: app).contains {
      if case .engine(_, .stopped) = $0 { true } else { false }
    }
  }

  @Test("AudioSession.IN1. Which active session another one interrupts", arguments: sessions)
  func interruption(first: SoundSession) {
    for second in Self.sessions {
      var rig = ClientRig()
      #expect(play(Self.one, first, on: &rig))
      let effects = rig.step(.message(.sound(.session(second)), from: Self.other))
      let mixing = first.mixes || second.mixes
      let isInterrupted = second.interruptsSpokenAudio ? first.isSpokenAudio : !mixing
      let expected: [SoundEvent] = isInterrupted ? [.interrupted(.began(.otherSound))] : []
      #expect(events(effects, to: Self.one) == expected, "\(first), \(second)")
      #expect(isStopped(Self.one, effects) == isInterrupted)
      #expect(events(effects, to: Self.other).isEmpty)
    }
  }

  @Test("AudioSession.IN2. The end of a session ends its interruptions", arguments: [true, false])
  func end(notifies: Bool) {
    var rig = ClientRig()
    let session = SoundSession(.playback, isActive: true)
    rig.step(.message(.sound(.session(session)), from: Self.one))
    rig.step(.message(.sound(.session(session)), from: Self.other))
    let effects = rig.step(
      .message(
        .sound(.deactivate(SoundSession(.playback), notifiesOthers: notifies)), from: Self.other))
    #expect(events(effects, to: Self.one) == [.interrupted(.ended(shouldResume: notifies))])
    #expect(events(effects, to: Self.other).isEmpty)
    let again = rig.step(
      .message(.sound(.deactivate(SoundSession(.playback), notifiesOthers: true)), from: Self.other)
    )
    #expect(events(again, to: Self.one).isEmpty)
  }

  @Test("AudioSession.IN2. The exit of an app advises no other app to resume")
  func disconnection() {
    var rig = ClientRig()
    let session = SoundSession(.playback, isActive: true)
    rig.step(.message(.sound(.session(session)), from: Self.one))
    rig.step(.message(.sound(.session(session)), from: Self.other))
    let effects = rig.step(.disconnected(Self.other))
    #expect(events(effects, to: Self.one) == [.interrupted(.ended(shouldResume: false))])
  }

  @Test("AudioSession.IN2. An app is advised to resume after a call, not during it")
  func endDuringCall() {
    for notifies in [true, false] {
      var rig = ClientRig()
      rig.step(.message(.sound(.listen), from: Self.one))
      rig.step(.message(.sound(.activate(SoundSession(.playback), SoundID(1))), from: Self.one))
      rig.step(.message(.sound(.activate(SoundSession(.playback), SoundID(1))), from: Self.other))
      var environment = PhoneEnvironment()
      environment.isInCall = true
      rig.step(.environment(environment))
      let during = rig.step(
        .message(.sound(.deactivate(SoundSession(), notifiesOthers: notifies)), from: Self.other))
      #expect(
        events(during, to: Self.one).contains(.interrupted(.ended(shouldResume: false)))
          == !notifies)
      let after = rig.step(.environment(PhoneEnvironment()))
      #expect(
        events(after, to: Self.one).contains(.interrupted(.ended(shouldResume: true))) == notifies)
    }
  }

  @Test("AudioSession.IN3. Other apps are a tenth as loud while a session ducks them")
  func ducking() {
    var rig = ClientRig()
    let music = SoundSession(.playback, isActive: true, hasBackgroundMode: true)
    play(Self.one, music, on: &rig)
    func volume(_ session: SoundSession) -> Double? {
      rig.step(.message(.sound(.session(session)), from: Self.other)).lazy.compactMap {
        if case .gate(_, let gate) = $0 { gate.volume } else { nil }
      }.last
    }
    var prompt = SoundSession(.playback, mixes: true, ducksOthers: true)
    #expect(volume(prompt) == 1)
    prompt.isActive = true
    #expect(volume(prompt) == 0.1)
    prompt.isActive = false
    #expect(volume(prompt) == 1)
  }

  @Test(
    "AudioSession.BG1. Sound in the background needs the category and the background mode",
    arguments: SoundSession.Category.allCases, [true, false])
  func background(category: SoundSession.Category, hasMode: Bool) {
    for isLocked in [true, false] {
      var rig = ClientRig()
      play(
        Self.one, SoundSession(category, isActive: true, hasBackgroundMode: hasMode), on: &rig)
      let before = rig.effects.count
      if isLocked {
        rig.step(.button(.side, isDown: true))
        rig.step(.button(.side, isDown: false))
      } else {
        rig.step(.foreground(nil))
      }
      rig.wait(seconds: 0.5)
      let isPlaying = hasMode && category != .ambient && category != .soloAmbient
      #expect(isStopped(Self.one, Array(rig.effects[before...])) == !isPlaying, "\(isLocked)")
    }
  }

  @Test("AudioSession.BG1. Sound in the background ends with a category that is not heard there")
  func categoryInBackground() {
    var rig = ClientRig()
    func set(_ category: SoundSession.Category) -> [PhoneEffect] {
      let session = SoundSession(
        category, mixes: category == .ambient, isActive: true, hasBackgroundMode: true)
      return rig.step(.message(.sound(.session(session)), from: Self.one))
    }
    play(Self.one, SoundSession(.playback, isActive: true, hasBackgroundMode: true), on: &rig)
    #expect(!isStopped(Self.one, set(.ambient)))
    #expect(!isStopped(Self.one, set(.playback)))
    #expect(!isStopped(Self.one, rig.step(.foreground(nil))))
    #expect(!isStopped(Self.one, set(.playAndRecord)))
    #expect(isStopped(Self.one, set(.ambient)))
  }

  @Test("AudioSession.BG2. An app whose sound ends in the background may play the next one")
  func nextSound() {
    var rig = ClientRig()
    let music = SoundSession(.playback, isActive: true, hasBackgroundMode: true)
    play(Self.one, music, on: &rig)
    rig.step(.foreground(nil))
    rig.wait(seconds: 1.5)
    // The sound has ended half a second ago, four seconds and a half after the app has left.
    rig.wait(seconds: 3)
    #expect(!rig.phone.isSuspended(Self.one))
    rig.step(.message(.player(PlayerID(UInt32(Self.one.number)), .release), from: Self.one))
    #expect(play(Self.one, music, on: &rig))
    rig.wait(seconds: 2.5)
    rig.wait(seconds: 4)
    #expect(!rig.phone.isSuspended(Self.one))
    rig.wait(seconds: 2)
    #expect(rig.phone.isSuspended(Self.one))
  }

  @Test(
    "AudioSession.BG3. A suspended app's session is inactive; systems 10 to 15 report it",
    arguments: [(9, false), (10, true), (15, true), (16, false)])
  func suspension(version: Int, isReported: Bool) {
    var rig = ClientRig()
    var settings = rig.phone.settings
    settings.systemVersion = SystemVersion(version)
    rig.step(.settings(settings))
    rig.step(
      .message(.sound(.session(SoundSession(.playback, isActive: true))), from: Self.one))
    rig.step(.foreground(nil))
    rig.wait(seconds: 6)
    #expect(rig.phone.isSuspended(Self.one))
    let effects = rig.step(.foreground(Self.one))
    #expect(
      events(effects, to: Self.one)
        == [isReported ? .interrupted(.began(.suspension)) : .deactivated])
  }

  @Test(
    "AudioSession.AS4. In the background only a session that mixes, or that resumes, is activated")
  func activation() {
    var rig = ClientRig()
    rig.step(.foreground(nil))
    let (alone, mixing) = (SoundSession(.playback), SoundSession(.playback, mixes: true))
    func answer(_ session: SoundSession) -> SoundRefusal?? {
      let effects = rig.step(.message(.sound(.activate(session, SoundID(1))), from: Self.one))
      guard case .activated(_, let refusal)? = events(effects, to: Self.one).last else {
        return nil
      }
      return refusal
    }
    #expect(answer(alone) == .some(.cannotInterruptOthers))
    #expect(answer(mixing) == .some(nil))
    var environment = PhoneEnvironment()
    environment.isInCall = true
    rig.step(.environment(environment))
    #expect(answer(mixing) == .some(.insufficientPriority))
    rig.step(.environment(PhoneEnvironment()))
    #expect(answer(alone) == .some(nil))
  }

  @Test("Sessions that exclude one another are never active together", arguments: 0..<20)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var rig = ClientRig()
    var environment = PhoneEnvironment()
    var active: [AppID: SoundSession] = [:]
    /// The number of interruptions that have begun and not ended.
    var open: [AppID: Int] = [:]
    for _ in 0..<300 {
      let app = Bool.random(using: &random) ? Self.one : Self.other
      let input: PhoneInput
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        let session = Self.sessions.randomElement(using: &random) ?? SoundSession()
        input = .message(.sound(.activate(session, SoundID(1))), from: app)
        active[app] = nil
      case 3:
        let notifies = Bool.random(using: &random)
        input = .message(
          .sound(.deactivate(SoundSession(.playback), notifiesOthers: notifies)), from: app)
        active[app] = nil
      case 4:
        environment.isInCall.toggle()
        input = .environment(environment)
      case 5:
        environment.isAlarmSounding.toggle()
        input = .environment(environment)
      default: input = .foreground(Int.random(in: 0..<4, using: &random) == 0 ? nil : app)
      }
      let effects = rig.step(input)
      for app in [Self.one, Self.other] {
        for event in events(effects, to: app) {
          switch event {
          case .activated(_, nil):
            guard case .message(.sound(.activate(let session, _)), _) = input else { continue }
            active[app] = session
            // A session that becomes active again does not wait for the end.
            open[app] = 0
          case .interrupted(.began):
            #expect(active[app] != nil, "an inactive session is not interrupted")
            active[app] = nil
            open[app, default: 0] += 1
          case .interrupted(.ended):
            open[app, default: 0] -= 1
          case .deactivated: active[app] = nil
          default: break
          }
        }
        #expect((0...1).contains(open[app] ?? 0))
      }
      let alone = active.values.filter { !$0.mixes }
      #expect(alone.count <= 1, "\(input)")
      if environment.isInCall || environment.isAlarmSounding { #expect(active.isEmpty) }
    }
  }
}
