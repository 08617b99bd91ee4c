/// A value of an attribute, and the number of results that have it.
open class NSMetadataQueryAttributeValueTuple: NSObject {
  /// The name of the attribute.
  open var attribute: String { "" }
  /// The value.
  open var value: Any? { nil }
  /// The number of results.
  open var count: Int { 0 }
}
