/// A result about a list of media.
public class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult,
  @unchecked Sendable
{
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
