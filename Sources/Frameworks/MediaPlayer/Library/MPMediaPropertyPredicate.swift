/// A condition that compares a property with a value.
///
/// - Thread: any; nothing in it changes after its creation.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// Creates a predicate of no property.
  public override init() {
    (value, property, comparisonType) = (nil, "", .equalTo)
    super.init()
  }

  /// Creates a condition that a property has a value.
  public convenience init(value: Any?, forProperty property: String) {
    self.init(value: value, forProperty: property, comparisonType: .equalTo)
  }

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - value: The value; nil means that there is none.
  ///   - property: The property.
  ///   - comparisonType: The comparison.
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    super.init()
  }

  /// The property.
  open private(set) var property: String
  /// The value.
  open private(set) var value: Any?
  /// The comparison.
  open private(set) var comparisonType: MPMediaPredicateComparison

  override func accepts(_ item: MPMediaEntity) -> Bool {
    let found = item.value(forProperty: property)
    guard let value, let found else { return value == nil && found == nil }
    if let left = found as? String, let right = value as? String {
      return comparisonType == .contains
        ? left.range(of: right, options: .caseInsensitive) != nil
        : left.caseInsensitiveCompare(right) == .orderedSame
    }
    if let left = Self.number(found), let right = Self.number(value) { return left == right }
    return (found as? AnyHashable) == (value as? AnyHashable)
  }

  /// Returns a number of any type as a comparable one.
  private static func number(_ value: Any) -> UInt64? {
    switch value {
    case let value as UInt64: value
    case let value as Int: UInt64(exactly: value)
    case let value as UInt: UInt64(value)
    case let value as MPMediaType: UInt64(value.rawValue)
    case let value as NSNumber: value.uint64Value
    default: nil
    }
  }
}
