// The values of the arrangement of two views in a picture.
//
// - Source: the names after the prefix. Confidence: guess.

/// The rectilinear projection.
public let kCMFormatDescriptionProjectionKind_Rectilinear: CFString = "Rectilinear"
/// Two views side by side.
public let kCMFormatDescriptionViewPackingKind_SideBySide: CFString = "SideBySide"
/// Two views above each other.
public let kCMFormatDescriptionViewPackingKind_OverUnder: CFString = "OverUnder"
