/// A result about who is called.
public class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
