/// Something that happens when a layer changes.
public protocol CAAction {
  /// Does what it does.
  ///
  /// - Parameters:
  ///   - event: What changed: a property's name, or `onOrderIn`, `onOrderOut`, `sublayers`.
  ///   - anObject: The layer.
  ///   - dict: More about the change; nothing so far.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: whoever gives this as an action says that there is none.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is taken out.
public let kCAOnOrderOut = "onOrderOut"
/// The event, and the key, of a change from one picture to another.
public let kCATransition = "transition"
