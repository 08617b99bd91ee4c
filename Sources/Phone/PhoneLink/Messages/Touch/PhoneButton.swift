/// A button of the phone or of connected headphones; the raw value is the word on the wire and in
/// scripts.
public enum PhoneButton: String, Sendable, CaseIterable {
  /// The Home button; on phones without one, the swipe from the bottom edge.
  case home
  /// The side button, which locks and wakes the phone.
  case side
  /// The button that increases the volume.
  case volumeUp = "volume-up"
  /// The button that decreases the volume.
  case volumeDown = "volume-down"
  /// The button on the cable of the headphones.
  case headset
}
