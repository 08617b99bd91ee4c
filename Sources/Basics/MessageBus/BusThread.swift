import CTactusGio
import Synchronization
import TactusThreads

/// A thread on which replies and signals of a bus arrive one after the other.
///
/// It lives until `end`.
package final class BusThread: Sendable {
  /// Unchecked because GLib guards its contexts with locks of its own.
  nonisolated(unsafe) private let context: OpaquePointer
  private let isEnding = Atomic(false)

  /// Starts the thread.
  package init() {
    context = g_main_context_new()
    DetachedThread.run { [self] in
      g_main_context_push_thread_default(context)
      while !isEnding.load(ordering: .acquiring) { g_main_context_iteration(context, 1) }
      g_main_context_pop_thread_default(context)
    }
  }

  deinit { g_main_context_unref(context) }

  // MARK: Doing

  /// Runs a function on the thread, after those already queued; never after `end`.
  ///
  /// - Thread: any.
  package func run(_ work: @escaping @Sendable () -> Void) { attach(g_idle_source_new(), work) }

  /// Runs a function on the thread after some seconds; never after `end`.
  ///
  /// - Thread: any.
  package func run(after seconds: Double, _ work: @escaping @Sendable () -> Void) {
    attach(g_timeout_source_new(UInt32(seconds * 1000)), work)
  }

  /// Runs a function on the thread and waits until it has returned.
  ///
  /// - Parameter seconds: The timeout; after it the function still runs.
  /// - Parameter work: The function.
  /// - Returns: Whether it returned in time.
  /// - Thread: any; on the thread itself it runs immediately.
  @discardableResult
  package func runAndWait(seconds: Double, _ work: @escaping @Sendable () -> Void) -> Bool {
    if g_main_context_is_owner(context) != 0 {
      work()
      return true
    }
    let flag = BusFlag()
    run {
      work()
      flag.raise()
    }
    return flag.wait(seconds: seconds)
  }

  /// Ends the thread after its current work.
  ///
  /// - Thread: any.
  package func end() {
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
