/// The exposure of one photo of a bracket, as a bias.
public final class AVCaptureAutoExposureBracketedStillImageSettings:
  AVCaptureBracketedStillImageSettings
{
  init(bias: Float) {
    exposureTargetBias = bias
    super.init()
  }

  /// Returns settings with an exposure bias.
  public class func autoExposureSettings(exposureTargetBias: Float) -> Self {
    Self(bias: exposureTargetBias)
  }

  /// The difference.
  public let exposureTargetBias: Float
}
