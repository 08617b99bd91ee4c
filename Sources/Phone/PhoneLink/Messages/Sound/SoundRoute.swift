/// The output of the phone's sound; the raw value is the word on the wire.
public enum SoundRoute: String, Sendable, CaseIterable {
  /// The speaker at the lower end of the phone.
  case speaker
  /// The receiver at the ear, for calls.
  case receiver
  /// Wired headphones.
  case headphones
}
