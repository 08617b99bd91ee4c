// The properties of conversions of pixels, as keys.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the scaling mode (Players.VT6).
public let kVTPixelTransferPropertyKey_ScalingMode: CFString = "ScalingMode"
/// Stretches the source to the target.
public let kVTScalingMode_Normal: CFString = "Normal"
/// Stretches the clean aperture to the target.
public let kVTScalingMode_CropSourceToCleanAperture: CFString = "CropSourceToCleanAperture"
/// Fits the source into the target with black borders.
public let kVTScalingMode_Letterbox: CFString = "Letterbox"
/// Fills the target, cutting the source.
public let kVTScalingMode_Trim: CFString = "Trim"
/// The key of the target's clean aperture.
public let kVTPixelTransferPropertyKey_DestinationCleanAperture: CFString =
  "DestinationCleanAperture"
/// The key of the target's pixel aspect ratio.
public let kVTPixelTransferPropertyKey_DestinationPixelAspectRatio: CFString =
  "DestinationPixelAspectRatio"
/// The key of the chroma downsampling mode.
public let kVTPixelTransferPropertyKey_DownsamplingMode: CFString = "DownsamplingMode"
/// Takes the chroma of one pixel.
public let kVTDownsamplingMode_Decimate: CFString = "Decimate"
/// Averages the chroma of the pixels.
public let kVTDownsamplingMode_Average: CFString = "Average"
/// The key of the target's color primaries.
public let kVTPixelTransferPropertyKey_DestinationColorPrimaries: CFString =
  "DestinationColorPrimaries"
/// The key of the target's transfer function.
public let kVTPixelTransferPropertyKey_DestinationTransferFunction: CFString =
  "DestinationTransferFunction"
/// The key of the target's ICC profile.
public let kVTPixelTransferPropertyKey_DestinationICCProfile: CFString = "DestinationICCProfile"
/// The key of the target's YCbCr matrix.
public let kVTPixelTransferPropertyKey_DestinationYCbCrMatrix: CFString = "DestinationYCbCrMatrix"
/// The key of whether frames are converted in real time.
public let kVTPixelTransferPropertyKey_RealTime: CFString = "RealTime"
