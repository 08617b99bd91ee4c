/// Core Foundation's notification center.
///
/// Only Darwin's exists, limited to this process (ObjectiveC.DN1…DN3).
///
/// - Thread: any. Observers are called on the main queue.
public final class CFNotificationCenter: _CoreFoundationObject, _CoreFoundationType,
  @unchecked Sendable
{
  fileprivate static let darwin = CFNotificationCenter()

  fileprivate struct Registration {
    let observer: UnsafeRawPointer?
    let name: CFNotificationName?
    let callBack: CFNotificationCallback
  }

  private let lock = NSLock()
  private var registrations: [Registration] = []

  fileprivate func add(_ registration: Registration) {
    lock.withLock { registrations.append(registration) }
  }

  fileprivate func remove(where matches: (Registration) -> Bool) {
    lock.withLock { registrations.removeAll(where: matches) }
  }

  fileprivate func post(_ name: CFNotificationName) {
    DispatchQueue.main.async { [self] in
      // Observers that were removed meanwhile are not called.
      let receivers = lock.withLock { registrations.filter { $0.name == nil || $0.name == name } }
      for registration in receivers {
        let observer = UnsafeMutableRawPointer(mutating: registration.observer)
        registration.callBack(self, observer, name, nil, nil)
      }
    }
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

/// The delivery of notifications while an app is suspended, which never happens here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// Notifications are dropped.
  case drop = 1
  /// Notifications are combined into one.
  case coalesce
  /// Notifications are delivered later.
  case hold
  /// Notifications are delivered immediately.
  case deliverImmediately
}

/// Returns the center that all processes share on an iPhone.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }

/// Returns the identifier of notification centers.
public func CFNotificationCenterGetTypeID() -> CFTypeID { CFNotificationCenter.typeID }

/// Adds an observer of a notification (ObjectiveC.DN1).
///
/// - Parameters:
///   - center: The notification center.
///   - observer: The observer, which is passed to the callback and not retained.
///   - callBack: The callback.
///   - name: The name; nil for all, which an iPhone rejects.
///   - object: Ignored.
///   - suspensionBehavior: Ignored.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: @escaping CFNotificationCallback, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  center?.add(
    CFNotificationCenter.Registration(
      observer: observer, name: name.map { CFNotificationName($0) }, callBack: callBack))
}

/// Removes an observer of a notification, or of all if the name is nil (ObjectiveC.DN2).
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {
  center?.remove { $0.observer == observer && (name == nil || $0.name == name) }
}

/// Removes an observer of all notifications.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) {
  center?.remove { $0.observer == observer }
}

/// Posts a notification.
///
/// Only the name is delivered (ObjectiveC.DN1, ObjectiveC.DN3).
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  name.map { center?.post($0) }
}
