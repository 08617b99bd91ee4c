/// Core Foundation's notification center.
///
/// Darwin's is limited to this process (ObjectiveC.DN1…DN3); the local center is that of
/// `NotificationCenter.default` (ObjectiveC.DN4).
///
/// - Thread: any. Observers of Darwin's center are called on the main queue, those of the local
///   center on the posting thread.
public final class CFNotificationCenter: _CoreFoundationObject, _CoreFoundationType,
  @unchecked Sendable
{
  fileprivate static let darwin = CFNotificationCenter(nil)
  fileprivate static let local = CFNotificationCenter(.default)

  fileprivate struct Registration {
    let observer: UnsafeRawPointer?
    let name: CFNotificationName?
    let object: UnsafeRawPointer?
    let callBack: CFNotificationCallback
    /// The observer that the local center has for this one.
    var token: (any NSObjectProtocol)?
  }

  private let lock = NSLock()
  private var registrations: [Registration] = []
  /// The center of Foundation that delivers; nil for Darwin's.
  private let center: NotificationCenter?

  private init(_ center: NotificationCenter?) { self.center = center }

  fileprivate func add(_ registration: Registration) {
    var registration = registration
    registration.token = center.map { observe(registration, in: $0) }
    lock.withLock { registrations.append(registration) }
  }

  private func observe(
    _ registration: Registration, in center: NotificationCenter
  ) -> any NSObjectProtocol {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let registration = registration
    return center.addObserver(
      forName: (registration.name?.rawValue).map { NSNotification.Name($0) },
      object: Self.object(registration.object), queue: nil
    ) { [unowned self] notification in
      let object = notification.object.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
      registration.callBack(
        self, UnsafeMutableRawPointer(mutating: registration.observer),
        CFNotificationName(notification.name.rawValue), object.map { UnsafeRawPointer($0) },
        notification.userInfo)
    }
  }

  fileprivate func remove(where matches: (Registration) -> Bool) {
    let removed = lock.withLock {
      let removed = registrations.filter(matches)
      registrations.removeAll(where: matches)
      return removed
    }
    for case let token? in removed.map(\.token) { center?.removeObserver(token) }
  }

  fileprivate func post(
    _ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?
  ) {
    guard let center else { return postLater(name) }
    center.post(
      name: NSNotification.Name(name.rawValue), object: Self.object(object), userInfo: userInfo)
  }

  private func postLater(_ name: CFNotificationName) {
    DispatchQueue.main.async { [self] in
      // Observers that were removed meanwhile are not called.
      let receivers = lock.withLock { registrations.filter { $0.name == nil || $0.name == name } }
      for registration in receivers {
        let observer = UnsafeMutableRawPointer(mutating: registration.observer)
        registration.callBack(self, observer, name, nil, nil)
      }
    }
  }

  private static func object(_ pointer: UnsafeRawPointer?) -> AnyObject? {
    pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: CFString
  /// Creates a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// A callback with the center, the observer and the name.
///
/// Darwin's center provides no object and no user info.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// Returns the center of this process, which is that of `NotificationCenter.default`.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter { .local }

/// Returns the center that all processes share on an iPhone.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }

/// Returns the identifier of notification centers.
public func CFNotificationCenterGetTypeID() -> CFTypeID { CFNotificationCenter.typeID }

/// Adds an observer of a notification (ObjectiveC.DN1, ObjectiveC.DN4).
///
/// - Parameters:
///   - center: The notification center.
///   - observer: The observer, which is passed to the callback and not retained.
///   - callBack: The callback.
///   - name: The name; nil for all, which an iPhone rejects for Darwin's center.
///   - object: The object whose notifications are observed; nil for any. Darwin's center ignores
///     it.
///   - suspensionBehavior: Ignored.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: @escaping CFNotificationCallback, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  center?.add(
    CFNotificationCenter.Registration(
      observer: observer, name: name.map { CFNotificationName($0) }, object: object,
      callBack: callBack))
}

/// Removes an observer of a notification, or of all if the name is nil (ObjectiveC.DN2).
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {
  center?.remove {
    $0.observer == observer && (name == nil || $0.name == name)
      && (object == nil || $0.object == object)
  }
}

/// Removes an observer of all notifications.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) {
  center?.remove { $0.observer == observer }
}

/// Posts a notification.
///
/// Darwin's center delivers the name only (ObjectiveC.DN1, ObjectiveC.DN3).
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  name.map { center?.post($0, object, userInfo) }
}

/// The option to deliver a notification at once, which is always the case here.
public let kCFNotificationDeliverImmediately: CFOptionFlags = 1
/// The option to deliver a notification to all sessions of the user, of which there is one.
public let kCFNotificationPostToAllSessions: CFOptionFlags = 2

/// Posts a notification; the options have no effect.
public func CFNotificationCenterPostNotificationWithOptions(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ options: CFOptionFlags
) {
  CFNotificationCenterPostNotification(center, name, object, userInfo, true)
}
