/// The exposure of one photo of a bracket, as a duration and a sensitivity.
public final class AVCaptureManualExposureBracketedStillImageSettings:
  AVCaptureBracketedStillImageSettings
{
  init(duration: CMTime, iso: Float) {
    (exposureDuration, self.iso) = (duration, iso)
    super.init()
  }

  /// Returns settings with an exposure duration and a sensitivity.
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
