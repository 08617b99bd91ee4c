/// A lock with what it guards; only the thread that locked it may unlock it.
///
/// A thread that locks it twice ends the program, as on an iPhone.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Who should hold a lock.
  public enum Ownership: Sendable {
    /// This thread.
    case owner
    /// Another thread, or nobody.
    case notOwner
  }

  private final class Storage {
    let lock: UnsafeMutablePointer<os_unfair_lock>
    var state: State

    init(_ state: State) {
      self.state = state
      lock = .allocate(capacity: 1)
      lock.initialize(to: os_unfair_lock())
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  /// Makes an unlocked one that guards a value.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Does something with the value while it is locked.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Does something with the value while it is locked.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Does something with the value, unless it is locked already.
  ///
  /// - Returns: The result; nil if it was locked.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Does something with the value, unless it is locked already.
  ///
  /// - Returns: The result; nil if it was locked.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the program unless the lock is held as it should be.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }

  fileprivate var raw: UnsafeMutablePointer<os_unfair_lock> { storage.lock }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes an unlocked one that guards a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes an unlocked one that guards nothing in particular.
  public init() { self.init(uncheckedState: ()) }

  /// Locks it, once whoever holds it has unlocked it.
  public func lock() { os_unfair_lock_lock(raw) }

  /// Unlocks it.
  public func unlock() { os_unfair_lock_unlock(raw) }

  /// Locks it, unless it is locked already.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(raw) }

  /// Does something while it is locked.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Does something while it is locked.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
