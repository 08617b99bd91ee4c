/// A result about the speed of playback.
public class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult, @unchecked Sendable
{
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
