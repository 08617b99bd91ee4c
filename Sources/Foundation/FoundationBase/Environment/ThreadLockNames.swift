internal import Glibc

// The constants of the system's locks, which are of another type on Linux.

/// The type of a lock that reports mistakes.
public let PTHREAD_MUTEX_ERRORCHECK = Int32(Glibc.PTHREAD_MUTEX_ERRORCHECK)
/// The type of a lock that a thread may lock several times.
public let PTHREAD_MUTEX_RECURSIVE = Int32(Glibc.PTHREAD_MUTEX_RECURSIVE)
/// The type of a lock without checks.
public let PTHREAD_MUTEX_NORMAL = Int32(Glibc.PTHREAD_MUTEX_NORMAL)
/// The default type of a lock.
public let PTHREAD_MUTEX_DEFAULT = Int32(Glibc.PTHREAD_MUTEX_DEFAULT)

/// The policy by which waiting threads get a lock in turn.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
/// The policy by which the first running thread gets a lock, which is that of Linux.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Sets the policy of a lock.
///
/// - Returns: 0 for the policy of Linux, or `ENOTSUP` for another one.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
) -> Int32 {
  policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : ENOTSUP
}
