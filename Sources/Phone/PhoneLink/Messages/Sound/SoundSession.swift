/// The configuration of an app's audio session.
public struct SoundSession: Sendable, Equatable {
  /// The category.
  public var category: Category
  /// Whether the sound of other apps continues.
  public var mixes: Bool
  /// Whether sound for the receiver is played by the speaker.
  public var prefersSpeaker: Bool
  /// Whether haptics play during recording.
  public var allowsHapticsWhileRecording: Bool
  /// Whether the session is active.
  public var isActive: Bool
  /// Whether other apps' sound is softer while the session is active.
  public var ducksOthers: Bool
  /// Whether a session that mixes interrupts those of other apps that play speech.
  public var interruptsSpokenAudio: Bool
  /// Whether the sound is continuous speech.
  public var isSpokenAudio: Bool
  /// Whether the speaker overrides connected devices.
  public var overridesToSpeaker: Bool
  /// Whether a Bluetooth device is used for calls: with its microphone.
  public var allowsBluetoothCalls: Bool
  /// Whether a Bluetooth device is used for music while the app may record.
  public var allowsBluetoothMusic: Bool
  /// Whether a speaker in the network is used while the app may record.
  public var allowsAirPlay: Bool
  /// Whether the app's property list has the background mode for audio.
  public var hasBackgroundMode: Bool
  /// Whether the loss of the device that plays interrupts the now playing app.
  public var prefersInterruptionOnDisconnect: Bool

  /// Creates a session; the defaults are those of an app that has not configured one.
  public init(
    _ category: Category = .soloAmbient, mixes: Bool = false, prefersSpeaker: Bool = false,
    allowsHapticsWhileRecording: Bool = false, isActive: Bool = false, ducksOthers: Bool = false,
    interruptsSpokenAudio: Bool = false, isSpokenAudio: Bool = false,
    overridesToSpeaker: Bool = false, allowsBluetoothCalls: Bool = false,
    allowsBluetoothMusic: Bool = false, allowsAirPlay: Bool = false,
    hasBackgroundMode: Bool = false, prefersInterruptionOnDisconnect: Bool = true
  ) {
    self.category = category
    self.mixes = mixes
    self.prefersSpeaker = prefersSpeaker
    self.allowsHapticsWhileRecording = allowsHapticsWhileRecording
    self.isActive = isActive
    self.ducksOthers = ducksOthers
    self.interruptsSpokenAudio = interruptsSpokenAudio
    self.isSpokenAudio = isSpokenAudio
    self.overridesToSpeaker = overridesToSpeaker
    self.allowsBluetoothCalls = allowsBluetoothCalls
    self.allowsBluetoothMusic = allowsBluetoothMusic
    self.allowsAirPlay = allowsAirPlay
    self.hasBackgroundMode = hasBackgroundMode
    self.prefersInterruptionOnDisconnect = prefersInterruptionOnDisconnect
  }

  /// Returns whether the session, when it becomes active, interrupts another app's active session
  /// (AudioSession.IN1).
  public func interrupts(_ other: SoundSession) -> Bool {
    mixes ? interruptsSpokenAudio && other.isSpokenAudio : !other.mixes
  }

  /// Whether the app may play in the background (AudioSession.BG1).
  public var playsInBackground: Bool {
    isActive && hasBackgroundMode && category.playsInBackground
  }

  /// The category of an audio session; the raw value is the word on the wire.
  public enum Category: String, Sendable, CaseIterable {
    /// Sound that is not essential to the app and mixes with other apps' sound.
    case ambient
    /// Sound that is not essential to the app and silences other apps; the default of every app.
    case soloAmbient = "solo-ambient"
    /// Sound that is essential to the app.
    case playback
    /// Recording without playback.
    case record
    /// Recording and playback.
    case playAndRecord = "play-and-record"
    /// Playback over several outputs.
    case multiRoute = "multi-route"
    /// Conversion of sound without playback and recording.
    case audioProcessing = "audio-processing"

    /// Whether the category records.
    public var records: Bool { self == .record || self == .playAndRecord || self == .multiRoute }
    /// Whether the category plays.
    public var plays: Bool { self != .record && self != .audioProcessing }
    /// Whether the silent switch mutes the category.
    public var obeysSilentSwitch: Bool { self == .ambient || self == .soloAmbient }
    /// Whether sound continues in the background and on the locked phone.
    public var playsInBackground: Bool { !obeysSilentSwitch }
  }
}
