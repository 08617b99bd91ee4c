// The keys and the values of the attributes of filters.

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
