/// The conversion of attribute values to and from those of SQLite.
// Source: CoreData.ST5
enum StoredValue {
  /// Returns a value as represented in the database.
  static func stored(_ value: Any, of attribute: NSAttributeDescription) throws
    -> SQLiteConnection.Value
  {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      AttributeValue.number(value).map { .integer($0.int64Value) } ?? .null
    case .doubleAttributeType, .floatAttributeType:
      AttributeValue.number(value).map { .real($0.doubleValue) } ?? .null
    case .decimalAttributeType: .text((value as? NSDecimalNumber)?.stringValue ?? "")
    case .stringAttributeType: (value as? String).map { .text($0) } ?? .null
    case .dateAttributeType:
      (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
    case .binaryDataAttributeType: (value as? Data).map { .data($0) } ?? .null
    case .UUIDAttributeType: (value as? UUID).map { .text($0.uuidString) } ?? .null
    case .URIAttributeType: (value as? URL).map { .text($0.absoluteString) } ?? .null
    case .transformableAttributeType, .compositeAttributeType:
      .data(try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false))
    case .undefinedAttributeType, .objectIDAttributeType: .null
    }
  }

  /// Returns the value for a value of the database; nil for null or another type.
  static func value(_ stored: SQLiteConnection.Value, of attribute: NSAttributeDescription) throws
    -> Any?
  {
    let type = attribute.attributeType
    switch stored {
    case .null: return nil
    case .integer(let number):
      return type == .booleanAttributeType
        ? NSNumber(value: number != 0) : AttributeValue.kept(NSNumber(value: number), as: type)
    case .real(let number):
      if type == .dateAttributeType { return Date(timeIntervalSinceReferenceDate: number) }
      return AttributeValue.kept(NSNumber(value: number), as: type)
    case .text(let text):
      switch type {
      case .stringAttributeType: return text
      case .decimalAttributeType: return NSDecimalNumber(string: text)
      case .UUIDAttributeType: return UUID(uuidString: text)
      case .URIAttributeType: return URL(string: text)
      default: return nil
      }
    case .data(let data):
      guard type == .transformableAttributeType || type == .compositeAttributeType else {
        return type == .binaryDataAttributeType ? data : nil
      }
      return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
  }
}
