import Foundation

/// The mutable objects that a reader of JSON or of a property list makes on request
/// (ObjectiveC.FO40), which Foundation on Linux does not do.
enum MutableContainers {
  /// Returns a value with its dictionaries and arrays as mutable objects, at every level.
  ///
  /// - Parameters:
  ///   - value: A value of JSON or of a property list.
  ///   - hasMutableLeaves: Whether strings and data become mutable objects as well.
  static func make(of value: Any, hasMutableLeaves: Bool) -> Any {
    switch value {
    case let dictionary as [AnyHashable: Any]:
      let made = NSMutableDictionary()
      for (key, value) in dictionary {
        made[key] = make(of: value, hasMutableLeaves: hasMutableLeaves)
      }
      return made
    case let array as [Any]:
      return NSMutableArray(array: array.map { make(of: $0, hasMutableLeaves: hasMutableLeaves) })
    case let string as String where hasMutableLeaves: return NSMutableString(string: string)
    default: return value
    }
  }
}
