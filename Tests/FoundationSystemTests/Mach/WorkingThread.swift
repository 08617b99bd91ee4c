import Glibc
import TactusFoundation

/// A thread that works, and then waits until the test lets it end.
final class WorkingThread: @unchecked Sendable {
  /// The name of the thread.
  private(set) var name: mach_port_t = 0
  private let began = DispatchSemaphore(value: 0)
  private let may = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  /// Starts a thread, and waits until it has worked.
  init(milliseconds: Int) {
    let thread = Thread { [self] in
      name = mach_thread_self()
      work(milliseconds: milliseconds)
      began.signal()
      may.wait()
      ended.signal()
    }
    thread.start()
    began.wait()
  }

  /// The values that the kernel tells about the thread.
  var info: (code: kern_return_t, info: thread_basic_info, count: mach_msg_type_number_t) {
    record(thread_basic_info()) {
      thread_info(name, thread_flavor_t(THREAD_BASIC_INFO), $0, $1)
    }
  }

  /// Asks until a condition holds; the test's limit of time ends a wait for nothing.
  func wait(until holds: (kern_return_t, thread_basic_info) -> Bool) {
    var answer = info
    while !holds(answer.code, answer.info) {
      sched_yield()
      answer = info
    }
  }

  /// Lets the thread end, and waits until the kernel has forgotten it.
  func end() {
    may.signal()
    ended.wait()
    wait { code, _ in code != KERN_SUCCESS }
  }
}
