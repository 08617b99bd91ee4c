import Synchronization
internal import TactusCrashReports

/// An observer of the passes of a run loop (AppLife.PT21).
///
/// Sendable because the run loop's thread alone calls the function, and a lock guards the rest.
///
/// - Thread: any.
public final class CFRunLoopObserver: _CoreFoundationObject, _CoreFoundationType,
  @unchecked Sendable
{
  fileprivate let activities: CFRunLoopActivity
  fileprivate let repeats: Bool
  let order: CFIndex
  fileprivate let body: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  private let isInvalidated = Mutex(false)

  fileprivate init(
    _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ body: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    self.activities = CFRunLoopActivity(rawValue: activities)
    (self.repeats, self.order, self.body) = (repeats, order, body)
  }

  var isValid: Bool { isInvalidated.withLock { !$0 } }

  fileprivate func invalidate() { isInvalidated.withLock { $0 = true } }

  /// Calls the closure if it observes a stage.
  func observe(_ activity: CFRunLoopActivity) {
    guard isValid, activities.contains(activity) else { return }
    if !repeats { invalidate() }
    body(self, activity)
  }
}

/// Creates an observer that calls a closure.
///
/// - Parameters:
///   - allocator: Ignored.
///   - activities: The raw value of the stages.
///   - repeats: Whether the closure is called more than once.
///   - order: The order among the observers of a stage.
///   - block: The closure, called with the observer and the stage.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(activities, repeats, order) { block?($0, $1) }
}

/// The function of an observer.
public typealias CFRunLoopObserverCallBack = (
  CFRunLoopObserver?, CFRunLoopActivity, UnsafeMutableRawPointer?
) -> Void

/// Creates an observer that calls a function.
public func CFRunLoopObserverCreate(
  _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ callout: CFRunLoopObserverCallBack!, _ context: UnsafeMutablePointer<CFRunLoopObserverContext>!
) -> CFRunLoopObserver! {
  let info = context?.pointee.info
  return CFRunLoopObserver(activities, repeats, order) { callout?($0, $1, info) }
}

/// Adds an observer to a run loop; only the main one reports its passes, in all modes.
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let rl, let observer else { return }
  guard rl === CFRunLoopGetMain(), PhoneTime.isOnMainQueue else {
    return RuntimeWarning.once(
      "CFRunLoopAddObserver: only the main run loop has observers, which the main thread adds",
      namesPlace: true)
  }
  MainActor.assumeIsolated { MainRunLoopObservers.shared.add(observer) }
}

/// Removes an observer from a run loop.
public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard rl === CFRunLoopGetMain(), let observer, PhoneTime.isOnMainQueue else { return }
  MainActor.assumeIsolated { MainRunLoopObservers.shared.remove(observer) }
}

/// Returns whether a run loop has an observer.
public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool {
  guard rl === CFRunLoopGetMain(), let observer, PhoneTime.isOnMainQueue else { return false }
  return MainActor.assumeIsolated { MainRunLoopObservers.shared.contains(observer) }
}

/// Stops an observer for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { observer?.invalidate() }

/// Returns whether an observer can be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.isValid ?? false
}
