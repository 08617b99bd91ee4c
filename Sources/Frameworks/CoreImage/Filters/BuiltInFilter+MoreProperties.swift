// The inputs of more built-in filters as properties. A filter uses those of its own protocol; the
// others have no effect.

extension BuiltInFilter:
  CIUnsharpMask, CISharpenLuminance, CIGaussianGradient, CIFourCoordinateGeometryFilter,
  CIPerspectiveCorrection, CIPerspectiveTransform, CIPerspectiveTransformWithExtent,
  CIStraighten, CIColorAbsoluteDifference, CIColorPolynomial, CIColorCrossPolynomial,
  CIDepthToDisparity, CIDisparityToDepth, CIToneCurve, CIColorCube, CIColorCubeWithColorSpace,
  CIColorMap, CIColorPosterize, CIFalseColor, CIAffineClamp, CIAffineTile,
  CICode128BarcodeGenerator, CIRoundedRectangleGenerator, CIStripesGenerator, CIConvolution,
  CIMix, CIPixellate, CIDiscBlur, CIMedian, CIMorphologyGradient, CIMorphologyMaximum,
  CIMorphologyMinimum, CIMorphologyRectangleMaximum, CIMorphologyRectangleMinimum,
  CIMotionBlur, CIAreaHistogram, CIAreaMaximumAlpha, CIAreaMinimumAlpha, CIAreaMinMax,
  CIAreaMinMaxRed, CIColumnAverage, CIRowAverage
{
  var topLeft: CGPoint {
    get { FilterValues.point(values["inputTopLeft"]) }
    set { values["inputTopLeft"] = CIVector(cgPoint: newValue) }
  }
  var topRight: CGPoint {
    get { FilterValues.point(values["inputTopRight"]) }
    set { values["inputTopRight"] = CIVector(cgPoint: newValue) }
  }
  var bottomRight: CGPoint {
    get { FilterValues.point(values["inputBottomRight"]) }
    set { values["inputBottomRight"] = CIVector(cgPoint: newValue) }
  }
  var bottomLeft: CGPoint {
    get { FilterValues.point(values["inputBottomLeft"]) }
    set { values["inputBottomLeft"] = CIVector(cgPoint: newValue) }
  }
  var crop: Bool {
    get { FilterValues.number(values["inputCrop"]) != 0 }
    set { values["inputCrop"] = NSNumber(value: newValue) }
  }
  var inputImage2: CIImage? {
    get { values["inputImage2"] as? CIImage }
    set { values["inputImage2"] = newValue }
  }
  var redCoefficients: CIVector {
    get { FilterValues.vector(values["inputRedCoefficients"]) ?? CIVector([]) }
    set { values["inputRedCoefficients"] = newValue }
  }
  var greenCoefficients: CIVector {
    get { FilterValues.vector(values["inputGreenCoefficients"]) ?? CIVector([]) }
    set { values["inputGreenCoefficients"] = newValue }
  }
  var blueCoefficients: CIVector {
    get { FilterValues.vector(values["inputBlueCoefficients"]) ?? CIVector([]) }
    set { values["inputBlueCoefficients"] = newValue }
  }
  var alphaCoefficients: CIVector {
    get { FilterValues.vector(values["inputAlphaCoefficients"]) ?? CIVector([]) }
    set { values["inputAlphaCoefficients"] = newValue }
  }
  var point2: CGPoint {
    get { FilterValues.point(values["inputPoint2"]) }
    set { values["inputPoint2"] = CIVector(cgPoint: newValue) }
  }
  var point3: CGPoint {
    get { FilterValues.point(values["inputPoint3"]) }
    set { values["inputPoint3"] = CIVector(cgPoint: newValue) }
  }
  var point4: CGPoint {
    get { FilterValues.point(values["inputPoint4"]) }
    set { values["inputPoint4"] = CIVector(cgPoint: newValue) }
  }
  var cubeDimension: Float {
    get { Float(FilterValues.number(values["inputCubeDimension"]) ?? 0) }
    set { values["inputCubeDimension"] = NSNumber(value: newValue) }
  }
  var cubeData: Data {
    get { FilterValues(values).data("inputCubeData") ?? Data() }
    set { values["inputCubeData"] = newValue }
  }
  var colorSpace: CGColorSpace? {
    get { FilterValues(values).object("inputColorSpace") }
    set { values["inputColorSpace"] = newValue }
  }
  var gradientImage: CIImage? {
    get { values["inputGradientImage"] as? CIImage }
    set { values["inputGradientImage"] = newValue }
  }
  var levels: Float {
    get { Float(FilterValues.number(values["inputLevels"]) ?? 0) }
    set { values["inputLevels"] = NSNumber(value: newValue) }
  }
  var transform: CGAffineTransform {
    get { FilterValues.transform(values["inputTransform"]) ?? .identity }
    set { values["inputTransform"] = CIVector(cgAffineTransform: newValue) }
  }
  var quietSpace: Float {
    get { Float(FilterValues.number(values["inputQuietSpace"]) ?? 0) }
    set { values["inputQuietSpace"] = NSNumber(value: newValue) }
  }
  var barcodeHeight: Float {
    get { Float(FilterValues.number(values["inputBarcodeHeight"]) ?? 0) }
    set { values["inputBarcodeHeight"] = NSNumber(value: newValue) }
  }
  var weights: CIVector {
    get { FilterValues.vector(values["inputWeights"]) ?? CIVector([]) }
    set { values["inputWeights"] = newValue }
  }
  var bias: Float {
    get { Float(FilterValues.number(values[kCIInputBiasKey]) ?? 0) }
    set { values[kCIInputBiasKey] = NSNumber(value: newValue) }
  }
  var amount: Float {
    get { Float(FilterValues.number(values["inputAmount"]) ?? 0) }
    set { values["inputAmount"] = NSNumber(value: newValue) }
  }
  var height: Float {
    get { Float(FilterValues.number(values["inputHeight"]) ?? 0) }
    set { values["inputHeight"] = NSNumber(value: newValue) }
  }
  var count: Int {
    get { Int(FilterValues.number(values["inputCount"]) ?? 0) }
    set { values["inputCount"] = NSNumber(value: newValue) }
  }
}
