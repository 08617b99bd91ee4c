/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  /// No type; only transient attributes have it.
  case undefinedAttributeType = 0
  /// A 16-bit integer.
  case integer16AttributeType = 100
  /// A 32-bit integer.
  case integer32AttributeType = 200
  /// A 64-bit integer.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A floating-point number of double precision.
  case doubleAttributeType = 500
  /// A floating-point number of single precision.
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
  /// An object that a store keeps as an archive.
  case transformableAttributeType = 1800
  /// The identifier of a managed object; only transient attributes have it.
  case objectIDAttributeType = 2000
  /// A group of attributes.
  case compositeAttributeType = 2100
}
