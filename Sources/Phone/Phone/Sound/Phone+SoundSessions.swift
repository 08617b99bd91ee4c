import PhoneHardware
import PhoneLink

// `Documentation/Behaviour/AudioSession.md` has the steps (AS1–AS11) that comments name.
extension Phone {
  /// What bears on haptics, with what apps do with the microphone (AS6).
  var surroundings: PhoneEnvironment {
    var surroundings = environment
    let recording = apps.values.filter { $0.session.isActive && $0.session.category.records }
    guard !recording.isEmpty else { return surroundings }
    let isAllowed = recording.allSatisfy(\.session.allowsHapticsWhileRecording)
    surroundings.allowsHapticsWhileRecording =
      isAllowed && (!environment.isRecording || environment.allowsHapticsWhileRecording)
    surroundings.isRecording = true
    return surroundings
  }

  /// How loud the phone is set, 0…1.
  var volume: Double { min(max(environment.volume, 0), 1) }

  /// Whether an app's sound is heard (AS5, SY8).
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - onSpeaker: Whether it comes out of the speaker, wherever else sound goes.
  func isHeard(_ app: AppID, onSpeaker: Bool = false) -> Bool {
    guard !environment.isInCall, let session = apps[app]?.session else { return false }
    if !onSpeaker, session.category == .record { return false }
    guard environment.isSilent else { return true }
    return onSpeaker ? false : !session.category.obeysSwitch || environment.hasHeadphones
  }

  /// All that an app is told of sound (AS2, AS7).
  func soundStatus(of app: AppID) -> SoundStatus {
    SoundStatus(
      route: route(of: app), volume: volume,
      isOtherAudioPlaying: environment.isOtherAudioPlaying && !isOtherAudioHeld)
  }

  /// What every app that listens has been told.
  var soundStatuses: [AppID: SoundStatus] {
    var statuses: [AppID: SoundStatus] = [:]
    for (app, record) in apps where record.listens { statuses[app] = soundStatus(of: app) }
    return statuses
  }

  /// Tells apps what is different since they were told last.
  mutating func tellSound(since before: [AppID: SoundStatus]) -> [PhoneEffect] {
    let now = soundStatuses
    return now.keys.sorted().flatMap { app -> [PhoneEffect] in
      guard let status = now[app], status != before[app] else { return [] }
      return say(.sound(.status(status)), to: app)
    }
  }

  /// Takes what an app says of its sound.
  mutating func take(_ session: SoundSession, of app: AppID) -> [PhoneEffect] {
    let before = soundStatuses
    apps[app]?.session = session
    // AS8. Who becomes active again is not waited for by an interruption's end.
    if session.isActive { apps[app]?.isInterrupted = false }
    return allGates + tellSound(since: before)
  }

  /// AS8: takes the sound away for a call, and gives it back after it.
  mutating func interrupt(ifSince wasInCall: Bool) -> [PhoneEffect] {
    guard environment.isInCall != wasInCall else { return [] }
    var effects: [PhoneEffect] = []
    for app in apps.keys.sorted() {
      guard let record = apps[app] else { continue }
      if environment.isInCall, record.session.isActive {
        apps[app]?.session.isActive = false
        apps[app]?.isInterrupted = true
        effects += say(.sound(.interrupted(true)), to: app)
      } else if !environment.isInCall, record.isInterrupted {
        apps[app]?.isInterrupted = false
        effects += say(.sound(.interrupted(false)), to: app)
      }
    }
    return effects
  }

  /// AP7: one step louder or softer.
  mutating func changeVolume(up: Bool) -> [PhoneEffect] {
    let before = soundStatuses
    let step = (volume * Self.volumeSteps).rounded() + (up ? 1 : -1)
    environment.volume = min(max(step / Self.volumeSteps, 0), 1)
    return allGates + tellSound(since: before)
  }

  /// Says something to an app, which gets a turn to act on it where it takes any.
  mutating func say(_ message: PhoneMessage, to app: AppID) -> [PhoneEffect] {
    screens[app] == nil ? [.send(message, to: app)] : tell(app, message)
  }

  // MARK: Internals

  /// Steps from silence to full volume.
  ///
  /// - Source: the bars of the phone's volume, counted by many; the reference does not say. Confidence:
  ///   reported.
  private static let volumeSteps = 16.0

  /// AS2.
  private func route(of app: AppID) -> SoundRoute {
    if environment.hasHeadphones { return .headphones }
    let session = apps[app]?.session ?? SoundSession()
    return session.category == .playAndRecord && !session.prefersSpeaker ? .receiver : .speaker
  }

  /// Whether an app has silenced what other apps play (AS7).
  private var isOtherAudioHeld: Bool {
    apps.values.contains { $0.session.isActive && !$0.session.mixes }
  }
}
