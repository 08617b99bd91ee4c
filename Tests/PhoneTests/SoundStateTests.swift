import TactusHapticPatterns
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Two apps with sound, and everything that happens to them, at random.
@Suite("States of sound")
struct SoundStateTests {
  private static let apps = [ClientRig.scale, ClientRig.mail]

  /// Sessions of all categories and of the options that concern others, those that concern the
  /// route, speech and other sound, with the background mode and without it.
  private static let sessions: [SoundSession] = SoundSession.Category.allCases.flatMap { category in
    [(false, false, false), (true, false, false), (true, true, false), (true, false, true)]
      .flatMap { options in
        (0..<64).map { bits in
          SoundSession(
            category, mixes: options.0 || category == .ambient, prefersSpeaker: bits & 1 != 0,
            isActive: true, ducksOthers: options.2, interruptsSpokenAudio: options.1,
            isSpokenAudio: bits & 16 != 0, overridesToSpeaker: bits & 2 != 0,
            allowsBluetoothCalls: bits & 4 != 0, allowsBluetoothMusic: bits & 4 != 0,
            allowsAirPlay: bits & 8 != 0, hasBackgroundMode: bits & 32 == 0)
        }
      }
  }

  /// The cause of an interruption.
  private enum Cause: Equatable {
    case system
    case app(AppID)
    /// The loss of the device, which has no end.
    case disconnection
  }

  /// The phone, with the audible sounds and the notifications of the apps.
  private struct Model {
    var rig = ClientRig()
    var random: SeededRandom
    var environment = PhoneEnvironment()
    var sessions: [AppID: SoundSession] = [:]
    var isInterrupted: [AppID: Bool] = [:]
    /// The causes of the interruptions that have not ended.
    var causes: [AppID: Cause] = [:]
    /// The last status of each app.
    var statuses: [AppID: SoundStatus] = [:]
    var voices: [VoiceID: (app: AppID, gate: VoiceGate)] = [:]
    var last: UInt32 = 0

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      for app in SoundStateTests.apps { begin(app) }
    }

    /// Lets an app observe its session, and accept remote control.
    private mutating func begin(_ app: AppID) {
      step(.message(.sound(.listen), from: app))
      step(.message(.remoteControl(.commands([RemoteCommandSettings(.pause)])), from: app))
    }

    /// Whether a call, an alarm or the assistant holds all sound.
    var isHeld: Bool {
      environment.isInCall || environment.isAlarmSounding || environment.isAssistantActive
    }

    /// Starts an app again that has ended.
    mutating func restart(_ app: AppID) {
      (sessions[app], isInterrupted[app], causes[app], statuses[app]) = (nil, nil, nil, nil)
      voices = voices.filter { $0.value.app != app }
      let isScale = app == ClientRig.scale
      rig.connect(
        app, isScale ? "Scale" : "Mail",
        ClientIdentity(.app, isScale ? ClientRig.scaleBundle : ClientRig.mailBundle))
      begin(app)
    }

    /// The apps whose sound is heard.
    var heard: Set<AppID> { Set(voices.values.filter { $0.gate.sound }.map(\.app)) }

    /// Activates an app's session, and plays a sound of a minute.
    ///
    /// - Returns: Whether the phone has activated the session.
    mutating func play(_ app: AppID, _ session: SoundSession) -> Bool {
      last += 1
      let effects = step(.message(.sound(.activate(session, SoundID(last))), from: app))
      let isAccepted = effects.contains {
        $0 == .send(.sound(.activated(SoundID(last), nil)), to: app)
      }
      guard isAccepted else { return false }
      sessions[app] = session
      isInterrupted[app] = false
      causes[app] = nil
      let sound = HapticPattern(events: [
        HapticEvent(
          .audioCustom, time: 0, duration: 60,
          waveform: WaveformReference(path: "/\(app.number).wav"))
      ])
      let (engine, player) = (EngineID(last), PlayerID(last))
      let settings = EngineSettings(playsHaptics: false, isForSound: true)
      step(.message(.engine(engine, .start(settings)), from: app))
      step(.message(.player(player, .create(sound, engine: engine)), from: app))
      step(.message(.player(player, .execute(.start, at: nil)), from: app))
      step(.tick)
      return true
    }

