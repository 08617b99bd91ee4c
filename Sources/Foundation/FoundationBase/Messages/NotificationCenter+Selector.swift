extension _NotificationObserving {
  /// Adds an observer whose method is called for a notification.
  ///
  /// A notification that is posted on another thread is delivered on the main thread, because
  /// methods of selectors run on the main actor.
  ///
  /// - Parameters:
  ///   - observer: The observer, which is not retained (ObjectiveC.NO1).
  ///   - aSelector: The selector of a method without arguments or with the notification.
  ///   - aName: The name; nil for all notifications.
  ///   - anObject: The sender; nil for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let own = self as? any _KVAddObserver else {
      return _addSelector(observer, selector: aSelector, name: aName, object: anObject)
    }
    own.addObserver(observer, selector: aSelector, name: aName, object: anObject)
  }

  /// Adds an observer whose method is called for a notification; lowered sources call it in place
  /// of `super`.
  public func _addSelector(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let listener = SelectorListener(messageReceiver(observer), aSelector)
    let token = self.Foundation::addObserver(forName: aName, object: anObject, queue: nil) {
      listener.receive($0)
    }
    SelectorObservers.add(
      SelectorObservers.Entry(
        center: self, listener: listener, name: aName,
        sender: anObject.map { ObjectIdentifier(messageReceiver($0)) }, token: token))
  }
}

extension NotificationCenter {
  /// Removes an observer of all notifications (ObjectiveC.NO2).
  ///
  /// The compiler prefers this method to Foundation's.
  ///
  /// - Parameter observer: The observer, or the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    guard let own = removal else { return _base_removeObserver(observer) }
    own._own_removeObserver(observer)
  }

  /// Removes a class as an observer of all notifications (ObjectiveC.KC14).
  ///
  /// - Parameter observer: The class.
  public func removeObserver(_ observer: AnyClass) { removeObserver(messageReceiver(observer)) }

  /// Removes a class as an observer of a notification (ObjectiveC.KC14).
  ///
  /// - Parameters:
  ///   - observer: The class.
  ///   - aName: The name; nil for all notifications.
  ///   - anObject: The sender; nil for any.
  public func removeObserver(
    _ observer: AnyClass, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(messageReceiver(observer), name: aName, object: anObject)
  }

  /// Removes an observer of all notifications (ObjectiveC.NO2).
  ///
  /// - Parameter observer: The observer, or the token of a closure.
  @_disfavoredOverload
  public func removeObserver(_ observer: Any) { removeObserver(messageReceiver(observer)) }

  /// Removes an observer of a notification (ObjectiveC.NO2).
  ///
  /// - Parameters:
  ///   - observer: The observer, or the token of a closure.
  ///   - aName: The name; nil for all notifications.
  ///   - anObject: The sender; nil for any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    guard let own = removalByName else {
      return _base_removeObserver(observer, name: aName, object: anObject)
    }
    own._own_removeObserver(observer, name: aName, object: anObject)
  }

  /// Removes an observer of a notification (ObjectiveC.NO2).
  ///
  /// - Parameters:
  ///   - observer: The observer, or the token of a closure.
  ///   - aName: The name; nil for all notifications.
  ///   - anObject: The sender; nil for any.
  @_disfavoredOverload
  public func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(messageReceiver(observer), name: aName, object: anObject)
  }

  /// Removes an observer; lowered sources call it in place of `super`.
  ///
  /// As on an iPhone, an override of the removal by name is called.
  public func _base_removeObserver(_ observer: Any) {
    if let own = removalByName {
      return own._own_removeObserver(observer, name: nil, object: nil)
    }
    removeSelectors(of: messageReceiver(observer)) { _ in true }
    self.Foundation::removeObserver(observer)
  }

  /// Removes an observer of a notification; lowered sources call it in place of `super`.
  public func _base_removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { ObjectIdentifier(messageReceiver($0)) }
    removeSelectors(of: messageReceiver(observer)) {
      (aName == nil || $0.name == aName) && (sender == nil || $0.sender == sender)
    }
    self.Foundation::removeObserver(observer, name: aName, object: anObject)
  }

  private func removeSelectors(
    of observer: AnyObject, where matches: (SelectorObservers.Entry) -> Bool
  ) {
    for token in SelectorObservers.remove(from: self, observer, where: matches) {
      self.Foundation::removeObserver(token as Any)
    }
  }
}
