public import Glibc

// The stack, the name and the quality of service of threads (Device.CL10).

/// Returns the size of a thread's stack, in bytes; 0 for no thread.
public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int {
  LibraryExtras.stack(of: thread)?.count ?? 0
}

/// Returns the upper end of a thread's stack, at which it begins; `nil` for no thread.
public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer! {
  LibraryExtras.stack(of: thread).flatMap { stack in stack.baseAddress.map { $0 + stack.count } }
}

/// Stores the name of a thread, of which Linux keeps 15 bytes.
///
/// The text is empty if it is that of the program. A thread without a name has that of the thread
/// that made it, because Linux gives it.
///
/// - Returns: 0, `ERANGE` for too little memory, or `ESRCH` for no thread.
@discardableResult
public func pthread_getname_np(
  _ thread: pthread_t, _ name: UnsafeMutablePointer<CChar>, _ size: Int
) -> Int32 {
  guard thread != 0 else { return ESRCH }
  guard size > 0 else { return ERANGE }
  var found = [CChar](repeating: 0, count: 16)
  let result = LibraryExtras.name(of: thread, &found, found.count)
  guard result == 0 else { return result }
  if let program = getprogname(), strncmp(found, program, 15) == 0 { found = [0] }
  let length = strnlen(found, found.count)
  guard length < size else { return ERANGE }
  for place in 0..<length { name[place] = found[place] }
  name[length] = 0
  return 0
}

/// Sets the quality of service of the current thread.
///
/// - Parameters:
///   - quality: The class.
///   - relativePriority: The priority within the class, -15...0; Linux has none.
/// - Returns: 0, or `EINVAL` for another class or priority.
@discardableResult
public func pthread_set_qos_class_self_np(_ quality: qos_class_t, _ relativePriority: Int32)
  -> Int32
{
  guard (-15...0).contains(relativePriority) else { return EINVAL }
  switch quality {
  case QOS_CLASS_USER_INTERACTIVE: Thread.current.qualityOfService = .userInteractive
  case QOS_CLASS_USER_INITIATED: Thread.current.qualityOfService = .userInitiated
  case QOS_CLASS_DEFAULT: Thread.current.qualityOfService = .default
  case QOS_CLASS_UTILITY: Thread.current.qualityOfService = .utility
  case QOS_CLASS_BACKGROUND: Thread.current.qualityOfService = .background
  default: return EINVAL
  }
  return 0
}

/// Lets other threads run.
public func pthread_yield_np() { sched_yield() }

/// Waits for a condition, a time at most.
///
/// - Returns: 0, `ETIMEDOUT`, or the number of another error.
@discardableResult
public func pthread_cond_timedwait_relative_np(
  _ condition: UnsafeMutablePointer<pthread_cond_t>, _ lock: UnsafeMutablePointer<pthread_mutex_t>,
  _ time: UnsafePointer<timespec>?
) -> Int32 {
  guard let time else { return EINVAL }
  // A change of the date does not change the limit.
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &end)
  let nanoseconds = end.tv_nsec + max(time.pointee.tv_nsec, 0)
  let (seconds, isLong) = end.tv_sec.addingReportingOverflow(
    max(time.pointee.tv_sec, 0) + nanoseconds / 1_000_000_000)
  end = timespec(tv_sec: isLong ? Int.max : seconds, tv_nsec: nanoseconds % 1_000_000_000)
  return waitByClock(condition, lock, CLOCK_MONOTONIC, &end)
}

/// A function of glibc that its header declares for programs with GNU's extensions only.
@_silgen_name("pthread_cond_clockwait")
private func waitByClock(
  _ condition: UnsafeMutablePointer<pthread_cond_t>, _ lock: UnsafeMutablePointer<pthread_mutex_t>,
  _ clock: clockid_t, _ end: UnsafePointer<timespec>
) -> Int32
