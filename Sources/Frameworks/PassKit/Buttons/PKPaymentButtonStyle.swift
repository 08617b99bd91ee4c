/// The colors of a button for payments.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// White.
  case white = 0
  /// White with a line around it.
  case whiteOutline = 1
  /// Black.
  case black = 2
  /// Black, and white in a dark appearance.
  case automatic = 3
}
