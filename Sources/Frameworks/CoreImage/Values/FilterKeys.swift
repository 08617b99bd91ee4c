// The keys of values for filters.

/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image to process.
public let kCIInputImageKey = "inputImage"
/// The key of the time.
public let kCIInputTimeKey = "inputTime"
/// The key of the depth image.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of the disparity image.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// The key of the matte.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The key of the transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the center.
public let kCIInputCenterKey = "inputCenter"
/// The key of the radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the first radius.
public let kCIInputRadius0Key = "inputRadius0"
/// The key of the second radius.
public let kCIInputRadius1Key = "inputRadius1"
/// The key of the angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of the width.
public let kCIInputWidthKey = "inputWidth"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the exposure value.
public let kCIInputEVKey = "inputEV"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the color.
public let kCIInputColorKey = "inputColor"
/// The key of the first color.
public let kCIInputColor0Key = "inputColor0"
/// The key of the second color.
public let kCIInputColor1Key = "inputColor1"
/// The key of the color space.
public let kCIInputColorSpaceKey = "inputColorSpace"
/// The key of the first point.
public let kCIInputPoint0Key = "inputPoint0"
/// The key of the second point.
public let kCIInputPoint1Key = "inputPoint1"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the bias.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The key of the weights.
public let kCIInputWeightsKey = "inputWeights"
/// The key of the gradient.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the shading image.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the target of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the rectangle that is read.
public let kCIInputExtentKey = "inputExtent"
/// The key of the version.
public let kCIInputVersionKey = "inputVersion"
/// The key of the threshold.
public let kCIInputThresholdKey = "inputThreshold"
/// The key of the count.
public let kCIInputCountKey = "inputCount"
/// The key of the bias.
public let kCIInputBiasKey = "inputBias"
/// The key of the index of refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of the back of a page.
public let kCIInputBacksideImageKey = "inputBacksideImage"
/// The key of the palette.
public let kCIInputPaletteImageKey = "inputPaletteImage"
/// The key of the amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"
