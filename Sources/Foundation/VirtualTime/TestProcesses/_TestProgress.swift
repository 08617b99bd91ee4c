import Synchronization

/// The progress of the XCTest tests of a process that a supervisor watches (AppLife.PT19).
///
/// The list of a package's tests, which the SDK changes, calls these functions.
public enum _TestProgress {
  /// Whether a supervisor watches this process.
  public static var isWatched: Bool { state.withLock { $0.log != nil } }

  /// Returns whether an earlier process has begun a test.
  ///
  /// - Parameter name: The name of the test, `Class.method`.
  public static func isDone(_ name: String) -> Bool { state.withLock { $0.done.contains(name) } }

  /// Records that a test begins.
  ///
  /// - Parameter name: The name of the test, `Class.method`.
  public static func start(_ name: String) { append(.start(name)) }

  /// Records a failure of the test that runs.
  ///
  /// - Parameter isUnexpected: Whether it is an error or an exception, instead of an assertion.
  public static func fail(isUnexpected: Bool) { append(.failure(isUnexpected: isUnexpected)) }

  /// Records that the test has ended.
  public static func end() { append(.end) }

  /// Makes this process a watched one.
  ///
  /// - Parameters:
  ///   - log: The record.
  ///   - done: The names of the tests that earlier processes have begun.
  static func watch(with log: TestLog, done: Set<String>) {
    state.withLock { $0 = State(log: log, done: done) }
  }

  private struct State {
    var log: TestLog?
    var done: Set<String> = []
  }

  private static let state = Mutex(State())

  private static func append(_ event: TestLog.Event) { state.withLock { $0.log?.append(event) } }
}
