/// A data source whose items are an outline.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the number of ancestors of the item at an index path.
  func outlineLevel(at path: IndexPath) -> Int
  /// Returns whether the item at an index path is expanded.
  func isOutlineExpanded(at path: IndexPath) -> Bool
  /// Expands or collapses the item at an index path, at the user's request.
  func toggleOutline(at path: IndexPath)
}
