import TactusHapticPatterns
import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/SystemSounds.md` has the steps (SystemSounds.SY1–SY9) that comments
// name.
extension Phone {
  mutating func handle(
    _ request: SoundRequest, of app: AppID, _ name: String
  ) -> [PhoneEffect] {
    switch request {
    case .chooseOutput: return chooseOutput(for: app)
    case .listen:
      let status = soundStatus(of: app)
      kernel.apps[app]?.wantsSoundStatus = true
      noteSent(status, to: app)
      return [.send(.sound(.status(status)), to: app)]
    case .session(let session): return apply(session, of: app)
    case .activate(let session, let id): return activate(session, id, of: app)
    case .deactivate(let session, let notifiesOthers):
      return apply(session, of: app, notifiesOthers: notifiesOthers)
    case .volume(let volume): return setVolume(volume, by: app)
    case .showsVolumeView(let isShown):
      kernel.apps[app]?.showsVolumeView = isShown
      return []
    case .play(let sound, let isAlert, let id):
      guard systemSounds.count(where: { $0.app == app }) < LinkLimits.sounds else {
        return [.send(.sound(.finished(id)), to: app)]
      }
      return play(sound, isAlert: isAlert, id, of: app, name)
    }
  }

  /// Reports the system sounds that are over (SystemSounds.SY7).
  mutating func endSounds() -> [PhoneEffect] {
    guard !systemSounds.isEmpty else { return [] }
    let over = systemSounds.filter { $0.end <= kernel.now }
    guard !over.isEmpty else { return [] }
    systemSounds.removeAll { $0.end <= kernel.now }
    return over.flatMap { sendWithTurnIfJoined(.sound(.finished($0.id)), to: $0.app) }
  }

  /// Silences the sound files of apps that have left the foreground (SystemSounds.SY6).
  mutating func stopBackgroundSounds() -> [PhoneEffect] {
    cutSounds { [foreground = kernel.foreground] in $0.app != foreground }
  }

  /// Removes the system sounds of an app that has disconnected.
  mutating func forgetSounds(of app: AppID) -> [PhoneEffect] {
    let voices = systemSounds.filter { $0.app == app }.compactMap(\.voice)
    systemSounds.removeAll { $0.app == app }
    return voices.map { .stop($0) }
  }

  /// The effects that update the gates of all audible voices.
  var allGates: [PhoneEffect] {
    gates(of: table.active)
      + systemSounds.compactMap { sound in
        sound.voice.map { .gate($0, soundGate(of: sound.app)) }
      }
  }

  // MARK: Internals

  private mutating func play(
    _ sound: SystemSound, isAlert: Bool, _ id: SoundID, of app: AppID, _ name: String
  ) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    var end = kernel.now
    var feedback: Feedback?
    switch sound {
    case .number(let number):
      // Some numbers stand for a vibration (SystemSounds.SY1).
      feedback = SystemSoundTable.feedback(of: number)
      if let click = KeyClick(number) {
        // Key clicks are heard from an audible app in front (Keyboards.CL1).
        guard isInFront(app), isHeard(app, onSpeaker: true) else { break }
        effects += begin(click.pattern, lasting: KeyClick.duration, id, of: app)
      } else if feedback == nil {
        effects.append(kernel.note(.noSound(number), app))
      }
    case .file(let path, let seconds):
      // Each app plays one at a time (SystemSounds.SY6).
      effects += cutSounds { $0.app == app && $0.voice != nil }
      guard kernel.foreground == app, seconds > 0 else { break }
      let pattern = HapticPattern(events: [
        HapticEvent(
          .audioCustom, time: 0, duration: seconds,
          waveform: WaveformReference(path: path, usesVolumeEnvelope: false))
      ])
      effects += [.load([path])] + begin(pattern, lasting: seconds, id, of: app)
    }
    // An alert vibrates even if its sound does not (SystemSounds.SY5).
    if isAlert, feedback == nil { feedback = .vibration }
    if let feedback, let recent = kernel.apps[app]?.recent {
      let (felt, new) = shake(feedback, of: app, name, recent)
      effects += new
      end = felt ?? end
    }
    // The sound is over when its vibration is over as well (SystemSounds.SY7).
    if let place = systemSounds.firstIndex(where: { $0.app == app && $0.id == id }) {
      systemSounds[place].end = max(systemSounds[place].end, end)
    } else {
      systemSounds.append(SystemSoundRecord(app: app, id: id, voice: nil, end: end))
    }
    return effects
  }

  /// Plays the vibration of a sound; returns its end, if it is played.
  private mutating func shake(
    _ feedback: Feedback, of app: AppID, _ name: String, _ recent: RecentFeedback
  ) -> (end: PhoneInstant?, effects: [PhoneEffect]) {
    // No generator has the number 0.
    let effects = decide(
      feedback, 1, .init(app: app, generator: GeneratorID(0)), name, recent)
    var end: PhoneInstant?
    for case .play(let pattern, _, _, let felt) in effects {
      end = felt.advanced(by: .seconds(pattern.duration))
    }
    return (end, effects)
  }

  private mutating func begin(
    _ pattern: HapticPattern, lasting seconds: Double, _ id: SoundID, of app: AppID
  ) -> [PhoneEffect] {
    lastVoice += 1
    soundCount += 1
    let voice = VoiceID(lastVoice)
    let start = kernel.now.advanced(by: timing.latency)
    systemSounds.append(
      SystemSoundRecord(
        app: app, id: id, voice: voice, end: start.advanced(by: .seconds(seconds))))
    return [
      .playLive(
        LivePattern(pattern), voice: voice, origin: start, from: start,
        gate: soundGate(of: app))
    ]
  }

  /// Silences some of the sound files and reports that they are over.
  private mutating func cutSounds(
    _ isCut: (SystemSoundRecord) -> Bool
  ) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for sound in systemSounds where isCut(sound) {
      if let voice = sound.voice { effects.append(.stop(voice)) }
      effects += sendWithTurnIfJoined(.sound(.finished(sound.id)), to: sound.app)
    }
    systemSounds.removeAll(where: isCut)
    return effects
  }

  private func soundGate(of app: AppID) -> VoiceGate {
    VoiceGate(
      haptics: false, sound: isHeard(app, onSpeaker: true),
      volume: ringerVolume * volumeBesideSpeech)
  }
}
