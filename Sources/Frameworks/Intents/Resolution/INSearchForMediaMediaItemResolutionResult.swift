/// A result about a piece of media.
public class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult,
  @unchecked Sendable
{
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
  /// Each of some values is right.
  public class func successes(with resolved: [INMediaItem])
    -> [INSearchForMediaMediaItemResolutionResult]
  {
    resolved.map { INSearchForMediaMediaItemResolutionResult.success(with: $0) }
  }
}
