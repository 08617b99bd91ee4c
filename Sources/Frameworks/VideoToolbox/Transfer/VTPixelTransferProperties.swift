// The properties of conversions of pixels, as keys.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the way in which a picture of another size fills its target (Players.VT6).
public let kVTPixelTransferPropertyKey_ScalingMode: CFString = "ScalingMode"
/// The picture fills its target, and is distorted.
public let kVTScalingMode_Normal: CFString = "Normal"
/// The part that is shown fills the target, and is distorted.
public let kVTScalingMode_CropSourceToCleanAperture: CFString = "CropSourceToCleanAperture"
/// The picture is as large as fits, with black beside it.
public let kVTScalingMode_Letterbox: CFString = "Letterbox"
/// The picture fills its target, and is cut.
public let kVTScalingMode_Trim: CFString = "Trim"
/// The key of the part of the target that is shown.
public let kVTPixelTransferPropertyKey_DestinationCleanAperture: CFString =
  "DestinationCleanAperture"
/// The key of the shape of the pixels of the target.
public let kVTPixelTransferPropertyKey_DestinationPixelAspectRatio: CFString =
  "DestinationPixelAspectRatio"
/// The key of the way in which colors become fewer.
public let kVTPixelTransferPropertyKey_DownsamplingMode: CFString = "DownsamplingMode"
/// One of the pixels gives the color.
public let kVTDownsamplingMode_Decimate: CFString = "Decimate"
/// The mean of the pixels gives the color.
public let kVTDownsamplingMode_Average: CFString = "Average"
/// The key of the primary colors of the target.
public let kVTPixelTransferPropertyKey_DestinationColorPrimaries: CFString =
  "DestinationColorPrimaries"
/// The key of the brightness of the target.
public let kVTPixelTransferPropertyKey_DestinationTransferFunction: CFString =
  "DestinationTransferFunction"
/// The key of the color profile of the target.
public let kVTPixelTransferPropertyKey_DestinationICCProfile: CFString = "DestinationICCProfile"
/// The key of the matrix of luma and chroma of the target.
public let kVTPixelTransferPropertyKey_DestinationYCbCrMatrix: CFString = "DestinationYCbCrMatrix"
/// The key of whether pictures are converted as they arrive.
public let kVTPixelTransferPropertyKey_RealTime: CFString = "RealTime"
