import Foundation

// Foundation's own methods once more, for files that have Foundation by way of this room alone.
extension JSONSerialization {
  /// Writes JSON, with words of the frameworks' as the texts that they are on an iPhone (WC5).
  ///
  /// - Parameters:
  ///   - obj: The dictionary or array.
  ///   - opt: How it is written.
  @_disfavoredOverload
  public class func data(
    withJSONObject obj: Any, options opt: WritingOptions = []
  ) throws -> Data {
    try JSONSerialization.Foundation::data(withJSONObject: withTexts(obj), options: opt)
  }

  /// Whether JSON can be written of something, with words of the frameworks' as texts (WC5).
  @_disfavoredOverload
  public class func isValidJSONObject(_ obj: Any) -> Bool {
    JSONSerialization.Foundation::isValidJSONObject(withTexts(obj))
  }

  /// The same with texts for words, on every level.
  private class func withTexts(_ value: Any) -> Any {
    switch value {
    case let word as any _WrappedWord: return word.rawValue
    case let dictionary as [AnyHashable: Any]:
      let entries = dictionary.map { (AnyHashable.text(of: $0.key), withTexts($0.value)) }
      // Keys that are no texts stay, so that Foundation may refuse them.
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
