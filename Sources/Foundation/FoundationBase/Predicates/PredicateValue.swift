/// Operations on values of any type in predicates.
enum PredicateValue {
  /// Returns a value as a string; nil if it is not one.
  static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text as String
    case let text as Substring: String(text)
    case let text as any RawRepresentable where text.rawValue is String: text.rawValue as? String
    default: nil
    }
  }

  /// Returns the elements of a collection or the values of a dictionary; nil for other values
  /// (Predicates.PR5).
  static func elements(_ value: Any?) -> [Any?]? {
    switch value {
    case nil: nil
    case let array as [Any]: array
    case let array as NSArray: array.map(\.self)
    case let set as Set<AnyHashable>: set.map(\.base)
    case let set as NSSet: set.map(\.self)
    case let set as NSOrderedSet: set.map(\.self)
    case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
    case let dictionary as NSDictionary: dictionary.allValues
    case let other as any Sequence where text(other) == nil && !(other is any DataProtocol):
      allElements(of: other)
    default: nil
    }
  }

  /// Returns whether two values are equal (Predicates.PR4).
  static func isSame(_ one: Any?, _ other: Any?, _ options: String.CompareOptions = []) -> Bool {
    let (one, other) = (unwrapped(one), unwrapped(other))
    guard let one, let other else { return one == nil && other == nil }
    if let one = text(one), let other = text(other) {
      return one.compare(other, options: options) == .orderedSame
    }
    if let one = PredicateNumber(one), let other = PredicateNumber(other) {
      return one.order(other) == .orderedSame
    }
    if let one = date(one), let other = date(other) { return one == other }
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    if type(of: one) is AnyClass, type(of: other) is AnyClass {
      return one as AnyObject === other as AnyObject
    }
    return false
  }

  /// Returns the order of two values; nil if they cannot be compared.
  static func order(
    _ one: Any, _ other: Any, _ options: String.CompareOptions = []
  ) -> ComparisonResult? {
    if let one = text(one), let other = text(other) { return one.compare(other, options: options) }
    if let one = PredicateNumber(one), let other = PredicateNumber(other) {
      return one.order(other)
    }
    if let one = date(one), let other = date(other) { return one.compare(other) }
    if let one = one as? any Comparable { return order(one, other) }
    return nil
  }

  /// Returns whether the first value is less than the second.
  static func isLess(_ one: Any, _ other: Any) -> Bool { order(one, other) == .orderedAscending }

  /// Returns the value of an optional inside an `Any`; nil for `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  // MARK: Internals

  private static func date(_ value: Any) -> Date? {
    if let date = value as? Date { return date }
    guard let date = value as? NSDate else { return nil }
    return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }

  private static func order<Known: Comparable>(_ one: Known, _ other: Any) -> ComparisonResult? {
    guard let other = other as? Known else { return nil }
    return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
  }

  private static func allElements(of sequence: any Sequence) -> [Any?] {
    sequence.map { $0 as Any? }
  }
}
