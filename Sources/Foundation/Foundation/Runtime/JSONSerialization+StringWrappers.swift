import Foundation

// Overloads of Foundation's methods, for files that import Foundation through this module only.
extension JSONSerialization {
  /// Returns JSON data.
  ///
  /// String wrapper types of the frameworks are written as strings, as on an iPhone
  /// (ObjectiveC.WC5).
  ///
  /// - Parameters:
  ///   - obj: The dictionary or array.
  ///   - opt: The options for writing.
  @_disfavoredOverload
  public class func data(
    withJSONObject obj: Any, options opt: WritingOptions = []
  ) throws -> Data {
    try JSONSerialization.Foundation::data(withJSONObject: withTexts(obj), options: opt)
  }

  /// Returns whether an object can be written as JSON.
  ///
  /// String wrapper types count as strings (ObjectiveC.WC5).
  @_disfavoredOverload
  public class func isValidJSONObject(_ obj: Any) -> Bool {
    JSONSerialization.Foundation::isValidJSONObject(withTexts(obj))
  }

  /// Returns the value with string wrappers replaced by strings, at every level.
  private class func withTexts(_ value: Any) -> Any {
    switch value {
    case let word as any _WrappedWord: return word.rawValue
    case let dictionary as [AnyHashable: Any]:
      let entries = dictionary.map { (AnyHashable.text(of: $0.key), withTexts($0.value)) }
      // Keys of other types remain, so that Foundation can reject them.
      return Dictionary(entries, uniquingKeysWith: { _, last in last })
    case let array as [Any]: return array.map(withTexts)
    default: return value
    }
  }
}

extension AnyHashable {
  fileprivate static func text(of key: AnyHashable) -> AnyHashable {
    (key.base as? any _WrappedWord).map { AnyHashable($0.rawValue) } ?? key
  }
}
