import CGio
import PhoneLink
import Synchronization

/// A thread on which answers and signals of a bus arrive, one after the other.
///
/// It lives until `end`.
final class BusThread: Sendable {
  /// `nonisolated(unsafe)` because GLib guards its contexts with locks of its own.
  nonisolated(unsafe) private let context: OpaquePointer
  private let isEnding = Atomic(false)

  /// Starts the thread.
  init() {
    context = g_main_context_new()
    DetachedThread.run { [self] in
      g_main_context_push_thread_default(context)
      while !isEnding.load(ordering: .acquiring) { g_main_context_iteration(context, 1) }
      g_main_context_pop_thread_default(context)
    }
  }

  deinit { g_main_context_unref(context) }

  // MARK: Doing

  /// Does something on the thread, after what waits there already; never after `end`.
  ///
  /// - Thread: any.
  func perform(_ work: @escaping @Sendable () -> Void) { attach(g_idle_source_new(), work) }

  /// Does something on the thread when so many seconds have passed; never after `end`.
  ///
  /// - Thread: any.
  func perform(after seconds: Double, _ work: @escaping @Sendable () -> Void) {
    attach(g_timeout_source_new(UInt32(seconds * 1000)), work)
  }

  /// Does something on the thread, and waits until it is done.
  ///
  /// - Parameter seconds: How long to wait at most; what comes too late is done all the same.
  /// - Parameter work: What is to be done.
  /// - Returns: Whether it was done in time.
  /// - Thread: any; on the thread itself it is done at once.
  @discardableResult
  func performAndWait(seconds: Double, _ work: @escaping @Sendable () -> Void) -> Bool {
    if g_main_context_is_owner(context) != 0 {
      work()
      return true
    }
    let flag = BusFlag()
    perform {
      work()
      flag.raise()
    }
    return flag.wait(seconds: seconds)
  }

  /// Ends the thread when it has done what it does.
  ///
  /// - Thread: any.
  func end() {
    isEnding.store(true, ordering: .releasing)
    g_main_context_wakeup(context)
  }

  // MARK: Internals

  private func attach(
    _ source: UnsafeMutablePointer<GSource>?, _ work: @escaping @Sendable () -> Void
  ) {
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        BusBox<@Sendable () -> Void>.content(of: data)?()
        return 0
      }, BusBox(work).retained, BusBox<@Sendable () -> Void>.release)
    g_source_attach(source, context)
    g_source_unref(source)
  }
}
