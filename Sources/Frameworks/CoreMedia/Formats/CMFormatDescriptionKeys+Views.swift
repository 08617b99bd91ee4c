// The values of the arrangement of two views in a picture.
//
// - Source: the names after the prefix. Confidence: guess.

/// The projection on a plane.
public let kCMFormatDescriptionProjectionKind_Rectilinear: CFString = "Rectilinear"
/// Two views beside each other.
public let kCMFormatDescriptionViewPackingKind_SideBySide: CFString = "SideBySide"
/// Two views above each other.
public let kCMFormatDescriptionViewPackingKind_OverUnder: CFString = "OverUnder"
