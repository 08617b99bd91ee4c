internal import Testing

/// The test to which code belongs.
///
/// XCTest runs one test after another, so all its tests share one identity.
struct TestIdentity: Equatable {
  /// The task that runs; a case of Swift Testing runs in one.
  let task: Int?
  /// The test of Swift Testing, also in the tasks that it starts.
  private let test: Test.ID?
  /// The arguments of a parameterized test's case.
  private let arguments: String?

  /// The identity of the code that runs.
  static var current: TestIdentity {
    TestIdentity(
      task: currentTask, test: Test.current?.id,
      arguments: Test.Case.current.flatMap { $0.isParameterized ? String(describing: $0) : nil })
  }

  /// The task that runs; `nil` outside of tasks.
  static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Whether the code runs in a test of Swift Testing.
  var isOfSwiftTesting: Bool { test != nil }

  /// Returns whether both belong to the same test and case; all code outside of Swift Testing does.
  func isSameTest(as other: TestIdentity) -> Bool {
    test == other.test && arguments == other.arguments
  }
}
