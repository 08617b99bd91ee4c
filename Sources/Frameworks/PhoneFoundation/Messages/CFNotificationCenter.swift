/// Where notifications are posted and heard, as Core Foundation has it: that of Darwin, in this process (DN1…DN3).
///
/// - Thread: any; who hears is told on the main queue.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate static let darwin = CFNotificationCenter()

  fileprivate struct Listener {
    let observer: UnsafeRawPointer?
    let name: CFNotificationName?
    let callBack: CFNotificationCallback
  }

  private let lock = NSLock()
  private var listeners: [Listener] = []

  fileprivate func add(_ listener: Listener) { lock.withLock { listeners.append(listener) } }

  fileprivate func remove(where isMeant: (Listener) -> Bool) {
    lock.withLock { listeners.removeAll(where: isMeant) }
  }

  fileprivate func post(_ name: CFNotificationName) {
    DispatchQueue.main.async { [self] in
      // Who has left meanwhile hears nothing more.
      let told = lock.withLock { listeners.filter { $0.name == nil || $0.name == name } }
      for listener in told {
        let observer = UnsafeMutableRawPointer(mutating: listener.observer)
        listener.callBack(self, observer, name, nil, nil)
      }
    }
  }
}

/// What is told, by its name.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: CFString
  /// Makes one.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Makes one.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// Is called with the centre, the observer, the name, and what the centre of Darwin leaves out: an object, and more.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// What becomes of notifications while an app is suspended; none ever is here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// They are lost.
  case drop = 1
  /// Of several the last is told.
  case coalesce
  /// They are told later.
  case hold
  /// They are told at once.
  case deliverImmediately
}

/// The centre that on an iPhone all processes share.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }

/// Has something called when a notification is posted (DN1).
///
/// - Parameters:
///   - center: Where.
///   - observer: Who hears; it is handed on, and not kept alive.
///   - callBack: Is called.
///   - name: What is heard; nil for everything, which an iPhone refuses.
///   - object: Left out.
///   - suspensionBehavior: Left out.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: @escaping CFNotificationCallback, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  center?.add(
    CFNotificationCenter.Listener(
      observer: observer, name: name.map { CFNotificationName($0) }, callBack: callBack))
}

/// Has somebody hear a notification no more; without a name, none (DN2).
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {
  center?.remove { $0.observer == observer && (name == nil || $0.name == name) }
}

/// Has somebody hear nothing more.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) {
  center?.remove { $0.observer == observer }
}

/// Tells those who hear a notification, with its name alone (DN1, DN3).
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  name.map { center?.post($0) }
}
