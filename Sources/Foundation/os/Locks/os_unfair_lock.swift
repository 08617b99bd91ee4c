internal import Glibc

/// A system lock, which must not be moved in memory.
///
/// Locking it twice on one thread, or unlocking it on another, ends the program, as on an iPhone.
///
/// Sendable because the system's lock is made for several threads.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate var mutex: MutexStorage

  /// Creates an unlocked lock.
  public init() { mutex = MutexStorage() }
}

/// A system lock, which must not be moved in memory.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Acquires a lock, waiting for its owner if necessary.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  check(pthread_mutex_lock(lock.mutex), "the lock is held by this thread already")
}

/// Acquires a lock if it is available, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool {
  pthread_mutex_trylock(lock.mutex) == 0
}

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  check(pthread_mutex_unlock(lock.mutex), "the lock is not held by this thread")
}

/// Traps unless the current thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(lock.isMine, "the lock is not held by this thread")
}

/// Traps if the current thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(!lock.isMine, "the lock is held by this thread")
}

/// A system mutex that checks for errors.
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
  /// The system mutex, which is at the beginning of the lock.
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}

extension UnsafePointer<os_unfair_lock_s> {
  /// Whether the current thread holds the lock.
  fileprivate var isMine: Bool {
    let mutex = UnsafeMutableRawPointer(mutating: self).assumingMemoryBound(
      to: pthread_mutex_t.self)
    // A lock attempt with a past deadline fails with `EDEADLK` if this thread is the owner.
    var past = timespec()
    let result = pthread_mutex_timedlock(mutex, &past)
    if result == 0 { pthread_mutex_unlock(mutex) }
    return result == EDEADLK
  }
}
