// The keys, identifiers and types of metadata formats.
//
// - Source: the identifiers are documented; the texts of the other names are guesses.

/// The key of a metadata key's namespace.
public let kCMMetadataFormatDescriptionKey_Namespace: CFString = "MetadataKeyNamespace"
/// The key of a metadata key's bytes.
public let kCMMetadataFormatDescriptionKey_Value: CFString = "MetadataKeyValue"
/// The key of a metadata key's local identifier in its format.
public let kCMMetadataFormatDescriptionKey_LocalID: CFString = "MetadataKeyLocalID"
/// The key of the values' type.
public let kCMMetadataFormatDescriptionKey_DataType: CFString = "MetadataKeyDataType"
/// The key of the namespace of the values' type.
public let kCMMetadataFormatDescriptionKey_DataTypeNamespace: CFString =
  "MetadataKeyDataTypeNamespace"
/// The key of the types to which the values conform.
public let kCMMetadataFormatDescriptionKey_ConformingDataTypes: CFString =
  "MetadataKeyConformingDataTypes"
/// The key of the values' language.
public let kCMMetadataFormatDescriptionKey_LanguageTag: CFString = "MetadataKeyLanguageTag"
/// The key of a metadata key's dependency on others.
public let kCMMetadataFormatDescriptionKey_StructuralDependency: CFString =
  "MetadataKeyStructuralDependency"
/// The key of the setup data that precedes the first value.
public let kCMMetadataFormatDescriptionKey_SetupData: CFString = "MetadataKeySetupData"
/// The key of the identifier of metadata.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: CFString =
  "MetadataIdentifier"
/// The key of the type of metadata.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType: CFString =
  "MetadataDataType"
/// The key of the language of metadata.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_ExtendedLanguageTag: CFString =
  "MetadataExtendedLanguageTag"
/// The key of the dependency of metadata on others.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_StructuralDependency: CFString =
  "MetadataStructuralDependency"
/// The key of the setup data that precedes the first metadata.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_SetupData: CFString =
  "MetadataSetupData"
/// The identifier of a location in ISO 6709.
public let kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709: CFString =
  "mdta/com.apple.quicktime.location.ISO6709"
/// The identifier of the direction that the camera faces.
public let kCMMetadataIdentifier_QuickTimeMetadataDirection_Facing: CFString =
  "mdta/com.apple.quicktime.direction.facing"
/// The identifier of the preferred transform of video.
public let kCMMetadataIdentifier_QuickTimeMetadataPreferredAffineTransform: CFString =
  "mdta/com.apple.quicktime.preferred-affine-transform"
/// The identifier of the orientation of video.
public let kCMMetadataIdentifier_QuickTimeMetadataVideoOrientation: CFString =
  "mdta/com.apple.quicktime.video-orientation"
/// Bytes.
public let kCMMetadataBaseDataType_RawData: CFString = "com.apple.metadata.datatype.raw-data"
/// A string in UTF-8.
public let kCMMetadataBaseDataType_UTF8: CFString = "com.apple.metadata.datatype.UTF-8"
/// A string in UTF-16.
public let kCMMetadataBaseDataType_UTF16: CFString = "com.apple.metadata.datatype.UTF-16"
/// An image as GIF.
public let kCMMetadataBaseDataType_GIF: CFString = "com.apple.metadata.datatype.GIF"
/// An image as JPEG.
public let kCMMetadataBaseDataType_JPEG: CFString = "com.apple.metadata.datatype.JPEG"
/// An image as PNG.
public let kCMMetadataBaseDataType_PNG: CFString = "com.apple.metadata.datatype.PNG"
/// An image as BMP.
public let kCMMetadataBaseDataType_BMP: CFString = "com.apple.metadata.datatype.BMP"
/// A 32-bit floating-point number.
public let kCMMetadataBaseDataType_Float32: CFString = "com.apple.metadata.datatype.float32"
/// A 64-bit floating-point number.
public let kCMMetadataBaseDataType_Float64: CFString = "com.apple.metadata.datatype.float64"
/// A signed 8-bit integer.
public let kCMMetadataBaseDataType_SInt8: CFString = "com.apple.metadata.datatype.int8"
/// A signed 16-bit integer.
public let kCMMetadataBaseDataType_SInt16: CFString = "com.apple.metadata.datatype.int16"
/// A signed 32-bit integer.
public let kCMMetadataBaseDataType_SInt32: CFString = "com.apple.metadata.datatype.int32"
/// A signed 64-bit integer.
public let kCMMetadataBaseDataType_SInt64: CFString = "com.apple.metadata.datatype.int64"
/// An unsigned 8-bit integer.
public let kCMMetadataBaseDataType_UInt8: CFString = "com.apple.metadata.datatype.uint8"
/// An unsigned 16-bit integer.
public let kCMMetadataBaseDataType_UInt16: CFString = "com.apple.metadata.datatype.uint16"
/// An unsigned 32-bit integer.
public let kCMMetadataBaseDataType_UInt32: CFString = "com.apple.metadata.datatype.uint32"
/// An unsigned 64-bit integer.
public let kCMMetadataBaseDataType_UInt64: CFString = "com.apple.metadata.datatype.uint64"
/// A point of two 32-bit floating-point numbers.
public let kCMMetadataBaseDataType_PointF32: CFString = "com.apple.metadata.datatype.pointF32"
/// A size of two 32-bit floating-point numbers.
public let kCMMetadataBaseDataType_DimensionsF32: CFString =
  "com.apple.metadata.datatype.dimensionsF32"
/// A rectangle of four 32-bit floating-point numbers.
public let kCMMetadataBaseDataType_RectF32: CFString = "com.apple.metadata.datatype.rectF32"
/// A 3 × 3 affine transform of 64-bit floating-point numbers.
public let kCMMetadataBaseDataType_AffineTransformF64: CFString =
  "com.apple.metadata.datatype.affineTransformF64"
/// The vertices of a polygon.
public let kCMMetadataBaseDataType_PolygonF32: CFString = "com.apple.metadata.datatype.polygonF32"
/// The vertices of a polyline.
public let kCMMetadataBaseDataType_PolylineF32: CFString = "com.apple.metadata.datatype.polylineF32"
/// A JSON string.
public let kCMMetadataBaseDataType_JSON: CFString = "com.apple.metadata.datatype.JSON"
/// A location in ISO 6709.
public let kCMMetadataDataType_QuickTimeMetadataLocation_ISO6709: CFString =
  "com.apple.quicktime.metadata.location.ISO6709"
/// A direction.
public let kCMMetadataDataType_QuickTimeMetadataDirection: CFString =
  "com.apple.quicktime.metadata.direction"
