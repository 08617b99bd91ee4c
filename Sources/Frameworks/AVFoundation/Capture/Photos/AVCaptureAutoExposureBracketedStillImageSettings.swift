/// The exposure of one of several photos, by its difference from the usual one.
public final class AVCaptureAutoExposureBracketedStillImageSettings:
  AVCaptureBracketedStillImageSettings
{
  init(bias: Float) {
    exposureTargetBias = bias
    super.init()
  }

  /// Returns an exposure that differs from the usual one.
  public class func autoExposureSettings(exposureTargetBias: Float) -> Self {
    Self(bias: exposureTargetBias)
  }

  /// The difference.
  public let exposureTargetBias: Float
}
