/// The conversion of attribute values to the types in which objects store them (CoreData.OB2).
enum AttributeValue {
  /// Returns a value as an object stores it; nil if it is invalid for the attribute.
  static func kept(_ value: Any, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType, .doubleAttributeType:
      number(value)
    case .floatAttributeType: number(value).map { NSNumber(value: $0.floatValue) }
    case .decimalAttributeType: decimal(value)
    case .stringAttributeType: (value as? String) ?? (value as? NSString).map { $0 as String }
    case .dateAttributeType: (value as? Date) ?? (value as? NSDate).map { $0 as Date }
    case .binaryDataAttributeType: (value as? Data) ?? (value as? NSData).map { $0 as Data }
    case .UUIDAttributeType: (value as? UUID) ?? (value as? NSUUID).map { $0 as UUID }
    case .URIAttributeType: (value as? URL) ?? (value as? NSURL).map { $0 as URL }
    case .objectIDAttributeType: value as? NSManagedObjectID
    case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: value
    }
  }

  /// Returns a number of any type as an object.
  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Decimal: NSDecimalNumber(decimal: number)
    case let enumeration as any RawRepresentable: self.number(enumeration.rawValue)
    default: nil
    }
  }

  private static func decimal(_ value: Any) -> NSDecimalNumber? {
    switch value {
    case let number as NSDecimalNumber: number
    case let number as Decimal: NSDecimalNumber(decimal: number)
    default: number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    }
  }

  /// Returns whether two stored values are equal.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    func compare<Known: Equatable>(_ known: Known) -> Bool { known == other as? Known }
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    if let known = one as? any Equatable { return compare(known) }
    return (one as AnyObject) === (other as AnyObject)
  }

  /// Returns the name of the class of values; nil for a type without one.
  static func className(of type: NSAttributeType) -> String? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType, .doubleAttributeType, .floatAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .objectIDAttributeType: "NSManagedObjectID"
    case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: nil
    }
  }
}
