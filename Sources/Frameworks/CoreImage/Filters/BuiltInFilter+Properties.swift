// The inputs of the built-in filters as properties. A filter uses those of its own protocol; the
// others have no effect.

extension BuiltInFilter:
  CICompositeOperation, CIAreaReductionFilter, CIAreaAverage, CIAreaMaximum, CIAreaMinimum,
  CIColorControls, CIColorMatrix, CIColorInvert, CIColorMonochrome, CISepiaTone, CIExposureAdjust,
  CIGammaAdjust, CIHueAdjust, CIWhitePointAdjust, CIColorClamp, CIColorThreshold,
  CIMaximumComponent, CIMinimumComponent, CIMaskToAlpha, CILinearToSRGBToneCurve,
  CISRGBToneCurveToLinear, CILabDeltaE, CIGaussianBlur, CIBoxBlur, CILanczosScaleTransform,
  CICheckerboardGenerator, CILinearGradient, CISmoothLinearGradient, CIRadialGradient,
  CIQRCodeGenerator, CIBarcodeGenerator, CIBlendWithMask, CITransitionFilter, CIDissolveTransition
{
  var inputImage: CIImage? {
    get { values["inputImage"] as? CIImage }
    set { values["inputImage"] = newValue }
  }
  var backgroundImage: CIImage? {
    get { values["inputBackgroundImage"] as? CIImage }
    set { values["inputBackgroundImage"] = newValue }
  }
  var extent: CGRect {
    get { FilterValues.rect(values["inputExtent"]) ?? .null }
    set { values["inputExtent"] = CIVector(cgRect: newValue) }
  }
  var saturation: Float {
    get { Float(FilterValues.number(values["inputSaturation"]) ?? 0) }
    set { values["inputSaturation"] = NSNumber(value: newValue) }
  }
  var brightness: Float {
    get { Float(FilterValues.number(values["inputBrightness"]) ?? 0) }
    set { values["inputBrightness"] = NSNumber(value: newValue) }
  }
  var contrast: Float {
    get { Float(FilterValues.number(values["inputContrast"]) ?? 0) }
    set { values["inputContrast"] = NSNumber(value: newValue) }
  }
  var rVector: CIVector {
    get { FilterValues.vector(values["inputRVector"]) ?? CIVector([]) }
    set { values["inputRVector"] = newValue }
  }
  var gVector: CIVector {
    get { FilterValues.vector(values["inputGVector"]) ?? CIVector([]) }
    set { values["inputGVector"] = newValue }
  }
  var bVector: CIVector {
    get { FilterValues.vector(values["inputBVector"]) ?? CIVector([]) }
    set { values["inputBVector"] = newValue }
  }
  var aVector: CIVector {
    get { FilterValues.vector(values["inputAVector"]) ?? CIVector([]) }
    set { values["inputAVector"] = newValue }
  }
  var biasVector: CIVector {
    get { FilterValues.vector(values["inputBiasVector"]) ?? CIVector([]) }
    set { values["inputBiasVector"] = newValue }
  }
  var color: CIColor {
    get { FilterValues.color(values["inputColor"]) }
    set { values["inputColor"] = newValue }
  }
  var intensity: Float {
    get { Float(FilterValues.number(values["inputIntensity"]) ?? 0) }
    set { values["inputIntensity"] = NSNumber(value: newValue) }
  }
  var ev: Float {
    get { Float(FilterValues.number(values["inputEV"]) ?? 0) }
    set { values["inputEV"] = NSNumber(value: newValue) }
  }
  var power: Float {
    get { Float(FilterValues.number(values["inputPower"]) ?? 0) }
    set { values["inputPower"] = NSNumber(value: newValue) }
  }
  var angle: Float {
    get { Float(FilterValues.number(values["inputAngle"]) ?? 0) }
    set { values["inputAngle"] = NSNumber(value: newValue) }
  }
  var minComponents: CIVector {
    get { FilterValues.vector(values["inputMinComponents"]) ?? CIVector([]) }
    set { values["inputMinComponents"] = newValue }
  }
  var maxComponents: CIVector {
    get { FilterValues.vector(values["inputMaxComponents"]) ?? CIVector([]) }
    set { values["inputMaxComponents"] = newValue }
  }
  var threshold: Float {
    get { Float(FilterValues.number(values["inputThreshold"]) ?? 0) }
    set { values["inputThreshold"] = NSNumber(value: newValue) }
  }
  var image2: CIImage? {
    get { values["inputImage2"] as? CIImage }
    set { values["inputImage2"] = newValue }
  }
  var radius: Float {
    get { Float(FilterValues.number(values["inputRadius"]) ?? 0) }
    set { values["inputRadius"] = NSNumber(value: newValue) }
  }
  var scale: Float {
    get { Float(FilterValues.number(values["inputScale"]) ?? 0) }
    set { values["inputScale"] = NSNumber(value: newValue) }
  }
  var aspectRatio: Float {
    get { Float(FilterValues.number(values["inputAspectRatio"]) ?? 0) }
    set { values["inputAspectRatio"] = NSNumber(value: newValue) }
  }
  var center: CGPoint {
    get { FilterValues.point(values["inputCenter"]) }
    set { values["inputCenter"] = CIVector(cgPoint: newValue) }
  }
  var color0: CIColor {
    get { FilterValues.color(values["inputColor0"]) }
    set { values["inputColor0"] = newValue }
  }
  var color1: CIColor {
    get { FilterValues.color(values["inputColor1"]) }
    set { values["inputColor1"] = newValue }
  }
  var width: Float {
    get { Float(FilterValues.number(values["inputWidth"]) ?? 0) }
    set { values["inputWidth"] = NSNumber(value: newValue) }
  }
  var sharpness: Float {
    get { Float(FilterValues.number(values["inputSharpness"]) ?? 0) }
    set { values["inputSharpness"] = NSNumber(value: newValue) }
  }
  var point0: CGPoint {
    get { FilterValues.point(values["inputPoint0"]) }
    set { values["inputPoint0"] = CIVector(cgPoint: newValue) }
  }
  var point1: CGPoint {
    get { FilterValues.point(values["inputPoint1"]) }
    set { values["inputPoint1"] = CIVector(cgPoint: newValue) }
  }
  var radius0: Float {
    get { Float(FilterValues.number(values["inputRadius0"]) ?? 0) }
    set { values["inputRadius0"] = NSNumber(value: newValue) }
  }
  var radius1: Float {
    get { Float(FilterValues.number(values["inputRadius1"]) ?? 0) }
    set { values["inputRadius1"] = NSNumber(value: newValue) }
  }
  var message: Data {
    get { FilterValues(values).data("inputMessage") ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  var correctionLevel: String {
    get { FilterValues(values).text("inputCorrectionLevel") }
    set { values["inputCorrectionLevel"] = newValue }
  }
  var maskImage: CIImage? {
    get { values["inputMaskImage"] as? CIImage }
    set { values["inputMaskImage"] = newValue }
  }
  var targetImage: CIImage? {
    get { values["inputTargetImage"] as? CIImage }
    set { values["inputTargetImage"] = newValue }
  }
  var time: Float {
    get { Float(FilterValues.number(values["inputTime"]) ?? 0) }
    set { values["inputTime"] = NSNumber(value: newValue) }
  }
  var barcodeDescriptor: CIBarcodeDescriptor {
    get { values["inputBarcodeDescriptor"] as? CIBarcodeDescriptor ?? CIBarcodeDescriptor(Data()) }
    set { values["inputBarcodeDescriptor"] = newValue }
  }
}
