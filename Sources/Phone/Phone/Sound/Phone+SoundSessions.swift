import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/AudioSession.md` has the steps (AudioSession.AS1–AS11) that comments
// name.
extension Phone {
  /// The environment, including the microphone use of apps (AudioSession.AS6).
  var effectiveEnvironment: PhoneEnvironment {
    var effectiveEnvironment = environment
    let recording = apps.values.filter { $0.session.isActive && $0.session.category.records }
    guard !recording.isEmpty else { return effectiveEnvironment }
    let isAllowed = recording.allSatisfy(\.session.allowsHapticsWhileRecording)
    effectiveEnvironment.allowsHapticsWhileRecording =
      isAllowed && (!environment.isRecording || environment.allowsHapticsWhileRecording)
    effectiveEnvironment.isRecording = true
    return effectiveEnvironment
  }

  /// The volume, 0…1.
  var volume: Double { min(max(environment.volume, 0), 1) }

  /// Returns whether an app's sound is audible (AudioSession.AS5, SystemSounds.SY8).
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - onSpeaker: Whether the sound is played by the speaker, independent of the route of other
  ///     sound.
  func isHeard(_ app: AppID, onSpeaker: Bool = false) -> Bool {
    guard !environment.isInCall, let session = apps[app]?.session else { return false }
    if !onSpeaker, session.category == .record { return false }
    guard environment.isSilent else { return true }
    return onSpeaker ? false : !session.category.obeysSilentSwitch || environment.hasHeadphones
  }

  /// Returns the sound status of an app (AudioSession.AS2, AudioSession.AS7).
  func soundStatus(of app: AppID) -> SoundStatus {
    SoundStatus(
      route: route(of: app), volume: volume,
      isOtherAudioPlaying: environment.isOtherAudioPlaying && !isOtherAudioHeld)
  }

  /// The sound status of every app that has requested it.
  var soundStatuses: [AppID: SoundStatus] {
    var statuses: [AppID: SoundStatus] = [:]
    for (app, record) in apps where record.wantsSoundStatus { statuses[app] = soundStatus(of: app) }
    return statuses
  }

  /// Sends the sound status to the apps for which it has changed.
  mutating func sendSoundStatus(since before: [AppID: SoundStatus]) -> [PhoneEffect] {
    let now = soundStatuses
    return now.keys.sorted().flatMap { app -> [PhoneEffect] in
      guard let status = now[app], status != before[app] else { return [] }
      return sendWithTurnIfJoined(.sound(.status(status)), to: app)
    }
  }

  /// Applies an app's audio session.
  mutating func apply(_ session: SoundSession, of app: AppID) -> [PhoneEffect] {
    let before = soundStatuses
    apps[app]?.session = session
    // AudioSession.AS8. A session that becomes active again does not wait for the end of the
    // interruption.
    if session.isActive { apps[app]?.isInterrupted = false }
    return allGates + sendSoundStatus(since: before)
  }

  /// AudioSession.AS8: begins an interruption for a call, and ends it after the call.
  mutating func interrupt(ifSince wasInCall: Bool) -> [PhoneEffect] {
    guard environment.isInCall != wasInCall else { return [] }
    var effects: [PhoneEffect] = []
    for app in apps.keys.sorted() {
      guard let record = apps[app] else { continue }
      if environment.isInCall, record.session.isActive {
        apps[app]?.session.isActive = false
        apps[app]?.isInterrupted = true
        effects += sendWithTurnIfJoined(.sound(.interrupted(true)), to: app)
      } else if !environment.isInCall, record.isInterrupted {
        apps[app]?.isInterrupted = false
        effects += sendWithTurnIfJoined(.sound(.interrupted(false)), to: app)
      }
    }
    return effects
  }

  /// Turns.AP7: changes the volume by one step.
  mutating func changeVolume(up: Bool) -> [PhoneEffect] {
    let (before, settings) = (soundStatuses, systemSettings)
    let step = (volume * Self.volumeSteps).rounded() + (up ? 1 : -1)
    environment.volume = min(max(step / Self.volumeSteps, 0), 1)
    let effects = allGates + sendSoundStatus(since: before)
    // Settings.SE1. A press at the end of the range changes nothing.
    guard systemSettings != settings else { return effects }
    return effects + sendSystemSettings() + [.settingsChanged]
  }

  /// Sends a message to an app, which gets a turn to handle it if it has joined.
  mutating func sendWithTurnIfJoined(_ message: PhoneMessage, to app: AppID) -> [PhoneEffect] {
    screens[app] == nil ? [.send(message, to: app)] : sendWithTurn(app, message)
  }

  // MARK: Internals

  /// The number of steps from silence to full volume.
  ///
  /// - Source: the bars of the phone's volume indicator; not in the reference. Confidence:
  ///   reported.
  private static let volumeSteps = 16.0

  /// Returns the route of an app's sound (AudioSession.AS2).
  private func route(of app: AppID) -> SoundRoute {
    if environment.hasHeadphones { return .headphones }
    let session = apps[app]?.session ?? SoundSession()
    return session.category == .playAndRecord && !session.prefersSpeaker ? .receiver : .speaker
  }

  /// Whether an app silences the sound of other apps (AudioSession.AS7).
  private var isOtherAudioHeld: Bool {
    apps.values.contains { $0.session.isActive && !$0.session.mixes }
  }
}
