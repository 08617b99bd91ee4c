import TactusPhoneLink

/// The circumstances that affect haptics or that apps can read: battery, calls, sound and settings.
public struct PhoneEnvironment: Sendable, Equatable {
  /// Whether System Haptics is on.
  public var systemHaptics = true
  /// Whether Low Power Mode is on.
  public var lowPowerMode = false
  /// The level of the battery, 0…1.
  public var battery = 1.0
  /// Whether a call is in progress.
  public var isInCall = false
  /// Whether an alarm sounds.
  public var isAlarmSounding = false
  /// Whether the assistant listens or speaks.
  public var isAssistantActive = false
  /// Whether a microphone is recording.
  public var isRecording = false
  /// Whether the recording app allows haptics.
  public var allowsHapticsWhileRecording = false
  /// Whether there is a pencil with haptics, for the feedback of drawing.
  public var hasHapticPencil = false

  /// Whether the battery is charging.
  public var isCharging = false
  /// Whether the proximity sensor detects an object near the screen.
  public var isProximityDetected = false
  /// Whether the screen is recorded or mirrored.
  public var isScreenCaptured = false

  /// Whether the silent switch is on.
  public var isSilent = false
  /// Whether the phone vibrates while the silent switch is off: the setting Vibrate on Ring.
  public var vibratesOnRing = true
  /// Whether the phone vibrates while the silent switch is on: the setting Vibrate on Silent.
  public var vibratesOnSilent = true
  /// The connected devices that play sound, in the order of their connection.
  public var soundDevices: [SoundDevice] = [] {
    didSet {
      // A newly connected device replaces the user's choice (AudioSession.RO3).
      let isNew = soundDevices.contains { $0.kind != .airPlay && !oldValue.contains($0) }
      if isNew { soundOutput = .automatic }
      if case .device(let device) = soundOutput, !soundDevices.contains(device) {
        soundOutput = .automatic
      }
    }
  }
  /// The output that the user has chosen.
  public var soundOutput = SoundOutput.automatic
  /// The volume of media, 0…1.
  public var volume = 1.0
  /// The volume of rings, alerts and system sounds, 0…1.
  public var ringerVolume = 1.0
  /// Whether another app plays sound, such as music.
  public var isOtherAudioPlaying = false
  /// The sound file that is the input of the microphone; `nil` for silence.
  public var microphone: MicrophoneRecording?

  /// Whether wired headphones are connected.
  public var hasHeadphones: Bool {
    get { soundDevices.contains(.headphones) }
    set {
      guard newValue != hasHeadphones else { return }
      if newValue {
        soundDevices.append(.headphones)
      } else {
        soundDevices.removeAll { $0 == .headphones }
      }
    }
  }

  /// Creates the default environment: all settings on, no other activity, no pencil.
  public init() {}
}
