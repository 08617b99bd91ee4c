/// A group of the results of a query that have the same value of an attribute.
open class NSMetadataQueryResultGroup: NSObject {
  /// The name of the attribute.
  open var attribute: String { "" }
  /// The value that the results share.
  open var value: Any { NSNull() }
  /// The groups within the group.
  open var subgroups: [NSMetadataQueryResultGroup]? { nil }
  /// The number of results.
  open var resultCount: Int { 0 }
  /// The results.
  open var results: [Any] { [] }

  /// Returns a result; traps for an index beyond the last one.
  open func result(at idx: Int) -> Any { results[idx] }
}
