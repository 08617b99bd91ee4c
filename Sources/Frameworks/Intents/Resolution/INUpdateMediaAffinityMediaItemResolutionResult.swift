/// A result about a piece of media.
public class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult,
  @unchecked Sendable
{
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
  /// Each of some values is right.
  public class func successes(with resolved: [INMediaItem])
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  {
    resolved.map { INUpdateMediaAffinityMediaItemResolutionResult.success(with: $0) }
  }
}
