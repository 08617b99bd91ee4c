/// A result about a piece of media.
public class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable
{
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
  /// Each of some values is right.
  public class func successes(with resolved: [INMediaItem])
    -> [INPlayMediaMediaItemResolutionResult]
  {
    resolved.map { INPlayMediaMediaItemResolutionResult.success(with: $0) }
  }
}
