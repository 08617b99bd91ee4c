/// The settings when notifications show their content.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the phone is not locked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}
