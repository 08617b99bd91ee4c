internal import Glibc

/// A lock of the system's that is not to be moved while it is used.
///
/// A thread that locks it twice, or unlocks what it has not locked, ends the program, as on an iPhone.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate var mutex: MutexStorage

  /// Makes an unlocked one.
  public init() { mutex = MutexStorage() }
}

/// A lock of the system's that is not to be moved while it is used.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks, once whoever holds the lock has unlocked it.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  check(pthread_mutex_lock(lock.mutex), "the lock is held by this thread already")
}

/// Locks, unless the lock is held.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool {
  pthread_mutex_trylock(lock.mutex) == 0
}

/// Unlocks.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  check(pthread_mutex_unlock(lock.mutex), "the lock is not held by this thread")
}

/// Ends the program unless this thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(lock.isMine, "the lock is not held by this thread")
}

/// Ends the program if this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(!lock.isMine, "the lock is held by this thread")
}

/// The system's lock, of the kind that looks after mistakes.
private struct MutexStorage {
  var mutex: pthread_mutex_t

  init() {
    mutex = pthread_mutex_t()
    mutex.__data.__kind = Int32(PTHREAD_MUTEX_ERRORCHECK_NP)
  }
}

private func check(_ result: Int32, _ mistake: String) {
  precondition(result == 0, mistake)
}

extension UnsafeMutablePointer<os_unfair_lock_s> {
  /// The system's lock, which stands at the beginning.
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}

extension UnsafePointer<os_unfair_lock_s> {
  /// Whether this thread holds it.
  fileprivate var isMine: Bool {
    let mutex = UnsafeMutableRawPointer(mutating: self).assumingMemoryBound(
      to: pthread_mutex_t.self)
    // Waiting until a moment that is long past: the owner is told that it would wait for itself.
    var past = timespec()
    let result = pthread_mutex_timedlock(mutex, &past)
    if result == 0 { pthread_mutex_unlock(mutex) }
    return result == EDEADLK
  }
}
