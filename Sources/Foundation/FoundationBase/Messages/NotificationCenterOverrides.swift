// Methods that extensions of Foundation's class declare on Linux, where no class can override them.
// Lowered sources give an override the prefix `_own_`; see `KeyValueOverrides.swift`.

/// A class that overrides `addObserver(forName:object:queue:using:)`.
public protocol _KVAddBlock: NotificationCenter {
  /// Is called in place of the method of the same name.
  func _own_addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
  /// A marker whose isolation is that of the class.
  func _kvAddBlock()
}

extension _KVAddBlock {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvAddBlock() {}
}

/// A class that overrides `post(_:)`.
public protocol _KVPost: NotificationCenter {
  /// Is called in place of the method of the same name.
  func _own_post(_ notification: Notification)
  /// A marker whose isolation is that of the class.
  func _kvPost()
}

extension _KVPost {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvPost() {}
}

/// A class that overrides `post(name:object:)`.
public protocol _KVPostShort: NotificationCenter {
  /// Is called in place of the method of the same name.
  func _own_post(name aName: NSNotification.Name, object anObject: Any?)
  /// A marker whose isolation is that of the class.
  func _kvPostShort()
}

extension _KVPostShort {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvPostShort() {}
}

/// A class that overrides `post(name:object:userInfo:)`.
public protocol _KVPostName: NotificationCenter {
  /// Is called in place of the method of the same name.
  func _own_post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?)
  /// A marker whose isolation is that of the class.
  func _kvPostName()
}

extension _KVPostName {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvPostName() {}
}

/// A class that overrides `removeObserver(_:)`.
public protocol _KVRemove: NotificationCenter {
  /// Is called in place of the method of the same name.
  func _own_removeObserver(_ observer: Any)
  /// A marker whose isolation is that of the class.
  func _kvRemove()
}

extension _KVRemove {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvRemove() {}
}

/// A class that overrides `removeObserver(_:name:object:)`.
public protocol _KVRemoveName: NotificationCenter {
  /// Is called in place of the method of the same name.
  func _own_removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?)
  /// A marker whose isolation is that of the class.
  func _kvRemoveName()
}

extension _KVRemoveName {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvRemoveName() {}
}
