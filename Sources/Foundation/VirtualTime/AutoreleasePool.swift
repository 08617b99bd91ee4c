import Foundation

/// A pool of objects that live until it ends.
///
/// Swift releases objects at once on Linux, so only what calls `add` is kept: on an iPhone a window
/// that gets a view outlives its last use, up to the end of the innermost pool, and code relies on
/// that in tests, each of which has a pool (Views.V30).
///
/// - Thread: main.
package final class AutoreleasePool {
  private var objects: [AnyObject] = []
  private let outer: AutoreleasePool?

  /// Begins a pool, which ends as it is released; pools end in the opposite order.
  package init() {
    outer = Self.current
    Self.current = self
  }

  deinit { if Self.isCurrent(self) { Self.current = outer } }

  /// Keeps an object until the innermost pool ends; does nothing without a pool.
  package static func add(_ object: AnyObject) { current?.objects.append(object) }

  /// Calls a closure with a pool on the main thread, and without one on others.
  package static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard Thread.isMainThread else { return try body() }
    let pool = AutoreleasePool()
    defer { withExtendedLifetime(pool) {} }
    return try body()
  }

  // The main thread alone reads and sets it.
  nonisolated(unsafe) private static weak var current: AutoreleasePool?

  private static func isCurrent(_ pool: AutoreleasePool) -> Bool {
    // A weak reference to an object that is being released is nil.
    current == nil || current === pool
  }
}
