/// Where sound comes out of a phone; the raw value is the word on the wire.
public enum SoundRoute: String, Sendable, CaseIterable {
  /// The speaker at the phone's lower end.
  case speaker
  /// The one at the ear, for calls.
  case receiver
  /// Headphones on a wire.
  case headphones
}
