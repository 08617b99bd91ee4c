/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  /// Undefined; for transient attributes only.
  case undefinedAttributeType = 0
  /// A 16-bit integer.
  case integer16AttributeType = 100
  /// A 32-bit integer.
  case integer32AttributeType = 200
  /// A 64-bit integer.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A double-precision floating-point number.
  case doubleAttributeType = 500
  /// A single-precision floating-point number.
  case floatAttributeType = 600
  /// A string.
  case stringAttributeType = 700
  /// A truth value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URI.
  case URIAttributeType = 1200
  /// An object that a store archives.
  case transformableAttributeType = 1800
  /// The identifier of a managed object; for transient attributes only.
  case objectIDAttributeType = 2000
  /// A group of attributes.
  case compositeAttributeType = 2100
}
