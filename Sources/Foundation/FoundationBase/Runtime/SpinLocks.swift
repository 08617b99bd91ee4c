internal import Glibc
import Synchronization

// Locks that are deprecated on an iPhone as well.

/// A lock that is held while it is not 0.
@available(*, deprecated, message: "use os_unfair_lock")
public typealias OSSpinLock = Int32

/// The value of a lock that is not held.
@available(*, deprecated, message: "use os_unfair_lock")
public let OS_SPINLOCK_INIT: Int32 = 0

/// Locks a lock, and lets other threads run while another holds it.
@available(*, deprecated, message: "use os_unfair_lock")
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<Int32>) {
  while !locks(lock) { sched_yield() }
}

/// Locks a lock that is not held.
///
/// - Returns: Whether the lock was not held.
@available(*, deprecated, message: "use os_unfair_lock")
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<Int32>) -> Bool { locks(lock) }

/// Unlocks a lock.
@available(*, deprecated, message: "use os_unfair_lock")
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<Int32>) {
  atomic(lock).pointee.store(0, ordering: .sequentiallyConsistent)
}

/// A number of 64 bits at an address that is a multiple of 8.
public typealias OSAtomic_int64_aligned64_t = Int64

private func atomic(_ lock: UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<Atomic<Int32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<Int32>.self)
}

private func locks(_ lock: UnsafeMutablePointer<Int32>) -> Bool {
  atomic(lock).pointee.compareExchange(
    expected: 0, desired: 1, ordering: .sequentiallyConsistent
  ).exchanged
}
