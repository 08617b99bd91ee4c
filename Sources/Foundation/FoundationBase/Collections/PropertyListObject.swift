/// The values of property lists as objects.
package enum PropertyListObject {
  /// Returns a value with its numbers as `NSNumber`, and with collections of values instead of
  /// optional ones.
  package static func object(_ value: Any) -> Any {
    switch value {
    case let number as NSNumber: number
    case let list as [Any?]: list.compactMap { $0.map(object) }
    case let dictionary as [AnyHashable: Any?]:
      (dictionary as? [String: Any?]).map { $0.compactMapValues { $0.map(object) } as Any }
        ?? dictionary.compactMapValues { $0.map(object) }
    default: value
    }
  }

  /// Returns a value, a Boolean one as `NSNumber`.
  static func number(_ value: Any) -> Any {
    guard type(of: value) == Bool.self, let boolean = value as? Bool else { return value }
    return boolean as NSNumber
  }
}
