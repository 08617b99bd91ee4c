/// A result about a piece of media.
public class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
  /// Each of some values is right.
  public class func successes(with resolved: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult]
  {
    resolved.map { INAddMediaMediaItemResolutionResult.success(with: $0) }
  }
}
