// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreImage.tsv.
// Do not edit.

extension CIColor {
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Gray, half of white.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// The transparent color.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// The type of face detectors.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of rectangle detectors.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The type of QR code detectors.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The type of text detectors.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The option for the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Low accuracy, for speed.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// High accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option to track faces between frames.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option for the minimum size of a feature.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option for the orientation of the image.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// An option at the creation of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space of the components; `NSNull` for numbers without color management.
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  /// The properties of the image.
  public static let properties = Self(rawValue: "CIImageProperties")
  /// Whether the orientation of an image from a file is applied.
  public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
  /// Whether transforms use nearest-neighbor sampling.
  public static let nearestSampling = Self(rawValue: "CIImageNearestSampling")
}

/// An option at the creation of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The working color space; `NSNull` for no color management.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// The output color space; `NSNull` for no color management.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// The pixel format of processors.
  public static let workingFormat = Self(rawValue: "working_format")
  /// Whether filters run on the CPU, as they always do here.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  /// Whether images are downsampled with a better filter; stored without effect.
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  /// Whether intermediate results are cached; stored without effect.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  /// Whether the priority is low; stored without effect.
  public static let priorityRequestLow = Self(rawValue: "priority_request_low")
  /// Whether a low-power device may be used; stored without effect.
  public static let allowLowPower = Self(rawValue: "allow_low_power")
  /// Whether output colors are premultiplied; stored without effect.
  public static let outputPremultiplied = Self(rawValue: "output_premultiplied")
  /// The name of the context; stored without an effect.
  public static let name = Self(rawValue: "kCIContextName")
}

/// An option at the encoding of an image.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

}

/// Representations of transparency in a destination of rendering (CoreImage.RD2).
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  /// No alpha; results are opaque, over black.
  case none = 0
  /// Colors are multiplied by their alpha.
  case premultiplied = 1
  /// Colors are not multiplied by their alpha.
  case unpremultiplied = 2
}

/// The name of the filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The localized name of the filter.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The categories of the filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The class of a value.
public let kCIAttributeClass = "CIAttributeClass"
/// The meaning of a value.
public let kCIAttributeType = "CIAttributeType"
/// The minimum.
public let kCIAttributeMin = "CIAttributeMin"
/// The maximum.
public let kCIAttributeMax = "CIAttributeMax"
/// The minimum of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The maximum of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The default value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The identity value, which has no effect.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The name of a value.
public let kCIAttributeName = "CIAttributeName"
/// The localized name of a value.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The localized description.
public let kCIAttributeDescription = "CIAttributeDescription"
/// A time in a transition.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A plain number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A number of pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// Radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A truth value.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// An integer.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// A number of things.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// Coordinates in an image.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A vector between coordinates.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// Origin, width and height.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A color with alpha.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A color without alpha.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// A picture of colors by position.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// A Core Image image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// An affine transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

/// Alpha, red, green and blue, a byte each.
public let kCIFormatARGB8 = CIFormat.ARGB8
/// Blue, green, red and alpha, a byte each.
public let kCIFormatBGRA8 = CIFormat.BGRA8
/// Red, green, blue and alpha, a byte each.
public let kCIFormatRGBA8 = CIFormat.RGBA8
/// Red, green, blue and alpha as 16-bit floating-point numbers.
public let kCIFormatRGBAh = CIFormat.RGBAh
/// Red, green, blue and alpha as 32-bit floating-point numbers.
public let kCIFormatRGBAf = CIFormat.RGBAf

/// Distortions.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Changes of geometry.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Compositions of two images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Halftones.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// Adjustments of colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Effects with colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Transitions between images.
public let kCICategoryTransition = "CICategoryTransition"
/// Tiles.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Generators of images.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Reductions of images to few pixels.
public let kCICategoryReduction = "CICategoryReduction"
/// Gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// Stylized images.
public let kCICategoryStylize = "CICategoryStylize"
/// Sharpening.
public let kCICategorySharpen = "CICategorySharpen"
/// Blurs.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters for videos.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters for still images.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters for interlaced images.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// Filters for non-square pixels.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// Filters for a high dynamic range.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// The built-in filters, in contrast to an app's own.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

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
