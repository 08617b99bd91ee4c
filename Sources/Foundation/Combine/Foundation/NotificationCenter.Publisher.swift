import TactusFoundation

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  ///
  /// Without demand a notification is dropped.
  public struct Publisher: Combine.Publisher, Equatable {
    /// The type of the elements that subscribers receive.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any sender.
    public let object: AnyObject?

    /// Creates a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let core = SubjectCore<Notification, Never>(nil)
      let token = NotificationToken(center, name, object, core)
      core.add(subscriber, "NotificationCenter Observer", owner: token)
    }

    /// Returns whether both publish the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// Returns a publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; nil for any sender.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// An observer token that is removed when the subscription is released.
private final class NotificationToken {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(
    _ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?,
    _ core: SubjectCore<Notification, Never>
  ) {
    self.center = center
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let core = core
    token = center.addObserver(forName: name, object: object, queue: nil) { core.send($0) }
  }

  deinit { center.removeObserver(token) }
}
