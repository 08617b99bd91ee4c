/// What kind of sound an app makes, as it has told with its audio session.
public struct SoundSession: Sendable, Equatable {
  /// What the sound is for.
  public var category: Category
  /// Whether other apps' sound goes on beside it.
  public var mixes: Bool
  /// Whether what would come out at the ear comes out of the speaker.
  public var prefersSpeaker: Bool
  /// Whether haptics may be felt while it records.
  public var allowsHapticsWhileRecording: Bool
  /// Whether it is active.
  public var isActive: Bool

  /// Names everything; what is left out is as for an app that has said nothing.
  public init(
    _ category: Category = .soloAmbient, mixes: Bool = false, prefersSpeaker: Bool = false,
    allowsHapticsWhileRecording: Bool = false, isActive: Bool = false
  ) {
    self.category = category
    self.mixes = mixes
    self.prefersSpeaker = prefersSpeaker
    self.allowsHapticsWhileRecording = allowsHapticsWhileRecording
    self.isActive = isActive
  }

  /// What sound is for; the raw value is the word on the wire.
  public enum Category: String, Sendable, CaseIterable {
    /// What an app could do without, beside others' sound.
    case ambient
    /// What an app could do without, and nobody else's sound; every app's before it says otherwise.
    case soloAmbient = "solo-ambient"
    /// What the app is about.
    case playback
    /// Recording, and no sound.
    case record
    /// Recording and sound.
    case playAndRecord = "play-and-record"
    /// Sound to several places.
    case multiRoute = "multi-route"

    /// Whether it takes sound in.
    public var records: Bool { self == .record || self == .playAndRecord || self == .multiRoute }
    /// Whether the switch at the phone's side silences it.
    public var obeysSwitch: Bool { self == .ambient || self == .soloAmbient }
  }
}
