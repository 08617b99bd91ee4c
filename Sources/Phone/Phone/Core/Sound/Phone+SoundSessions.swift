import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/AudioSession.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The environment, including the microphone use of apps (AudioSession.AS6).
  var effectiveEnvironment: PhoneEnvironment {
    var effectiveEnvironment = kernel.environment
    let recording = kernel.apps.keys.filter(kernel.recordsSound)
    guard !recording.isEmpty else { return effectiveEnvironment }
    let isAllowed = recording.allSatisfy {
      kernel.apps[$0]?.session.allowsHapticsWhileRecording == true
    }
    effectiveEnvironment.allowsHapticsWhileRecording =
      isAllowed
      && (!kernel.environment.isRecording || kernel.environment.allowsHapticsWhileRecording)
    effectiveEnvironment.isRecording = true
    return effectiveEnvironment
  }

  /// Whether a call, an alarm or the assistant holds the sound of all apps (AudioSession.AS8).
  var isSoundHeld: Bool {
    kernel.environment.isInCall || kernel.environment.isAlarmSounding
      || kernel.environment.isAssistantActive
  }

  /// Returns whether an app plays sound in its present phase (AudioSession.BG1).
  func mayPlaySound(_ app: AppID) -> Bool {
    kernel.foreground == app || kernel.apps[app]?.session.playsInBackground == true
  }

  // MARK: Changing

  /// Applies the configuration of an app's audio session.
  ///
  /// - Parameter notifiesOthers: Whether a session that becomes inactive advises the apps that it
  ///   has interrupted to resume.
  mutating func apply(
    _ session: SoundSession, of app: AppID, notifiesOthers: Bool = false
  ) -> [PhoneEffect] {
    guard let old = kernel.apps[app]?.session else { return [] }
    let silencedMusic = isOtherAudioHeld
    var session = session
    if !old.isActive, refusal(of: session, of: app) != nil { session.isActive = false }
    kernel.apps[app]?.session = session
    var effects: [PhoneEffect] = []
    if session.isActive {
      // A session that becomes active again does not wait for the end of the interruption
      // (AudioSession.AS8).
      kernel.apps[app]?.interruption = nil
      kernel.apps[app]?.mayResume = false
      effects += interruptOthers(for: app)
      // Another category may end what plays in the background (AudioSession.BG1).
      effects += stopDisallowedEngines()
    } else if old.isActive || kernel.apps[app]?.interruption != nil {
      effects += stopSounds(of: app)
      effects += endInterruptions(by: app, shouldResume: notifiesOthers)
    }
    effects += pauseMusic(
      ifSilencedBefore: silencedMusic, shouldResume: notifiesOthers && !session.isActive)
    return effects + allGates + sendSoundStatus()
  }

  /// Activates an app's audio session, or answers why not (AudioSession.AS4).
  mutating func activate(
    _ session: SoundSession, _ id: SoundID, of app: AppID
  ) -> [PhoneEffect] {
    var session = session
    let isActive = kernel.apps[app]?.session.isActive == true
    let refusal = isActive ? nil : refusal(of: session, of: app)
    session.isActive = refusal == nil
    return apply(session, of: app) + [.send(.sound(.activated(id, refusal)), to: app)]
  }

  /// Deactivates the session of an app that is suspended (AudioSession.BG3).
  mutating func deactivateSuspended(_ app: AppID) -> [PhoneEffect] {
    guard kernel.apps[app]?.session.isActive == true else { return [] }
    let silencedMusic = isOtherAudioHeld
    kernel.apps[app]?.session.isActive = false
    kernel.apps[app]?.wasActive = true
    return endInterruptions(by: app, shouldResume: false)
      + pauseMusic(ifSilencedBefore: silencedMusic) + allGates
  }

  /// Notifies an app that runs again that its session is inactive (AudioSession.BG3).
  mutating func reportDeactivation(to app: AppID) -> [PhoneEffect] {
    guard kernel.apps[app]?.wasActive == true else { return [] }
    kernel.apps[app]?.wasActive = false
    let version = kernel.settings.systemVersion
    let isNotified = version >= SystemVersion(10) && version < SystemVersion(16)
    return sendWithTurn(
      app, .sound(isNotified ? .interrupted(.began(.suspension)) : .deactivated))
  }

  /// Ends all sound and haptics, and gives every session its defaults (AudioSession.MR1).
  mutating func resetMedia() -> [PhoneEffect] {
    let silencedMusic = isOtherAudioHeld
    var effects = reset()
    for app in kernel.apps.keys.sorted() {
      kernel.apps[app]?.session = SoundSession()
      kernel.apps[app]?.interruption = nil
      kernel.apps[app]?.mayResume = false
      kernel.apps[app]?.wasActive = false
      guard kernel.apps[app]?.wantsSoundStatus == true else { continue }
      effects += sendWithTurnIfJoined(.sound(.mediaReset), to: app)
    }
    effects += pauseMusic(ifSilencedBefore: silencedMusic)
    return effects + allGates + sendSoundStatus()
  }

  // MARK: Interrupting

  /// Begins the interruption for a call or an alarm, and ends it after both (AudioSession.AS8).
  mutating func interrupt(ifSince wasHeld: Bool) -> [PhoneEffect] {
    guard isSoundHeld != wasHeld else { return [] }
    return kernel.apps.keys.sorted().flatMap { app -> [PhoneEffect] in
      guard let record = kernel.apps[app] else { return [] }
      if isSoundHeld {
        return record.session.isActive ? beginInterruption(of: app, .system) : []
      }
      return record.interruption == .system ? endInterruption(of: app, shouldResume: true) : []
    }
  }

  /// Interrupts the now playing app when the device that plays its sound is disconnected
  /// (AudioSession.IN4).
  ///
  /// - Parameter old: The route of that app before.
  mutating func interruptDisconnected(since old: SoundRoute?) -> [PhoneEffect] {
    guard let app = nowPlayingApp, let device = old?.device,
      !kernel.environment.soundDevices.contains(device), let session = kernel.apps[app]?.session,
      session.isActive, session.prefersInterruptionOnDisconnect,
      kernel.settings.systemVersion >= Self.firstDisconnectingVersion
    else { return [] }
    return beginInterruption(of: app, .disconnection, reason: .disconnection)
      + interruptEngines(of: app)
  }

  /// Ends the interruptions by an app whose session is inactive (AudioSession.IN2).
  mutating func endInterruptions(by app: AppID, shouldResume: Bool) -> [PhoneEffect] {
    kernel.apps.keys.sorted().flatMap { other -> [PhoneEffect] in
      guard kernel.apps[other]?.interruption == .app(app) else { return [] }
      // Nothing can resume before a call has ended, which is posted then.
      if shouldResume, isSoundHeld {
        kernel.apps[other]?.interruption = .system
        return []
      }
      return endInterruption(of: other, shouldResume: shouldResume)
    }
  }

  /// Pauses the phone's music when the last session that silenced it is over, unless that advised
  /// others to resume (AudioSession.AS12).
  mutating func pauseMusic(
    ifSilencedBefore wasSilenced: Bool, shouldResume: Bool = false
  ) -> [PhoneEffect] {
    guard wasSilenced, !shouldResume, !isOtherAudioHeld else { return [] }
    return pauseMusic()
  }

  /// Pauses the phone's music until the user starts it again.
  mutating func pauseMusic() -> [PhoneEffect] {
    guard kernel.environment.isOtherAudioPlaying else { return [] }
    kernel.environment.isOtherAudioPlaying = false
    return [.settingsChanged]
  }

  // MARK: Internals

  /// The first system on which the loss of a device is an interruption.
  ///
  /// - Source: Apple's reference. Confidence: documented.
  private static let firstDisconnectingVersion = SystemVersion(17)

  /// Returns why a session cannot become active; `nil` if it can (AudioSession.AS4).
  private func refusal(of session: SoundSession, of app: AppID) -> SoundRefusal? {
    if kernel.environment.isAssistantActive, session.category.records { return .assistantRecords }
    if isSoundHeld { return .insufficientPriority }
    let isInBackground = kernel.screens[app]?.background.since != nil
    guard isInBackground, kernel.apps[app]?.mayResume != true else { return nil }
    guard session.mixes else { return .cannotInterruptOthers }
    return session.category.records ? .cannotRecord : nil
  }

  /// Interrupts the other apps that do not play beside an app (AudioSession.IN1).
  private mutating func interruptOthers(for app: AppID) -> [PhoneEffect] {
    guard let session = kernel.apps[app]?.session else { return [] }
    return kernel.apps.keys.sorted().flatMap { other -> [PhoneEffect] in
      guard other != app, let active = kernel.apps[other]?.session, active.isActive,
        session.interrupts(active)
      else { return [] }
      return beginInterruption(of: other, .app(app)) + interruptEngines(of: other)
    }
  }

  private mutating func beginInterruption(
    of app: AppID, _ cause: InterruptionCause,
    reason: SoundInterruption.Reason = .otherSound
  ) -> [PhoneEffect] {
    kernel.apps[app]?.session.isActive = false
    // An interruption ends the override of the port (AudioSession.AS13).
    kernel.apps[app]?.session.overridesToSpeaker = false
    kernel.apps[app]?.interruption = cause
    kernel.apps[app]?.mayResume = false
    return sendWithTurnIfJoined(.sound(.interrupted(.began(reason))), to: app)
  }

  private mutating func endInterruption(of app: AppID, shouldResume: Bool) -> [PhoneEffect] {
    kernel.apps[app]?.interruption = nil
    kernel.apps[app]?.mayResume = shouldResume
    return sendWithTurnIfJoined(
      .sound(.interrupted(.ended(shouldResume: shouldResume))), to: app)
  }
}
