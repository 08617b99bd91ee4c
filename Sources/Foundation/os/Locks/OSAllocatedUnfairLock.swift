/// A lock with the state that it protects.
///
/// Only the thread that locked it may unlock it.
///
/// Locking it twice on one thread ends the program, as on an iPhone.
///
/// Sendable because the lock is held while the state is used.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The expected owner of a lock.
  public enum Ownership: Sendable {
    /// The current thread.
    case owner
    /// Another thread, or none.
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

  /// Creates an unlocked lock with an initial state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Calls a closure with the state while the lock is held.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a closure with the state while the lock is held.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the state while the lock is held, if the lock is available.
  ///
  /// - Returns: The result; nil if the lock is not available.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a closure with the state while the lock is held, if the lock is available.
  ///
  /// - Returns: The result; nil if the lock is not available.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Traps unless the lock has the expected owner.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }

  fileprivate var raw: UnsafeMutablePointer<os_unfair_lock> { storage.lock }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates an unlocked lock with an initial state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock without state.
  public init() { self.init(uncheckedState: ()) }

  /// Acquires the lock, waiting for its owner if necessary.
  public func lock() { os_unfair_lock_lock(raw) }

  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(raw) }

  /// Acquires the lock if it is available, and returns whether it was.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(raw) }

  /// Calls a closure while the lock is held.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a closure while the lock is held.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
