import Synchronization
internal import TactusCrashReports
import TactusThreads

/// An observer of the passes of a run loop (AppLife.PT21).
///
/// - Thread: any.
public final class CFRunLoopObserver: _CoreFoundationObject, @unchecked Sendable {
  fileprivate let activities: CFRunLoopActivity
  fileprivate let repeats: Bool
  fileprivate let order: CFIndex
  fileprivate let body: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  private let isInvalidated = Mutex(false)

  fileprivate init(
    _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ body: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    self.activities = CFRunLoopActivity(rawValue: activities)
    (self.repeats, self.order, self.body) = (repeats, order, body)
  }

  fileprivate var isValid: Bool { isInvalidated.withLock { !$0 } }

  fileprivate func invalidate() { isInvalidated.withLock { $0 = true } }

  /// Calls the closure if it wants to know of a stage.
  fileprivate func observe(_ activity: CFRunLoopActivity) {
    guard isValid, activities.contains(activity) else { return }
    if !repeats { invalidate() }
    body(self, activity)
  }
}

/// The arguments of an observer's function.
public struct CFRunLoopObserverContext {
  /// The version: 0.
  public var version: CFIndex = 0
  /// The last argument of the function.
  public var info: UnsafeMutableRawPointer?
  /// Never called, as the value has no owner here.
  public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// Never called, as the value has no owner here.
  public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
  /// Never called.
  public var copyDescription: (@convention(c) (UnsafeRawPointer?) -> OpaquePointer?)?

  /// Creates a context without a value.
  public init() {}

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: (@convention(c) (UnsafeRawPointer?) -> Void)?,
    copyDescription: (@convention(c) (UnsafeRawPointer?) -> OpaquePointer?)?
  ) {
    (self.version, self.info) = (version, info)
    (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
  }
}

/// Creates an observer that calls a closure.
///
/// - Parameters:
///   - allocator: Ignored.
///   - activities: The raw value of the stages.
///   - repeats: Whether the closure is called more than once.
///   - order: The order among observers of a stage; from 2,000,000 on after the actions that end an
///     event.
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

/// Adds an observer to a run loop; only the main one tells of its passes, in all modes.
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let rl, let observer else { return }
  guard rl === CFRunLoopGetMain(), PhoneTime.isOnMainQueue else {
    return RuntimeWarning.once(
      "CFRunLoopAddObserver: only the main run loop has observers, which the main thread adds",
      namesPlace: true)
  }
  MainActor.assumeIsolated { MainObservers.shared.add(observer) }
}

/// Removes an observer from a run loop.
public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard rl === CFRunLoopGetMain(), let observer, PhoneTime.isOnMainQueue else { return }
  MainActor.assumeIsolated { MainObservers.shared.remove(observer) }
}

/// Returns whether a run loop has an observer.
public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool {
  guard rl === CFRunLoopGetMain(), let observer, PhoneTime.isOnMainQueue else { return false }
  return MainActor.assumeIsolated { MainObservers.shared.contains(observer) }
}

/// Stops an observer for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { observer?.invalidate() }

/// Returns whether an observer can be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.isValid ?? false
}

/// The observers of the app's main run loop.
@MainActor private final class MainObservers {
  static var shared: MainObservers { ofContext.value }

  private static let ofContext = ContextLocal(MainObservers())

  private var observers: [CFRunLoopObserver] = []

  nonisolated init() {}

  func add(_ observer: CFRunLoopObserver) {
    guard !contains(observer), observer.isValid else { return }
    observers.append(observer)
    observers.sort { $0.order < $1.order }
    EventEndActions.observe = { [weak self] in self?.observe(isBeforeActions: $0) }
    // The present pass ends, also if nothing else happens.
    EventEndActions.add(order: .max) {}
  }

  func remove(_ observer: CFRunLoopObserver) { observers.removeAll { $0 === observer } }

  func contains(_ observer: CFRunLoopObserver) -> Bool {
    observers.contains { $0 === observer && $0.isValid }
  }

  private func observe(isBeforeActions: Bool) {
    let due = observers.filter { ($0.order < Self.actionOrder) == isBeforeActions }
    for activity in [CFRunLoopActivity.afterWaiting, .beforeTimers, .beforeSources, .beforeWaiting]
    {
      for observer in due { observer.observe(activity) }
    }
    observers.removeAll { !$0.isValid }
  }

  /// The order of the actions that end an event, which on an iPhone lay out views and show them.
  ///
  /// - Source: reported by developers who print the run loop. Confidence: observed.
  private static let actionOrder = 2_000_000
}
