// The categories of filters.

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
