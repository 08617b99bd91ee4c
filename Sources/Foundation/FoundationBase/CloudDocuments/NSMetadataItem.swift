/// The metadata of a file that a query found.
open class NSMetadataItem: NSObject {
  /// Returns the value of an attribute; `nil` if the file has none.
  open func value(forAttribute key: String) -> Any? { nil }

  /// Returns the values of attributes, by their names.
  open func values(forAttributes keys: [String]) -> [String: Any]? {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forAttribute: key) }
    return values
  }

  /// The names of the attributes that the file has.
  open var attributes: [String] { [] }
}
