/// A button of the phone, or of what is plugged in; the raw value is the word on the wire and in
/// scripts.
public enum PhoneButton: String, Sendable, CaseIterable {
  /// The one that leaves the app; on phones without it, a swipe from the bottom edge stands for it.
  case home
  /// The one that locks the phone and wakes it.
  case side
  /// Louder.
  case volumeUp = "volume-up"
  /// Less loud.
  case volumeDown = "volume-down"
  /// The one on the cable of headphones.
  case headset
}
