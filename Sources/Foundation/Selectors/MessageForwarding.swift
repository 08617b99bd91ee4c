// Methods of NSObject that decide which messages an object understands. `NSObject` on Linux lacks
// them, so lowered classes that override one conform to one of these protocols. Each has a marker
// method, so that one form of conformance fits classes with and without the main actor.

/// A class that overrides `responds(to:)` (ObjectiveC.FW1).
public protocol _KVRespond: AnyObject {
  /// Returns whether the object understands a message.
  func responds(to aSelector: Selector!) -> Bool
  /// A marker whose isolation is that of the class.
  func _kvRespond()
}

/// A class that overrides `forwardingTarget(for:)` (ObjectiveC.FW2).
public protocol _KVForward: AnyObject {
  /// Returns the object that receives a message in place of this one; nil for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
  /// A marker whose isolation is that of the class.
  func _kvForward()
}

extension _KVRespond {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvRespond() {}
}
extension _KVForward {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvForward() {}
}

extension Selector {
  /// Returns the object that receives the message in place of another; nil for none.
  func forwardingTarget(of object: AnyObject) -> AnyObject? {
    guard let object = object as? any _KVForward,
      let target = object.forwardingTarget(for: self) as AnyObject?, target !== object
    else { return nil }
    return target
  }
}
