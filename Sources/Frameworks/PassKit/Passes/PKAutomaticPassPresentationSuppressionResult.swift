/// Whether the wallet stays away near a terminal.
public enum PKAutomaticPassPresentationSuppressionResult: UInt, Sendable {
  /// The phone has no such wallet.
  case notSupported = 0
  /// The wallet is already on the screen.
  case alreadyPresenting = 1
  /// The app lacks the right.
  case denied = 2
  /// The request was ended before.
  case cancelled = 3
  /// The wallet stays away.
  case success = 4
}
