/// The outcomes of a request to suppress the wallet near a terminal.
public enum PKAutomaticPassPresentationSuppressionResult: UInt, Sendable {
  /// The device cannot suppress it.
  case notSupported = 0
  /// The wallet is already presented.
  case alreadyPresenting = 1
  /// The app lacks the entitlement.
  case denied = 2
  /// The request ended early.
  case cancelled = 3
  /// The wallet is suppressed.
  case success = 4
}
