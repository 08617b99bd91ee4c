import CTactusSoup
import Dispatch
import Synchronization
import TactusThreads

/// A GLib main loop on a thread of its own, on which all of the server's work is done.
///
/// `@unchecked Sendable` because GLib's contexts may be used from any thread.
package final class EventLoop: @unchecked Sendable {
  private let context: OpaquePointer
  private let loop: OpaquePointer

  package init() {
    guard let context = g_main_context_new(), let loop = g_main_loop_new(context, 0) else {
      preconditionFailure("GLib makes loops or ends the process")
    }
    (self.context, self.loop) = (context, loop)
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  /// Runs the loop until `stop`, on a new thread.
  package func start() {
    DetachedThread.run { [self] in
      g_main_context_push_thread_default(context)
      g_main_loop_run(loop)
      g_main_context_pop_thread_default(context)
    }
  }

  /// Ends the loop after its current work.
  ///
  /// - Thread: any.
  package func stop() { post(isUrgent: true) { [self] in g_main_loop_quit(loop) } }

  /// Runs work on the loop's thread, after work posted before.
  ///
  /// - Parameter isUrgent: Whether it is done before all work that waits.
  /// - Thread: any.
  package func post(isUrgent: Bool = false, _ work: @escaping @Sendable () -> Void) {
    attach(g_idle_source_new(), priority: isUrgent ? G_PRIORITY_HIGH : G_PRIORITY_DEFAULT) {
      work()
      return false
    }
  }

  /// Runs work on the loop's thread, and waits for its result.
  ///
  /// - Parameter isUrgent: Whether it is done before all work that waits.
  /// - Thread: any but the loop's own.
  package func wait<Result: Sendable>(
    isUrgent: Bool = false, _ work: @escaping @Sendable () -> Result
  ) -> Result {
    let answer = ResultBox<Result>()
    let isDone = DispatchSemaphore(value: 0)
    post(isUrgent: isUrgent) {
      let result = work()
      answer.value.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    guard let result = answer.value.withLock({ $0 }) else { preconditionFailure("it is done") }
    return result
  }

  /// Runs work on the loop's thread after a delay.
  ///
  /// - Thread: any.
  func post(after milliseconds: Int, _ work: @escaping @Sendable () -> Void) {
    attach(g_timeout_source_new(guint(max(0, milliseconds)))) {
      work()
      return false
    }
  }

  /// Runs work on the loop's thread repeatedly, while it returns `true`.
  ///
  /// - Thread: any.
  func post(every milliseconds: Int, while work: @escaping @Sendable () -> Bool) {
    attach(g_timeout_source_new(guint(max(1, milliseconds))), work)
  }

  // MARK: Internals

  /// The result of the work.
  private final class ResultBox<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// A holder of the function of an event source.
  private final class SourceFunction: Sendable {
    let body: @Sendable () -> Bool

    init(_ body: @escaping @Sendable () -> Bool) { self.body = body }
  }

  private func attach(
    _ source: UnsafeMutablePointer<GSource>?, priority: CInt = G_PRIORITY_DEFAULT,
    _ body: @escaping @Sendable () -> Bool
  ) {
    g_source_set_priority(source, priority)
    g_source_set_callback(
      source,
      { data in
        guard let data else { return 0 }
        return Unmanaged<SourceFunction>.fromOpaque(data).takeUnretainedValue().body() ? 1 : 0
      },
      Unmanaged.passRetained(SourceFunction(body)).toOpaque(),
      { data in if let data { Unmanaged<SourceFunction>.fromOpaque(data).release() } })
    g_source_attach(source, context)
    g_source_unref(source)
  }
}
