import CTactusSoup
import Foundation

/// A GLib main context that runs only while its owner waits for something.
///
/// - Thread: one at a time.
final class GLibLoop {
  private let context: OpaquePointer?

  init() { context = g_main_context_new() }

  deinit { g_main_context_unref(context) }

  /// Runs work with the context as the thread's default.
  func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    g_main_context_push_thread_default(context)
    defer { g_main_context_pop_thread_default(context) }
    return try work()
  }

  /// Runs the context until a condition holds.
  ///
  /// - Throws: ``BrowserError`` if it does not hold in time.
  func wait(seconds: Double = 60, for what: String, until holds: () -> Bool) throws {
    try run {
      // Wakes the context, so that the time is looked at.
      let source = g_timeout_source_new(100)
      g_source_set_callback(source, { _ in 1 }, nil, nil)
      g_source_attach(source, context)
      defer {
        g_source_destroy(source)
        g_source_unref(source)
      }
      let end = ContinuousClock.now.advanced(by: .seconds(seconds))
      while !holds() {
        guard ContinuousClock.now < end else {
          throw BrowserError(description: "the browser does not answer \(what)")
        }
        g_main_context_iteration(context, 1)
      }
    }
  }
}
