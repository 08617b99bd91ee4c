/// A result about a kind of call.
public class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult,
  @unchecked Sendable
{
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
