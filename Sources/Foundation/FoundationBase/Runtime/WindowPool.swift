/// A pool of windows, which live until it ends.
///
/// Swift releases objects at once on Linux. On an iPhone a window that gets a view outlives its
/// last use, up to the end of the innermost pool, and code relies on that in tests, each of which
/// has a pool (Views.V30).
///
/// - Thread: main.
package final class WindowPool {
  private var windows: [AnyObject] = []
  private let outer: WindowPool?

  /// Begins a pool, which ends as it is released; an outer pool lives at least as long.
  package init() {
    outer = Self.current
    Self.current = self
  }

  deinit { Self.current = outer }

  /// Keeps a window until the innermost pool ends; does nothing without a pool.
  package static func add(_ window: AnyObject) { current?.windows.append(window) }

  /// Calls a closure with a pool on the main thread, and without one on others.
  static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard Thread.isMainThread else { return try body() }
    let pool = WindowPool()
    defer { withExtendedLifetime(pool) {} }
    return try body()
  }

  // The main thread alone reads and sets it.
  nonisolated(unsafe) private static weak var current: WindowPool?
}
