import PhoneFoundation

extension NotificationCenter {
  /// Sends the notifications of a name, to who has asked for one at the time.
  public struct Publisher: Combine.Publisher, Equatable {
    /// What it sends.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; nil for everybody's.
    public let object: AnyObject?

    /// Makes one.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let core = SubjectCore<Notification, Never>(nil)
      let token = PostedNotifications(center, name, object, core)
      core.add(subscriber, "NotificationCenter Observer", owner: token)
    }

    /// Whether two are for the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// Sends the notifications of a name, to who has asked for one at the time.
  ///
  /// - Parameters:
  ///   - name: Their name.
  ///   - object: Whose they are; nil for everybody's.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// An observer that lives as long as the bond which keeps it.
private final class PostedNotifications {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(
    _ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?,
    _ core: SubjectCore<Notification, Never>
  ) {
    self.center = center
    nonisolated(unsafe) let core = core
    token = center.addObserver(forName: name, object: object, queue: nil) { core.send($0) }
  }

  deinit { center.removeObserver(token) }
}
