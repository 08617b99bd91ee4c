/// The exposure of one of several photos, by its duration and sensitivity.
public final class AVCaptureManualExposureBracketedStillImageSettings:
  AVCaptureBracketedStillImageSettings
{
  init(duration: CMTime, iso: Float) {
    (exposureDuration, self.iso) = (duration, iso)
    super.init()
  }

  /// Returns an exposure of a duration and sensitivity.
  public class func manualExposureSettings(exposureDuration duration: CMTime, iso ISO: Float)
    -> Self
  {
    Self(duration: duration, iso: ISO)
  }

  /// The duration.
  public let exposureDuration: CMTime
  /// The sensitivity.
  public let iso: Float
}
