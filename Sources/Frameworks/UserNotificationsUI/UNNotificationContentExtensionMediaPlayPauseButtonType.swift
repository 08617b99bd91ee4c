/// The button of an extension that plays films or sound.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  /// No button.
  case none = 0
  /// A button in the middle.
  case `default` = 1
  /// A button over the content.
  case overlay = 2
}
