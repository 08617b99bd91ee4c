/// The times at which notifications show their content.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// At all times.
  case always = 0
  /// While the phone is not locked.
  case whenAuthenticated = 1
  /// At no time.
  case never = 2
}
