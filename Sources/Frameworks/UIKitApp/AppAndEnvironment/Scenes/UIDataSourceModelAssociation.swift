/// A data source that gives the elements of a table or a collection view lasting identifiers.
///
/// The state of a scroll view is saved by its offset, so these methods are never called.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the identifier of an element; nil for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the place of the element with an identifier; nil for none.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
