// More geometry filters as functions of `CoreImage.CIFilterBuiltins`.

extension CIFilter {
  /// Returns a filter that sharpens edges by an unsharp mask.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtIn("CIUnsharpMask") }

  /// Returns a filter that sharpens edges of the luminance.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    builtIn("CISharpenLuminance")
  }

  /// Returns a filter that generates a radial Gaussian gradient.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    builtIn("CIGaussianGradient")
  }

  /// Returns a filter that rectifies the quadrilateral between four corners.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    builtIn("CIPerspectiveCorrection")
  }

  /// Returns a filter that projects an image between four corners.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    builtIn("CIPerspectiveTransform")
  }

  /// Returns a filter that projects a rectangle of an image between four corners.
  public class func perspectiveTransformWithExtent() -> any CIFilter
    & CIPerspectiveTransformWithExtent
  {
    builtIn("CIPerspectiveTransformWithExtent")
  }

  /// Returns a filter that rotates an image within its rectangle.
  public class func straighten() -> any CIFilter & CIStraighten { builtIn("CIStraightenFilter") }

  /// Returns a filter that continues the edges of a transformed image.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtIn("CIAffineClamp") }

  /// Returns a filter that repeats a transformed image.
  public class func affineTile() -> any CIFilter & CIAffineTile { builtIn("CIAffineTile") }

  /// Returns a filter that generates a Code 128 symbol.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    builtIn("CICode128BarcodeGenerator")
  }

  /// Returns a filter that generates an Aztec code.
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    builtIn("CIAztecCodeGenerator")
  }

  /// Returns a filter that generates a PDF417 symbol.
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    builtIn("CIPDF417BarcodeGenerator")
  }

  /// Returns a filter that generates a rounded rectangle.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    builtIn("CIRoundedRectangleGenerator")
  }

  /// Returns a filter that generates stripes.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    builtIn("CIStripesGenerator")
  }

  /// Returns a filter that sums 3 by 3 pixels.
  public class func convolution3X3() -> any CIFilter & CIConvolution { builtIn("CIConvolution3X3") }

  /// Returns a filter that sums 5 by 5 pixels.
  public class func convolution5X5() -> any CIFilter & CIConvolution { builtIn("CIConvolution5X5") }

  /// Returns a filter that sums 7 by 7 pixels.
  public class func convolution7X7() -> any CIFilter & CIConvolution { builtIn("CIConvolution7X7") }

  /// Returns a filter that sums 9 pixels of a row.
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
    builtIn("CIConvolution9Horizontal")
  }

  /// Returns a filter that sums 9 pixels of a column.
  public class func convolution9Vertical() -> any CIFilter & CIConvolution {
    builtIn("CIConvolution9Vertical")
  }

  /// Returns a filter that sums the colors of 3 by 3 pixels.
  public class func convolutionRGB3X3() -> any CIFilter & CIConvolution {
    builtIn("CIConvolutionRGB3X3")
  }

  /// Returns a filter that sums the colors of 5 by 5 pixels.
  public class func convolutionRGB5X5() -> any CIFilter & CIConvolution {
    builtIn("CIConvolutionRGB5X5")
  }

  /// Returns a filter that sums the colors of 7 by 7 pixels.
  public class func convolutionRGB7X7() -> any CIFilter & CIConvolution {
    builtIn("CIConvolutionRGB7X7")
  }

  /// Returns a filter that sums the colors of 9 pixels of a row.
  public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution {
    builtIn("CIConvolutionRGB9Horizontal")
  }

  /// Returns a filter that sums the colors of 9 pixels of a column.
  public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution {
    builtIn("CIConvolutionRGB9Vertical")
  }

  /// Returns a filter that mixes two images.
  public class func mix() -> any CIFilter & CIMix { builtIn("CIMix") }

  /// Returns a filter that shows an image as large squares.
  public class func pixellate() -> any CIFilter & CIPixellate { builtIn("CIPixellate") }

  /// Returns a filter that blurs by the average within a disc.
  public class func discBlur() -> any CIFilter & CIDiscBlur { builtIn("CIDiscBlur") }

  /// Returns a filter that removes single pixels that differ.
  public class func median() -> any CIFilter & CIMedian { builtIn("CIMedianFilter") }

  /// Returns a filter that computes the morphological gradient: the edges of areas.
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    builtIn("CIMorphologyGradient")
  }

  /// Returns a filter that dilates light areas.
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    builtIn("CIMorphologyMaximum")
  }

  /// Returns a filter that dilates dark areas.
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    builtIn("CIMorphologyMinimum")
  }

  /// Returns a filter that dilates light areas by a rectangle.
  public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
    builtIn("CIMorphologyRectangleMaximum")
  }

  /// Returns a filter that dilates dark areas by a rectangle.
  public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
    builtIn("CIMorphologyRectangleMinimum")
  }

  /// Returns a filter that blurs along a line.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtIn("CIMotionBlur") }

  /// Returns a filter that computes the histogram of an area.
  public class func areaHistogram() -> any CIFilter & CIAreaHistogram { builtIn("CIAreaHistogram") }

  /// Returns a filter that finds the most opaque pixel of an area.
  public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha {
    builtIn("CIAreaMaximumAlpha")
  }

  /// Returns a filter that finds the least opaque pixel of an area.
  public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha {
    builtIn("CIAreaMinimumAlpha")
  }

  /// Returns a filter that computes the minimum and maximum components of an area.
  public class func areaMinMax() -> any CIFilter & CIAreaMinMax { builtIn("CIAreaMinMax") }

  /// Returns a filter that computes the minimum and maximum red of an area.
  public class func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed { builtIn("CIAreaMinMaxRed") }

  /// Returns a filter that averages each column of an area.
  public class func columnAverage() -> any CIFilter & CIColumnAverage { builtIn("CIColumnAverage") }

  /// Returns a filter that averages each row of an area.
  public class func rowAverage() -> any CIFilter & CIRowAverage { builtIn("CIRowAverage") }
}
