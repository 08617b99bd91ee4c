/// The colors of a payment button.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// White.
  case white = 0
  /// White with an outline.
  case whiteOutline = 1
  /// Black.
  case black = 2
  /// Black in the light appearance, white in the dark one.
  case automatic = 3
}
