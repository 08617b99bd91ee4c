extension NotificationCenter {
  /// Has a method called when something is told.
  ///
  /// What is told elsewhere than on the main thread is handed on to it: methods of selectors are the main
  /// actor's.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called, as long as it lives; it is not kept alive (NO1).
  ///   - aSelector: The method, without arguments or with the notification.
  ///   - aName: What is told; nil for all that is.
  ///   - anObject: Who tells it; nil for anybody.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let listener = SelectorListener(observer as AnyObject, aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { listener.hear($0) }
    SelectorObservers.add(
      SelectorObservers.Entry(
        center: self, listener: listener, name: aName,
        sender: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token))
  }

  /// Tells an observer nothing more (NO2).
  ///
  /// It is Foundation's own method, and found before it.
  ///
  /// - Parameter observer: What was added, or what the adding of a closure returned.
  public func removeObserver(_ observer: AnyObject) {
    removeSelectors(of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Tells an observer something no more (NO2).
  ///
  /// - Parameters:
  ///   - observer: What was added, or what the adding of a closure returned.
  ///   - aName: What is not told; nil for all.
  ///   - anObject: Whose telling of it; nil for anybody's.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    removeSelectors(of: observer) {
      (aName == nil || $0.name == aName) && (sender == nil || $0.sender == sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  private func removeSelectors(
    of observer: AnyObject, where isMeant: (SelectorObservers.Entry) -> Bool
  ) {
    for token in SelectorObservers.remove(from: self, observer, where: isMeant) {
      removeObserver(token as Any)
    }
  }
}
