import Foundation

/// Conversion of a pattern's dictionary to the types of JSON.
enum PatternDictionary {
  /// Returns a value with its keys and constants replaced by strings, at every level.
  static func plain(_ value: Any) -> Any {
    switch value {
    case let key as CHHapticPattern.Key: return key.rawValue
    case let type as CHHapticEvent.EventType: return type.rawValue
    case let id as CHHapticEvent.ParameterID: return id.rawValue
    case let id as CHHapticDynamicParameter.ID: return id.rawValue
    case let dictionary as [AnyHashable: Any]:
      var plain: [String: Any] = [:]
      for (key, value) in dictionary { plain[text(of: key.base)] = self.plain(value) }
      return plain
    case let array as [Any]: return array.map(plain)
    // Converting a `Float` to `Double` would add digits that its author did not write.
    case let number as Float: return Double("\(number)") ?? Double(number)
    default: return value
    }
  }

  private static func text(of key: Any) -> String {
    (key as? CHHapticPattern.Key)?.rawValue ?? "\(key)"
  }
}
