/// The delegate of a query, which replaces items and values.
///
/// Queries find nothing here, so these methods are never called.
@preconcurrency
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
  /// Returns the object that takes the place of an item in the results.
  func metadataQuery(
    _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
  ) -> Any
  /// Returns the value that takes the place of the value of an attribute.
  func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any
}

extension NSMetadataQueryDelegate {
  /// Returns the item itself.
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
  ) -> Any { result }

  /// Returns the value itself.
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any { attrValue }
}
