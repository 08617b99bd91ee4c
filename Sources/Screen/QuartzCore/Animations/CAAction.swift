/// An action that a layer runs when it changes.
public protocol CAAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The key of the change: a property, or `onOrderIn`, `onOrderOut`, `sublayers`.
  ///   - anObject: The layer.
  ///   - dict: Additional arguments; currently always empty.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing; `NSNull` as an action stands for no action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
