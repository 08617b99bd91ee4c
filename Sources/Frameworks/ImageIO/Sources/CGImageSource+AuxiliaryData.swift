// The types of auxiliary data, such as depth. Step ImageIO.IO12.
//
// - Source: the values are the names. Confidence: guess.

/// The auxiliary data of distances.
public let kCGImageAuxiliaryDataTypeDepth: CFString =
  "kCGImageAuxiliaryDataTypeDepth"
/// The auxiliary data of reciprocals of distances.
public let kCGImageAuxiliaryDataTypeDisparity: CFString =
  "kCGImageAuxiliaryDataTypeDisparity"
/// The auxiliary data of the portrait effects matte, a mask of the parts in focus.
public let kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString =
  "kCGImageAuxiliaryDataTypePortraitEffectsMatte"
/// The auxiliary data of hair.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte: CFString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte"
/// The auxiliary data of skin.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte: CFString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte"
/// The auxiliary data of teeth.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte: CFString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte"
/// The auxiliary data of glasses.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte: CFString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte"
/// The auxiliary data of sky.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte: CFString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte"
/// The auxiliary data of gains for bright displays.
public let kCGImageAuxiliaryDataTypeHDRGainMap: CFString =
  "kCGImageAuxiliaryDataTypeHDRGainMap"
/// The auxiliary data of gains by ISO 21496-1.
public let kCGImageAuxiliaryDataTypeISOGainMap: CFString =
  "kCGImageAuxiliaryDataTypeISOGainMap"
/// The key of the bytes of auxiliary data.
public let kCGImageAuxiliaryDataInfoData: CFString = "kCGImageAuxiliaryDataInfoData"
/// The key of the size and format of auxiliary data.
public let kCGImageAuxiliaryDataInfoDataDescription: CFString =
  "kCGImageAuxiliaryDataInfoDataDescription"
/// The key of the metadata of auxiliary data.
public let kCGImageAuxiliaryDataInfoMetadata: CFString = "kCGImageAuxiliaryDataInfoMetadata"
/// The key of the color space of auxiliary data.
public let kCGImageAuxiliaryDataInfoColorSpace: CFString = "kCGImageAuxiliaryDataInfoColorSpace"

/// Returns auxiliary data of an image of a source; always `nil`, since those of a JPEG are not
/// read.
///
/// - Parameters:
///   - isrc: The source.
///   - index: The index of the image.
///   - auxiliaryImageDataType: The kind of the data.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? { nil }
