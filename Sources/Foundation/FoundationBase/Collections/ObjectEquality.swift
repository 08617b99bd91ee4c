/// The comparison of two values as the objects that they are on an iPhone (ObjectiveC.FO22).
enum ObjectEquality {
  /// Returns whether two values are the same or equal objects.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    let (object, otherObject) = (object(of: one), object(of: other))
    if object === otherObject { return true }
    guard let object = object as? NSObject, let otherObject = otherObject as? NSObject else {
      // Objects of Swift classes are equal if they are hashable and say so.
      return (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
    }
    return object.isEqual(otherObject)
  }

  /// Returns whether both lists have equal elements in the same order.
  static func haveEqualElements(_ list: [Any], _ other: [Any]) -> Bool {
    list.count == other.count && zip(list, other).allSatisfy { areEqual($0, $1) }
  }

  /// Returns the object that a value is on an iPhone; that of a string wrapper is its string.
  static func object(of value: Any) -> AnyObject {
    if let word = (value as? AnyHashable)?.base as? any _WrappedWord {
      return word.rawValue as NSString
    }
    return value as AnyObject
  }
}
