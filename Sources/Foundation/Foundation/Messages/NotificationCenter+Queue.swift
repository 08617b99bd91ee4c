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
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: obj, queue: nil) { notification in
      guard !PhoneTime.isOnMainActor else { return block(notification) }
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.sync { block(notification) }
    }
  }
}
