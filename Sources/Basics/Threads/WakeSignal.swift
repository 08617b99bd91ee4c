internal import Glibc

/// A signal that wakes a waiting thread.
///
/// Sendable because the system's lock guards what is in it.
package final class WakeSignal: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var isSignalled = false

  /// Creates a signal that is not set.
  package init() {
    lock = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    lock.deallocate()
  }

  /// Wakes the waiting thread, or makes its next wait return at once.
  ///
  /// - Thread: any.
  package func signal() {
    pthread_mutex_lock(lock)
    isSignalled = true
    pthread_cond_signal(condition)
    pthread_mutex_unlock(lock)
  }

  /// Waits for a signal, at most for a limit.
  ///
  /// - Returns: Whether there was a signal.
  /// - Thread: one at a time.
  @discardableResult
  package func wait(for limit: Duration?) -> Bool {
    var end = timespec()
    if let limit {
      clock_gettime(CLOCK_MONOTONIC, &end)
      end.tv_nsec += Int(limit / .nanoseconds(1))
      end.tv_sec += end.tv_nsec / 1_000_000_000
      end.tv_nsec %= 1_000_000_000
    }
    pthread_mutex_lock(lock)
    while !isSignalled {
      let status =
        limit == nil
        ? pthread_cond_wait(condition, lock) : pthread_cond_timedwait(condition, lock, &end)
      if status != 0 { break }
    }
    defer {
      isSignalled = false
      pthread_mutex_unlock(lock)
    }
    return isSignalled
  }
}
