import os

/// The lock of an operator's state.
///
/// It is never held while code of the app runs.
///
/// Locking it twice on one thread traps, so a call of the app's code under the lock is found at
/// once.
struct Lock {
  private let lock = OSAllocatedUnfairLock()

  /// Runs a closure while the lock is held.
  func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLockUnchecked(body)
  }
}