    /// Handles an input, and what it makes the phone do and say.
    @discardableResult
    mutating func step(_ input: PhoneInput) -> [PhoneEffect] {
      let effects = rig.step(input)
      for effect in effects {
        switch effect {
        case .send(.sound(.status(let status)), to: let app):
          #expect(statuses[app] != status, "a status is sent twice")
          if case .device(let device) = status.route {
            #expect(environment.soundDevices.contains(device))
          }
          statuses[app] = status
        case .playLive(let live, let voice, _, _, let gate):
          guard let path = live.pattern.events.first?.waveform?.path,
            let app = SoundStateTests.apps.first(where: { path == "/\($0.number).wav" })
          else { continue }
          voices[voice] = (app, gate)
        case .gate(let voice, let gate): voices[voice]?.gate = gate
        case .stop(let voice): voices[voice] = nil
        default: break
        }
      }
      return effects
    }
  }

  private func events(_ effects: [PhoneEffect], to app: AppID) -> [SoundEvent] {
    ClientRig.messages(effects, to: app).compactMap {
      if case .sound(let event) = $0 { event } else { nil }
    }
  }

  private func input(_ model: inout Model) -> PhoneInput {
    let app = Self.apps.randomElement(using: &model.random) ?? ClientRig.scale
    switch Int.random(in: 0..<11, using: &model.random) {
    case 0:
      let notifies = Bool.random(using: &model.random)
      model.sessions[app] = nil
      return .message(.sound(.deactivate(SoundSession(), notifiesOthers: notifies)), from: app)
    case 1, 2: interrupt(&model)
    case 3: model.environment.isSilent.toggle()
    case 4:
      let kind = SoundDevice.Kind.allCases.randomElement(using: &model.random) ?? .usb
      let lost = model.environment.soundDevices.randomElement(using: &model.random)
      let device = lost ?? SoundDevice(kind)
      if model.environment.soundDevices.contains(device) {
        model.environment.soundDevices.removeAll { $0 == device }
      } else {
        model.environment.soundDevices.append(device)
        model.environment.soundOutput = .device(device)
      }
    case 5: return .button(.side, isDown: Bool.random(using: &model.random))
    case 6: return .deviceEvent(.mediaReset)
    case 7: return .disconnected(app)
    default: return .foreground(Int.random(in: 0..<3, using: &model.random) == 0 ? nil : app)
    }
    return .environment(model.environment)
  }

  /// Begins or ends what holds all sound; most of the time nothing does.
  private func interrupt(_ model: inout Model) {
    let holds: [WritableKeyPath<PhoneEnvironment, Bool>] = [
      \.isInCall, \.isAlarmSounding, \.isAssistantActive,
    ]
    if model.isHeld, Int.random(in: 0..<3, using: &model.random) > 0 {
      for hold in holds { model.environment[keyPath: hold] = false }
    } else if let hold = holds.randomElement(using: &model.random) {
      model.environment[keyPath: hold].toggle()
    }
  }

  /// Checks an app's notifications, and resumes its sound when the phone advises that.
  private func receive(
    _ effects: [PhoneEffect], of app: AppID, because cause: Cause, _ model: inout Model
  ) {
    for event in events(effects, to: app) {
      switch event {
      case .interrupted(.began(let reason)):
        #expect(model.isInterrupted[app] != true, "an interruption begins twice")
        #expect(model.sessions[app] != nil, "an inactive session is interrupted")
        model.isInterrupted[app] = true
        model.causes[app] = reason == .disconnection ? .disconnection : cause
      case .interrupted(.ended(let shouldResume)):
        #expect(model.isInterrupted[app] == true, "an interruption ends that has not begun")
        #expect(model.causes[app] == cause, "an interruption ends by what has not caused it")
        model.isInterrupted[app] = false
        model.causes[app] = nil
        guard shouldResume, let session = model.sessions[app] else { continue }
        let start = model.rig.effects.count
        let isPlaying = model.play(app, session)
        #expect(isPlaying, "an app that is told to resume does not play")
        // It may interrupt the other one.
        let later = Array(model.rig.effects[start...])
        for other in Self.apps { receive(later, of: other, because: .app(app), &model) }
      case .deactivated, .mediaReset:
        (model.sessions[app], model.isInterrupted[app], model.causes[app]) = (nil, false, nil)
      default: break
      }
    }
  }

  /// Checks that each end of an interruption, and each reset, is sent once to those that it
  /// concerns.
  private func check(
    _ effects: [PhoneEffect], _ input: PhoneInput, _ causes: [AppID: Cause],
    _ model: inout Model
  ) {
    for app in Self.apps {
      let received = events(effects, to: app)
      let ends = received.compactMap {
        if case .interrupted(.ended(let shouldResume)) = $0 { shouldResume } else { nil }
      }
      switch input {
      case .deviceEvent(.mediaReset):
        #expect(received.count { $0 == .mediaReset } == 1)
      case .message(.sound(.deactivate(_, let notifies)), from: let other)
      where causes[app] == .app(other):
        let isLater = notifies && model.isHeld
        #expect(
          ends == (isLater ? [] : [notifies]),
          "those that a session has interrupted hear of its end")
        if isLater { model.causes[app] = .system }
      case .disconnected(let other) where causes[app] == .app(other):
        #expect(ends == [false], "those that an app has interrupted hear of its end")
      case .environment where !model.isHeld && causes[app] == .system:
        #expect(ends == [true], "those that a call has interrupted hear of its end")
      default: #expect(ends.isEmpty, "an end without a reason: \(input)")
      }
    }
  }

  @Test(
    """
    AudioSession.IN1, AudioSession.IN3, AudioSession.IN4, AudioSession.AS5, AudioSession.BG1, \
    AudioSession.MR1. No two heard apps exclude one another
    """, arguments: 0..<24)
  func random(seed: UInt64) {
    var model = Model(seed: seed)
    for _ in 0..<150 {
      let app = Self.apps.randomElement(using: &model.random) ?? ClientRig.scale
      var effects: [PhoneEffect] = []
      var cause = Cause.app(app)
      let wasInterrupted = model.causes
      if Int.random(in: 0..<3, using: &model.random) == 0 {
        let start = model.rig.effects.count
        _ = model.play(app, Self.sessions.randomElement(using: &model.random) ?? SoundSession())
        effects = Array(model.rig.effects[start...])
      } else {
        let input = input(&model)
        if case .message(_, from: let other) = input { cause = .app(other) }
        if case .disconnected(let other) = input { cause = .app(other) }
        if case .environment = input { cause = .system }
        let before = model.statuses.mapValues(\.route)
        effects = model.step(input)
        check(effects, input, wasInterrupted, &model)
        for app in Self.apps {
          let isLost = before[app]?.device.map { !model.environment.soundDevices.contains($0) }
          let isTold = events(effects, to: app).contains(.interrupted(.began(.disconnection)))
          #expect(!isTold || isLost == true, "a device that is there is lost")
        }
        if case .disconnected(let app) = input { model.restart(app) }
      }
      for app in Self.apps { receive(effects, of: app, because: cause, &model) }
      let heard = model.heard
      if model.isHeld { #expect(heard.isEmpty) }
      let sessions = heard.compactMap { model.sessions[$0] }
      #expect(sessions.count == heard.count, "an app without a session is heard")
      if sessions.count == 2 {
        #expect(!sessions[0].interrupts(sessions[1]) || !sessions[1].interrupts(sessions[0]))
        #expect(sessions[0].mixes || sessions[1].mixes)
      }
      for app in heard where model.isInterrupted[app] == true {
        Issue.record("an interrupted app is heard")
      }
      for app in heard { checkHeard(app, heard, model) }
    }
  }

  /// Checks that the conditions of the phone let an app be heard, and how loud it is.
  private func checkHeard(_ app: AppID, _ heard: Set<AppID>, _ model: Model) {
    guard let session = model.sessions[app] else { return }
    let isEssential = session.category != .ambient && session.category != .soloAmbient
    #expect(session.category != .record && session.category != .audioProcessing)
    // Table 35-1: the switch, unless a device plays, and the background.
    if model.environment.isSilent, !isEssential {
      #expect(model.statuses[app]?.route.device != nil, "the switch does not silence \(session)")
    }
    if model.rig.phone.foreground != app || model.rig.phone.isLocked {
      #expect(isEssential && session.hasBackgroundMode, "\(session) is heard in the background")
    }
    let others = Self.apps.filter { $0 != app }
    let volumes = Set(
      model.voices.values.filter { $0.app == app && $0.gate.sound }.map(\.gate.volume))
    if others.contains(where: { heard.contains($0) && model.sessions[$0]?.ducksOthers == true }) {
      #expect(volumes == [0.1], "a session that ducks others does not")
    } else if !others.contains(where: { model.sessions[$0]?.ducksOthers == true }) {
      #expect(volumes == [1], "nobody ducks others")
    }
  }
}
