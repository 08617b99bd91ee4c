import CTactusGio

/// A flag with which one thread waits for another.
///
/// Sendable because GLib's lock guards its state.
package final class BusFlag: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<GMutex>
  private let condition: UnsafeMutablePointer<GCond>
  private var isRaised = false

  package init() {
    lock = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    g_mutex_init(lock)
    g_cond_init(condition)
  }

  deinit {
    g_mutex_clear(lock)
    g_cond_clear(condition)
    lock.deallocate()
    condition.deallocate()
  }

  /// Sets the flag and wakes the waiting thread.
  package func raise() {
    g_mutex_lock(lock)
    isRaised = true
    g_cond_broadcast(condition)
    g_mutex_unlock(lock)
  }

  /// Waits for the flag; returns `false` after a timeout.
  package func wait(seconds: Double) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    g_mutex_lock(lock)
    defer { g_mutex_unlock(lock) }
    while !isRaised {
      if g_cond_wait_until(condition, lock, end) == 0 { break }
    }
    return isRaised
  }
}
