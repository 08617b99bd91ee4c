// The filters of the system by functions, as the module `CoreImage.CIFilterBuiltins` has them.

extension CIFilter {
  /// Returns a filter that adds two images.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIAdditionCompositing")
  }

  /// Returns a filter that multiplies two images.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyCompositing")
  }

  /// Returns a filter that takes the maximum of each component of two images.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMaximumCompositing")
  }

  /// Returns a filter that takes the minimum of each component of two images.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMinimumCompositing")
  }

  /// Returns a filter that composites an image over another (source over).
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOverCompositing")
  }

  /// Returns a filter that shows an image inside another (source in).
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceInCompositing")
  }

  /// Returns a filter that shows an image outside another (source out).
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOutCompositing")
  }

  /// Returns a filter that composites an image over another, inside that (source atop).
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceAtopCompositing")
  }

  /// Returns a filter for the blend mode multiply.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyBlendMode")
  }

  /// Returns a filter for the blend mode screen.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIScreenBlendMode")
  }

  /// Returns a filter for the blend mode overlay.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIOverlayBlendMode")
  }

  /// Returns a filter for the blend mode darken.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDarkenBlendMode")
  }

  /// Returns a filter for the blend mode lighten.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILightenBlendMode")
  }

  /// Returns a filter for the blend mode difference.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDifferenceBlendMode")
  }

  /// Returns a filter for the blend mode exclusion.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIExclusionBlendMode")
  }

  /// Returns a filter for the blend mode hard light.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHardLightBlendMode")
  }

  /// Returns a filter for the blend mode soft light.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISoftLightBlendMode")
  }

  /// Returns a filter for the blend mode color dodge.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorDodgeBlendMode")
  }

  /// Returns a filter for the blend mode color burn.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBurnBlendMode")
  }

  /// Returns a filter that averages an area.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { builtIn("CIAreaAverage") }

  /// Returns a filter that computes the maximum components of an area.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { builtIn("CIAreaMaximum") }

  /// Returns a filter that computes the minimum components of an area.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { builtIn("CIAreaMinimum") }

  /// Returns a filter that changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { builtIn("CIColorControls") }

  /// Returns a filter that multiplies colors by a matrix.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtIn("CIColorMatrix") }

  /// Returns a filter that inverts colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtIn("CIColorInvert") }

  /// Returns a filter that tints an image with one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    builtIn("CIColorMonochrome")
  }

  /// Returns a filter that applies a sepia tone.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtIn("CISepiaTone") }

  /// Returns a filter that changes the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    builtIn("CIExposureAdjust")
  }

  /// Returns a filter that changes the brightness of midtones.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtIn("CIGammaAdjust") }

  /// Returns a filter that turns the hue of colors.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtIn("CIHueAdjust") }

  /// Returns a filter that changes the white point.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    builtIn("CIWhitePointAdjust")
  }

  /// Returns a filter that limits components.
  public class func colorClamp() -> any CIFilter & CIColorClamp { builtIn("CIColorClamp") }

  /// Returns a filter that sets each component to 0 or 1 by a threshold.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    builtIn("CIColorThreshold")
  }

  /// Returns a filter that shows the maximum component as gray.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    builtIn("CIMaximumComponent")
  }

  /// Returns a filter that shows the minimum component as gray.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    builtIn("CIMinimumComponent")
  }

  /// Returns a filter that turns a gray mask into alpha.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtIn("CIMaskToAlpha") }

  /// Returns a filter that applies the curve of sRGB.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    builtIn("CILinearToSRGBToneCurve")
  }

  /// Returns a filter that applies the inverse curve of sRGB.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    builtIn("CISRGBToneCurveToLinear")
  }

  /// Returns a filter that computes the perceptual difference ΔE of two images.
  public class func labDeltaE() -> any CIFilter & CILabDeltaE { builtIn("CILabDeltaE") }

  /// Returns a filter that blurs by a Gaussian.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtIn("CIGaussianBlur") }

  /// Returns a filter that blurs by a box.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtIn("CIBoxBlur") }

  /// Returns a filter that scales an image.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtIn("CILanczosScaleTransform")
  }

  /// Returns a filter that generates a checkerboard.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    builtIn("CICheckerboardGenerator")
  }

  /// Returns a filter that generates a linear gradient.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    builtIn("CILinearGradient")
  }

  /// Returns a filter that generates a linear gradient with smooth ends.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    builtIn("CISmoothLinearGradient")
  }

  /// Returns a filter that generates a radial gradient.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    builtIn("CIRadialGradient")
  }

  /// Returns a filter that generates a QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    builtIn("CIQRCodeGenerator")
  }

  /// Returns a filter that generates the barcode of a descriptor.
  public class func barcodeGenerator() -> any CIFilter & CIBarcodeGenerator {
    builtIn("CIBarcodeGenerator")
  }

  /// Returns a filter that mixes two images by the gray of a mask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtIn("CIBlendWithMask") }

  /// Returns a filter that mixes two images by the alpha of a mask.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithAlphaMask")
  }

  /// Returns a filter that dissolves from an image to another.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    builtIn("CIDissolveTransition")
  }

  // MARK: Internals

  /// Returns the filter of the system with a name, which exists.
  static func builtIn(_ name: String) -> BuiltInFilter {
    guard let details = FilterDescription.all[name] else { preconditionFailure(name) }
    return BuiltInFilter(details)
  }
}
