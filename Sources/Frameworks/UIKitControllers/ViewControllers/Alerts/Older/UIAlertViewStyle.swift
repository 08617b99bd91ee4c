/// The text fields of an alert, before iOS 9.
@available(*, deprecated, message: "use UIAlertController")
public enum UIAlertViewStyle: Int, Sendable {
  /// No text field.
  case `default` = 0
  /// A field for a password.
  case secureTextInput = 1
  /// A field for text.
  case plainTextInput = 2
  /// A field for a name and one for a password.
  case loginAndPasswordInput = 3
}
