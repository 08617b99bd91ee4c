// The view packing kinds of stereo video.
//
// - Source: the names after the prefix. Confidence: guess.

/// The rectilinear projection.
public let kCMFormatDescriptionProjectionKind_Rectilinear: CFString = "Rectilinear"
/// Two views side by side.
public let kCMFormatDescriptionViewPackingKind_SideBySide: CFString = "SideBySide"
/// Two views one above the other.
public let kCMFormatDescriptionViewPackingKind_OverUnder: CFString = "OverUnder"
