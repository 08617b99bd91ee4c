// More filters of colors by functions, as `CoreImage.CIFilterBuiltins` has them.

extension CIFilter {
  /// Returns a filter that subtracts the colors of two images.
  public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
    builtIn("CIColorAbsoluteDifference")
  }

  /// Returns a filter that changes components by polynomials.
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    builtIn("CIColorPolynomial")
  }

  /// Returns a filter that changes components by polynomials of all three.
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
    builtIn("CIColorCrossPolynomial")
  }

  /// Returns a filter that inverts depths.
  public class func depthToDisparity() -> any CIFilter & CIDepthToDisparity {
    builtIn("CIDepthToDisparity")
  }

  /// Returns a filter that inverts disparities.
  public class func disparityToDepth() -> any CIFilter & CIDisparityToDepth {
    builtIn("CIDisparityToDepth")
  }

  /// Returns a filter that changes components by a curve.
  public class func toneCurve() -> any CIFilter & CIToneCurve { builtIn("CIToneCurve") }

  /// Returns a filter that maps colors by a table.
  public class func colorCube() -> any CIFilter & CIColorCube { builtIn("CIColorCube") }

  /// Returns a filter that maps colors by a table in a color space.
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    builtIn("CIColorCubeWithColorSpace")
  }

  /// Returns a filter that maps colors by a gradient image.
  public class func colorMap() -> any CIFilter & CIColorMap { builtIn("CIColorMap") }

  /// Returns a filter that reduces each component to a few levels.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    builtIn("CIColorPosterize")
  }

  /// Returns a filter that maps luminance to a gradient of two colors.
  public class func falseColor() -> any CIFilter & CIFalseColor { builtIn("CIFalseColor") }
}
