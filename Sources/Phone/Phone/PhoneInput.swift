import PhoneLink

/// Everything that can happen to a phone.
public enum PhoneInput: Sendable, Equatable {
  /// Nothing but time.
  case tick
  /// An app connected; it has not said anything yet.
  case connected(AppID)
  /// An app said something.
  case message(AppMessage, from: AppID)
  /// What came from an app was no message.
  case violation(PhoneMessage.Farewell, from: AppID)
  /// An app is gone, whatever the reason.
  case disconnected(AppID)
  /// Another app is in front now, or none.
  case foreground(AppID?)
  /// Settings, battery or what else goes on have changed.
  case environment(PhoneEnvironment)
}
