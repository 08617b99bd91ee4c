import os

/// What guards the state of operators; never held while somebody else is called.
///
/// A thread that takes it twice ends the program, so a call under it would be found at once.
struct Lock {
  private let lock = OSAllocatedUnfairLock()

  /// Does something while it is held.
  func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLockUnchecked(body)
  }
}
