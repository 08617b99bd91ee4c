import Foundation

// Overloads of Foundation's methods, for files that import Foundation through this module only.
extension JSONSerialization {
  /// Returns JSON data.
  ///
  /// String wrapper types of the frameworks are written as strings, and numbers of the type `Float`
  /// with the digits of a `Double`, as on an iPhone (ObjectiveC.WC5, ObjectiveC.WC10).
  ///
  /// - Parameters:
  ///   - obj: The dictionary or array.
  ///   - opt: The options for writing.
  @_disfavoredOverload
  public class func data(
    withJSONObject obj: Any, options opt: WritingOptions = []
  ) throws -> Data {
    try JSONSerialization.Foundation::data(withJSONObject: plain(obj), options: opt)
  }

  /// Returns whether an object can be written as JSON.
  ///
  /// String wrapper types count as strings (ObjectiveC.WC5).
  @_disfavoredOverload
  public class func isValidJSONObject(_ obj: Any) -> Bool {
    JSONSerialization.Foundation::isValidJSONObject(plain(obj))
  }

  /// Returns the value with strings for string wrappers, and `Double` for other fractions, at every
  /// level.
  private class func plain(_ value: Any) -> Any {
    switch value {
    case let word as any _WrappedWord: return word.rawValue
    case let dictionary as [AnyHashable: Any]:
      let entries = dictionary.map { (AnyHashable.text(of: $0.key), plain($0.value)) }
      // Keys of other types remain, so that Foundation can reject them.
      return Dictionary(entries, uniquingKeysWith: { _, last in last })
    case let array as [Any]: return array.map(plain)
    case let number as NSNumber where isFloat(value, number): return number.doubleValue
    default: return value
    }
  }

  /// Returns whether a value is a fraction of another type than `Double`, given it as an object.
  private class func isFloat(_ value: Any, _ number: NSNumber) -> Bool {
    type(of: value) == Float.self || type(of: value) == CGFloat.self
      || value is NSNumber && number.objCType.pointee == CChar(UInt8(ascii: "f"))
  }
}

extension AnyHashable {
  fileprivate static func text(of key: AnyHashable) -> AnyHashable {
    (key.base as? any _WrappedWord).map { AnyHashable($0.rawValue) } ?? key
  }
}
