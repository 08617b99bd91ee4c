import TactusVirtualTime

/// Methods that the compiler prefers to Foundation's where only this module's Foundation is
/// imported: a subclass's override is called, which Foundation's do not allow on Linux.
extension NotificationCenter {
  /// Adds an observer whose closure is called on a queue for a notification (ObjectiveC.NO3).
  ///
  /// The compiler prefers this method to Foundation's where the queue cannot be nil. Foundation's
  /// waits for the main queue, also on the main thread, if an app runs in a test's process.
  ///
  /// - Parameters:
  ///   - name: The name; nil for all notifications.
  ///   - obj: The sender; nil for any.
  ///   - queue: The queue. The main queue's closures are called at once on the main thread.
  ///   - block: The closure.
  /// - Returns: The token with which the observer is removed.
  @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
  }

  /// Adds an observer whose closure is called for a notification.
  ///
  /// - Parameters:
  ///   - name: The name; nil for all notifications.
  ///   - obj: The sender; nil for any.
  ///   - queue: The queue; nil for the thread of the sender.
  ///   - block: The closure.
  /// - Returns: The token with which the observer is removed.
  @_disfavoredOverload @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let own = mock as? any _KVAddBlock else {
      return _base_addObserver(forName: name, object: obj, queue: queue, using: block)
    }
    return own._own_addObserver(forName: name, object: obj, queue: queue, using: block)
  }

  /// Posts a notification.
  ///
  /// - Parameter notification: The notification.
  @_disfavoredOverload
  public func post(_ notification: Notification) {
    guard let own = mock as? any _KVPost else { return _base_post(notification) }
    own._own_post(notification)
  }

  /// Posts a notification with a name, without values for the observers.
  ///
  /// Without an override of its own the method calls that with values.
  ///
  /// - Parameters:
  ///   - aName: The name.
  ///   - anObject: The sender.
  public func post(name aName: NSNotification.Name, object anObject: Any?) {
    guard let own = mock as? any _KVPostShort else {
      return post(name: aName, object: anObject, userInfo: nil)
    }
    own._own_post(name: aName, object: anObject)
  }

  /// Posts a notification with a name.
  ///
  /// - Parameters:
  ///   - aName: The name.
  ///   - anObject: The sender.
  ///   - aUserInfo: Values for the observers.
  @_disfavoredOverload
  public func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    guard let own = mock as? any _KVPostName else {
      return _base_post(name: aName, object: anObject, userInfo: aUserInfo)
    }
    own._own_post(name: aName, object: anObject, userInfo: aUserInfo)
  }

  /// This object, if its class may override methods.
  private var mock: NotificationCenter? {
    type(of: self) == NotificationCenter.self ? nil : self
  }

  /// Whether a subclass overrides the removal of observers.
  var removal: (any _KVRemove)? { mock as? any _KVRemove }
  /// Whether a subclass overrides the removal of observers by name.
  var removalByName: (any _KVRemoveName)? { mock as? any _KVRemoveName }
}

/// The implementations that lowered sources call in place of `super`.
extension NotificationCenter {
  /// Adds an observer whose closure is called for a notification.
  @discardableResult
  public func _base_addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let queue, queue === OperationQueue.main else {
      return self.Foundation::addObserver(forName: name, object: obj, queue: queue, using: block)
    }
    return self.Foundation::addObserver(forName: name, object: obj, queue: nil) { notification in
      guard !PhoneTime.isOnMainActor else { return block(notification) }
      // Unchecked because only the thread that runs the closure uses it from here on.
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.sync { block(notification) }
    }
  }

  /// Posts a notification.
  public func _base_post(_ notification: Notification) { self.Foundation::post(notification) }

  /// Posts a notification with a name, without values for the observers.
  public func _base_post(name aName: NSNotification.Name, object anObject: Any?) {
    self.Foundation::post(name: aName, object: anObject, userInfo: nil)
  }

  /// Posts a notification with a name.
  public func _base_post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    self.Foundation::post(name: aName, object: anObject, userInfo: aUserInfo)
  }
}
