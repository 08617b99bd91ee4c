import TactusFoundation

/// The values of property lists as objects.
enum PropertyListObject {
  /// Returns a value with its numbers as `NSNumber`, and with collections of values instead of
  /// optional ones.
  static func object(_ value: Any) -> Any {
    switch value {
    case let number as NSNumber: number
    case let list as [Any?]: list.compactMap { $0.map(object) }
    case let dictionary as [AnyHashable: Any?]:
      (dictionary as? [String: Any?]).map { $0.compactMapValues { $0.map(object) } as Any }
        ?? dictionary.compactMapValues { $0.map(object) }
    default: value
    }
  }
}
