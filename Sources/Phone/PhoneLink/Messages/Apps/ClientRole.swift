/// The role of a program on the phone, which decides about the messages that it may send.
public enum ClientRole: String, Sendable, CaseIterable {
  /// An ordinary app.
  case app
  /// The Home screen.
  case home
  /// A part of the system that shows its interface above apps, such as an alert.
  case overlay
  /// The screen keyboard.
  case keyboard
  /// A custom keyboard, which types instead of the screen keyboard.
  case keyboardExtension
}
