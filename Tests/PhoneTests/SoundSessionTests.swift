import TactusHapticPatterns
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps AudioSession.AS2–AS8, and Turns.AP7.
@Suite struct SoundSessionTests {
  private static let engine = EngineID(1)
  private static let sound = HapticPattern(events: [
    HapticEvent(
      .audioCustom, time: 0, duration: 2, waveform: WaveformReference(path: "/a.wav"))
  ])

  private func events(_ effects: [PhoneEffect]) -> [SoundEvent] {
    effects.compactMap { if case .send(.sound(let event), _) = $0 { event } else { nil } }
  }

  private func rig(_ session: SoundSession? = nil) -> PhoneRig {
    var rig = PhoneRig()
    rig.say(.sound(.listen), at: 0)
    if let session { rig.say(.sound(.session(session)), at: 0) }
    return rig
  }

  private func environment(_ change: (inout PhoneEnvironment) -> Void) -> PhoneInput {
    var environment = PhoneEnvironment()
    change(&environment)
    return .environment(environment)
  }

  @Test("AudioSession.AS2. A subscribed app receives the status at once, and then each change")
  func listening() {
    var rig = PhoneRig()
    #expect(events(rig.say(.sound(.listen), at: 0)) == [.status(SoundStatus())])
    #expect(events(rig.step(environment { $0.battery = 0.5 }, at: 1)).isEmpty)
    #expect(
      events(rig.step(environment { $0.hasHeadphones = true }, at: 2))
        == [
          .status(
            SoundStatus(
              route: .device(.headphones), change: .connection, deviceKinds: [.headphones]))
        ])
    #expect(
      events(rig.step(environment { $0.volume = 0.25 }, at: 3))
        == [.status(SoundStatus(change: .disconnection, volume: 0.25))])
  }

  @Test("AudioSession.AS2. Play and record uses the receiver, unless the app prefers the speaker")
  func routes() {
    var rig = rig()
    #expect(
      events(rig.say(.sound(.session(SoundSession(.playAndRecord))), at: 1))
        == [
          .status(
            SoundStatus(route: .receiver, ports: [.input, .output], change: .category))
        ])
    #expect(
      events(rig.say(.sound(.session(SoundSession(.playAndRecord, prefersSpeaker: true))), at: 2))
        == [.status(SoundStatus(ports: [.input, .output], change: .category))])
  }

  @Test(
    "AudioSession.AS5. The silent switch mutes ambient categories, not playback",
    arguments: SoundSession.Category.allCases)
  func ringSwitch(category: SoundSession.Category) {
    var rig = rig(SoundSession(category))
    let settings = EngineSettings(playsHaptics: false, isForSound: true)
    rig.say(.engine(Self.engine, .start(settings)), at: 1)
    rig.say(.player(PlayerID(1), .create(Self.sound, engine: Self.engine)), at: 2)
    rig.say(.player(PlayerID(1), .execute(.start, at: nil)), at: 3)
    rig.step(.tick, at: 3)
    func gate(_ change: (inout PhoneEnvironment) -> Void) -> Bool? {
      rig.step(environment(change), at: 4).lazy.compactMap {
        if case .gate(_, let gate) = $0 { gate.sound } else { nil }
      }.first
    }
    #expect(gate { $0.isSilent = false } == category.plays)
    #expect(gate { $0.isSilent = true } == (category.plays && category.playsInBackground))
    let withHeadphones = gate {
      $0.isSilent = true
      $0.hasHeadphones = true
    }
    #expect(withHeadphones == category.plays)
  }

  @Test("AudioSession.AS6. While the input runs nothing is felt, unless the session allows that")
  func recording() throws {
    var rig = rig(SoundSession(.record, isActive: true))
    var settings = rig.phone.settings
    settings.permissions.presets[.microphone] = PermissionRecord(.authorized)
    rig.step(.settings(settings), at: 0)
    func use(_ sensors: Set<ProtectedResource>, at time: Double) throws -> [PhoneEffect] {
      rig.say(
        .service(
          ServiceRequest(
            id: ServiceRequestID(1), service: "permissions", version: 1,
            payload: try PermissionRequest.use(sensors).payload())), at: time)
    }
    // A session that could record silences nothing.
    #expect(rig.trigger(at: 1)?.reason == nil)
    _ = try use([.microphone], at: 500)
    #expect(rig.trigger(at: 501)?.reason == .recording)
    rig.say(.sound(.play(.number(4095), isAlert: false, SoundID(1))), at: 502)
    #expect(rig.log.last?.reason == .recording)
    rig.say(
      .sound(
        .session(SoundSession(.record, allowsHapticsWhileRecording: true, isActive: true))),
      at: 503)
    #expect(rig.trigger(at: 504)?.reason == nil)
    rig.say(.sound(.session(SoundSession(.record, isActive: true))), at: 1_000)
    #expect(rig.trigger(at: 1_001)?.reason == .recording)
    _ = try use([], at: 1_500)
    #expect(rig.trigger(at: 1_501)?.reason == nil)
    settings.permissions.presets[.microphone] = PermissionRecord(.denied)
    rig.step(.settings(settings), at: 2_000)
    _ = try use([.microphone], at: 2_001)
    #expect(rig.trigger(at: 2_002)?.reason == nil)
  }

  @Test("AudioSession.AS6. A pattern that plays is not felt from the start of the input to its end")
  func recordingMutesPatterns() throws {
    var rig = rig(SoundSession(.playAndRecord, isActive: true))
    var settings = rig.phone.settings
    settings.permissions.presets[.microphone] = PermissionRecord(.authorized)
    rig.step(.settings(settings), at: 0)
    let buzz = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 9)])
    rig.say(.engine(Self.engine, .start(EngineSettings())), at: 1)
    rig.say(.player(PlayerID(1), .create(buzz, engine: Self.engine)), at: 2)
    rig.say(.player(PlayerID(1), .execute(.start, at: nil)), at: 3)
    rig.step(.tick, at: 3)
    func gate(_ sensors: Set<ProtectedResource>, at time: Double) throws -> Bool? {
      let payload = try PermissionRequest.use(sensors).payload()
      let request = ServiceRequest(
        id: ServiceRequestID(1), service: "permissions", version: 1, payload: payload)
      return rig.say(.service(request), at: time).lazy.compactMap {
        if case .gate(_, let gate) = $0 { gate.haptics } else { nil }
      }.first
    }
    #expect(try gate([.motion], at: 10) == nil)
    #expect(try gate([.microphone], at: 20) == false)
    #expect(try gate([], at: 30) == true)
  }

  @Test("AudioSession.AS7. Other apps' sound continues until a session that does not mix is active")
  func others() {
    var rig = rig()
    #expect(
      events(rig.step(environment { $0.isOtherAudioPlaying = true }, at: 1))
        == [.status(SoundStatus(isOtherAudioPlaying: true, isOtherAudioPrimary: true))])
    #expect(
      events(rig.say(.sound(.session(SoundSession(.ambient, mixes: true, isActive: true))), at: 2))
        .isEmpty)
    #expect(
      events(rig.say(.sound(.session(SoundSession(.playback, isActive: true))), at: 3))
        == [.status(SoundStatus())])
    #expect(
      events(
        rig.say(
          .sound(.deactivate(SoundSession(.playback), notifiesOthers: true)), at: 4))
        == [.status(SoundStatus(isOtherAudioPlaying: true, isOtherAudioPrimary: true))])
  }

  @Test("AudioSession.AS12. The music stays paused after a session that did not notify others")
  func musicStaysPaused() {
    var rig = rig()
    rig.step(environment { $0.isOtherAudioPlaying = true }, at: 1)
    rig.say(.sound(.session(SoundSession(.playback, isActive: true))), at: 3)
    #expect(events(rig.say(.sound(.session(SoundSession(.playback))), at: 4)).isEmpty)
    #expect(!rig.phone.environment.isOtherAudioPlaying)
    // A session that mixes silenced nothing, and so ends nothing.
    rig.step(environment { $0.isOtherAudioPlaying = true }, at: 5)
    rig.say(.sound(.session(SoundSession(.ambient, mixes: true, isActive: true))), at: 6)
    rig.say(.sound(.session(SoundSession(.ambient, mixes: true))), at: 7)
    #expect(rig.phone.environment.isOtherAudioPlaying)
    // One that mixes from now on has silenced it.
    rig.say(.sound(.session(SoundSession(.playback, isActive: true))), at: 8)
    rig.say(.sound(.session(SoundSession(.playback, mixes: true, isActive: true))), at: 9)
    #expect(!rig.phone.environment.isOtherAudioPlaying)
  }

  @Test(
    "AudioSession.AS12. A call during the session, and the app's end, leave the music paused",
    arguments: [true, false])
  func musicAfterCall(isCall: Bool) {
    var rig = rig()
    rig.step(environment { $0.isOtherAudioPlaying = true }, at: 1)
    rig.say(.sound(.session(SoundSession(.playback, isActive: true))), at: 3)
    if isCall {
      rig.step(
        environment {
          $0.isOtherAudioPlaying = true
          $0.isInCall = true
        }, at: 4)
    } else {
      rig.step(.disconnected(PhoneRig.app), at: 4)
    }
    #expect(!rig.phone.environment.isOtherAudioPlaying)
  }

  @Test(
    "AudioSession.AS12. The music pauses when its device goes, also while it is silenced",
    arguments: [true, false])
  func unpluggedMusic(isSilenced: Bool) {
    var rig = rig()
    func plugged(_ isIn: Bool) -> PhoneInput {
      environment {
        $0.isOtherAudioPlaying = true
        $0.hasHeadphones = isIn
      }
    }
    rig.step(plugged(true), at: 1)
    if isSilenced { rig.say(.sound(.session(SoundSession(.playback, isActive: true))), at: 2) }
    rig.step(plugged(false), at: 3)
    #expect(!rig.phone.environment.isOtherAudioPlaying)
    if isSilenced {
      rig.say(.sound(.deactivate(SoundSession(.playback), notifiesOthers: true)), at: 4)
      #expect(!rig.phone.environment.isOtherAudioPlaying)
    }
    // Plugging in pauses nothing.
    rig.step(plugged(false), at: 5)
    rig.step(plugged(true), at: 6)
    #expect(rig.phone.environment.isOtherAudioPlaying)
  }

  @Test(
    "AudioSession.AS8. A call and an alarm interrupt an active session until both end, inactive ones not",
    arguments: [\PhoneEnvironment.isInCall, \.isAlarmSounding, \.isAssistantActive])
  func calls(cause: WritableKeyPath<PhoneEnvironment, Bool> & Sendable) {
    var rig = rig(SoundSession(.playback, isActive: true))
    let session = SoundSession(.playback, isActive: true)
    #expect(
      events(rig.step(environment { $0[keyPath: cause] = true }, at: 1))
        == [.interrupted(.began(.otherSound))])
    let both = environment {
      $0.isInCall = true
      $0.isAlarmSounding = true
    }
    #expect(events(rig.step(both, at: 2)).isEmpty)
    #expect(
      events(rig.say(.sound(.activate(session, SoundID(1))), at: 3))
        == [.activated(SoundID(1), .insufficientPriority)])
    #expect(events(rig.step(environment { $0[keyPath: cause] = true }, at: 4)).isEmpty)
    #expect(
      events(rig.step(environment { _ in }, at: 5)) == [.interrupted(.ended(shouldResume: true))])
    #expect(events(rig.step(environment { $0[keyPath: cause] = true }, at: 6)).isEmpty)
    rig.step(environment { _ in }, at: 7)
    #expect(
      events(rig.say(.sound(.activate(session, SoundID(2))), at: 8))
        == [.activated(SoundID(2), nil)])
  }

  @Test("Turns.AP7. The volume buttons change one of sixteen steps, within the range")
  func volume() {
    var rig = rig()
    #expect(events(rig.step(.button(.volumeUp, isDown: true), at: 1)).isEmpty)
    // Without an active session they turn the ringer, of which apps learn nothing.
    #expect(events(rig.step(.button(.volumeDown, isDown: true), at: 2)).isEmpty)
    #expect(rig.phone.environment.ringerVolume == 15.0 / 16)
    let session = SoundSession(.playback, isActive: true)
    rig.say(.sound(.activate(session, SoundID(1))), at: 3)
    let status = events(rig.step(.button(.volumeDown, isDown: true), at: 4)).compactMap { event in
      if case .status(let status) = event { status.volume } else { nil }
    }
    #expect(status == [15.0 / 16])
    for _ in 0..<20 { rig.step(.button(.volumeDown, isDown: true), at: 5) }
    #expect(rig.phone.environment.volume == 0 && rig.phone.environment.ringerVolume == 15.0 / 16)
  }

  @Test("AudioSession.AS9. An engine for sound runs on any phone, and is not in the haptic log")
  func anyPhone() {
    var rig = PhoneRig(.named("no-haptics") ?? .current)
    let settings = EngineSettings(playsHaptics: false, isForSound: true)
    let answer = rig.say(.engine(Self.engine, .start(settings)), at: 1)
    #expect(answer.contains(.send(.engine(Self.engine, .started), to: PhoneRig.app)))
    rig.say(.player(PlayerID(1), .create(Self.sound, engine: Self.engine)), at: 2)
    let start = rig.say(.player(PlayerID(1), .execute(.start, at: nil)), at: 3)
    #expect(start.compactMap(\.entry).isEmpty)
    let effects = rig.step(environment { $0.isInCall = true }, at: 100)
    let said = effects.compactMap { effect -> String? in
      switch effect {
      case .send(.engine(_, .stopped), _): "stopped"
      case .send(.playerFinished, _): "finished"
      default: nil
      }
    }
    #expect(said == ["stopped", "finished"])
  }
}
