// The keys of groups of images, which no supported format has.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

/// The group image index left.
public let kCGImagePropertyGroupImageIndexLeft: CFString = "GroupImageIndexLeft"
/// The group image index right.
public let kCGImagePropertyGroupImageIndexRight: CFString = "GroupImageIndexRight"
/// Whether the image is the alternate image of its group.
public let kCGImagePropertyGroupImageIsAlternateImage: CFString = "GroupImageIsAlternateImage"
/// Whether the image is the left image of its group.
public let kCGImagePropertyGroupImageIsLeftImage: CFString = "GroupImageIsLeftImage"
/// Whether the image is the right image of its group.
public let kCGImagePropertyGroupImageIsRightImage: CFString = "GroupImageIsRightImage"
/// The indices of the alternate images of a group.
public let kCGImagePropertyGroupImagesAlternate: CFString = "GroupImagesAlternate"
/// The group index.
public let kCGImagePropertyGroupIndex: CFString = "GroupIndex"
/// The list of groups.
public let kCGImagePropertyGroups: CFString = "{Groups}"
/// The group type.
public let kCGImagePropertyGroupType: CFString = "GroupType"
/// The type of a group: stereo pair.
public let kCGImagePropertyGroupTypeStereoPair: CFString = "StereoPair"
/// The type of a group: alternate.
public let kCGImagePropertyGroupTypeAlternate: CFString = "Alternate"
/// The group image baseline.
public let kCGImagePropertyGroupImageBaseline: CFString = "GroupImageBaseline"
/// The group image disparity adjustment.
public let kCGImagePropertyGroupImageDisparityAdjustment: CFString = "GroupImageDisparityAdjustment"
/// The group image index monoscopic.
public let kCGImagePropertyGroupImageIndexMonoscopic: CFString = "GroupImageIndexMonoscopic"
/// Whether the image is the monoscopic image of its group.
public let kCGImagePropertyGroupImageIsMonoscopicImage: CFString = "GroupImageIsMonoscopicImage"
/// The group image stereo aggressors.
public let kCGImagePropertyGroupImageStereoAggressors: CFString = "GroupImageStereoAggressors"
/// The group monoscopic image location.
public let kCGImagePropertyGroupMonoscopicImageLocation: CFString = "GroupMonoscopicImageLocation"
