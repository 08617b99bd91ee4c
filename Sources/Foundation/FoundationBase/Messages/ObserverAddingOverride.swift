/// A class that overrides `addObserver(_:selector:name:object:)`; see `KeyValueOverrides.swift`.
public protocol _KVAddObserver: NotificationCenter {
  /// Adds an observer whose method is called for a notification.
  func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?)
  /// A marker whose isolation is that of the class.
  func _kvAddObserver()
}

extension _KVAddObserver {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvAddObserver() {}
}

/// A notification center; a subclass may declare methods that an extension of this protocol has.
public protocol _NotificationObserving: NotificationCenter {}

extension NotificationCenter: _NotificationObserving {}
