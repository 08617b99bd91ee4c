// More blend modes and masks by functions, as `CoreImage.CIFilterBuiltins` has them.

extension CIFilter {
  /// Returns a filter for the blend mode linear burn.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearBurnBlendMode")
  }

  /// Returns a filter for the blend mode linear dodge.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearDodgeBlendMode")
  }

  /// Returns a filter for the blend mode vivid light.
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIVividLightBlendMode")
  }

  /// Returns a filter for the blend mode linear light.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearLightBlendMode")
  }

  /// Returns a filter for the blend mode pin light.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIPinLightBlendMode")
  }

  /// Returns a filter for the blend mode divide.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDivideBlendMode")
  }

  /// Returns a filter for the blend mode subtract.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISubtractBlendMode")
  }

  /// Returns a filter for the blend mode hue.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHueBlendMode")
  }

  /// Returns a filter for the blend mode saturation.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISaturationBlendMode")
  }

  /// Returns a filter for the blend mode color.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBlendMode")
  }

  /// Returns a filter for the blend mode luminosity.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILuminosityBlendMode")
  }

  /// Returns a filter that mixes two images by the red of a mask.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithRedMask")
  }

  /// Returns a filter that mixes two images by the blue of a mask.
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithBlueMask")
  }
}
