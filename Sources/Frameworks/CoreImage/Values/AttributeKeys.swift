// The keys and the values of the attributes of filters.

/// The name of the filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of the filter for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The categories of the filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The class of a value.
public let kCIAttributeClass = "CIAttributeClass"
/// The meaning of a value.
public let kCIAttributeType = "CIAttributeType"
/// The least value.
public let kCIAttributeMin = "CIAttributeMin"
/// The greatest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The least value of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The greatest value of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The default value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The name of a value.
public let kCIAttributeName = "CIAttributeName"
/// The name of a value for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The description.
public let kCIAttributeDescription = "CIAttributeDescription"
/// A time.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A distance.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// An angle.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A Boolean value.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// A whole number.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// A count.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// A position.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// An offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A color.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A color without alpha.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// A gradient.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// An image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// A transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
