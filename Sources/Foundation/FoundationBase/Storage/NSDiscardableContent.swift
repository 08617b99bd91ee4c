/// An object whose content can be discarded while it is not in use.
///
/// The system discards nothing here: memory does not run low (ObjectiveC.DC1).
public protocol NSDiscardableContent: AnyObject {
  /// Begins the use of the content, and returns whether there still is one.
  func beginContentAccess() -> Bool

  /// Ends a use of the content.
  func endContentAccess()

  /// Discards the content if it is not in use.
  func discardContentIfPossible()

  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
