import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/AudioSession.md` has the steps that comments name.
extension Phone {
  // MARK: Volume

  /// The volume of media, 0…1.
  public var volume: Double { min(max(kernel.environment.volume, 0), 1) }

  /// The volume of rings, alerts and system sounds, 0…1.
  public var ringerVolume: Double { min(max(kernel.environment.ringerVolume, 0), 1) }

  /// Returns the volume of an app's sound, 0…1: softer while another app ducks it
  /// (AudioSession.IN3).
  func volume(of app: AppID) -> Double {
    let isDucked = kernel.apps.contains {
      $0.key != app && $0.value.session.isActive && $0.value.session.ducksOthers
    }
    return isDucked ? volume * Self.duckedGain : volume
  }

  /// Returns whether an app's sound is audible (AudioSession.AS5, SystemSounds.SY8).
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - onSpeaker: Whether the sound is played by the speaker, independent of the route of other
  ///     sound.
  func isHeard(_ app: AppID, onSpeaker: Bool = false) -> Bool {
    guard !isSoundHeld, let session = kernel.apps[app]?.session else { return false }
    if !onSpeaker, !session.category.plays { return false }
    guard kernel.environment.isSilent else { return true }
    return onSpeaker ? false : !session.category.obeysSilentSwitch || route(of: app).device != nil
  }

  /// Changes the volume of media or of the ringer by one step (RemoteControl.VO1,
  /// RemoteControl.VO4).
  mutating func changeVolume(up: Bool) -> [PhoneEffect] {
    let (settings, isMedia) = (systemSettings, buttonsTurnMedia)
    let step = ((isMedia ? volume : ringerVolume) * Self.volumeSteps).rounded() + (up ? 1 : -1)
    let level = min(max(step / Self.volumeSteps, 0), 1)
    if isMedia {
      kernel.environment.volume = level
    } else {
      kernel.environment.ringerVolume = level
    }
    let effects = allGates + sendSoundStatus() + showVolumeBar(level, isRinger: !isMedia)
    // A press at the end of the range changes nothing (Settings.SE1).
    guard systemSettings != settings else { return effects }
    return effects + sendSystemSettings() + [.settingsChanged]
  }

  // MARK: Status

  /// Returns the sound status of an app (AudioSession.AS2, AudioSession.AS7).
  func soundStatus(of app: AppID) -> SoundStatus {
    let isMusicPlaying = kernel.environment.isOtherAudioPlaying && !isOtherAudioHeld
    let others =
      table.active.isEmpty ? [] : kernel.apps.keys.filter { $0 != app && isPlayingSound($0) }
    let isPrimary = others.contains {
      kernel.apps[$0]?.session.isActive == true && kernel.apps[$0]?.session.mixes == false
    }
    let devices = kernel.environment.soundDevices
    let kinds =
      devices.isEmpty
      ? []
      : SoundDevice.Kind.allCases.filter { kind in devices.contains { $0.kind == kind } }
    return SoundStatus(
      route: route(of: app), ports: (kernel.apps[app]?.session ?? SoundSession()).ports,
      deviceKinds: kinds, volume: volume,
      isOtherAudioPlaying: isMusicPlaying || !others.isEmpty,
      isOtherAudioPrimary: isMusicPlaying || isPrimary,
      reportsBusy: kernel.settings.systemVersion < Self.firstSilentVersion,
      microphone: kernel.environment.microphone)
  }

  /// Sends the sound status to the apps for which it has changed.
  mutating func sendSoundStatus() -> [PhoneEffect] {
    guard kernel.apps.contains(where: \.value.wantsSoundStatus) else { return [] }
    return kernel.apps.keys.sorted().flatMap { app -> [PhoneEffect] in
      guard kernel.apps[app]?.wantsSoundStatus == true else { return [] }
      var status = soundStatus(of: app)
      guard status != kernel.apps[app]?.sentStatus else { return [] }
      status.change = routeChange(to: status, of: app)
      noteSent(status, to: app)
      return sendWithTurnIfJoined(.sound(.status(status)), to: app)
    }
  }

  /// Sends a message to an app, which gets a turn to handle it if it has joined.
  mutating func sendWithTurnIfJoined(_ message: PhoneMessage, to app: AppID) -> [PhoneEffect] {
    kernel.screens[app] == nil ? [.send(message, to: app)] : sendWithTurn(app, message)
  }

  // MARK: Internals

  /// The number of steps from silence to full volume.
  ///
  /// - Source: the bars of the phone's volume indicator; not in the reference. Confidence:
  ///   reported.
  private static let volumeSteps = 16.0

  /// The gain of ducked sound: −20 dB.
  ///
  /// - Source: the default of PulseAudio's module for ducking; no figure of the iPhone is known.
  ///   Confidence: guess.
  private static let duckedGain = 0.1

  /// The first system that deactivates a session whose sound plays without an error
  /// (AudioSession.AS4).
  ///
  /// - Source: Apple's reference. Confidence: documented.
  private static let firstSilentVersion = SystemVersion(26)

  /// Whether the volume buttons turn the volume of media: while a session is active, something
  /// plays, or the app in the foreground shows a slider (RemoteControl.VO4).
  private var buttonsTurnMedia: Bool {
    kernel.environment.isOtherAudioPlaying
      || kernel.apps.contains { app, record in
        record.session.isActive || isPlayingSound(app)
          || (app == kernel.foreground && record.showsVolumeView)
      }
  }

  /// Returns whether an app plays sounds.
  func isPlayingSound(_ app: AppID) -> Bool {
    table.active.contains { key in
      key.app == app
        && table.players[key].flatMap { table.engines[$0.engine] }?.settings.isForSound == true
    }
  }

  /// Whether an app silences the music of the phone (AudioSession.AS7).
  var isOtherAudioHeld: Bool {
    kernel.apps.values.contains { $0.session.isActive && !$0.session.mixes }
  }
}
