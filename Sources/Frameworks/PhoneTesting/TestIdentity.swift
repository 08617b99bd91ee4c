/// The test to which code belongs.
///
/// XCTest runs one test after another, so a launch of one ends the apps of all others.
struct TestIdentity: Sendable {
  /// The task that runs, as a case of Swift Testing does; `nil` outside of tasks.
  ///
  /// A later task may have the same value.
  let task: Int?
  /// The Swift Testing test, also in the tasks that it starts; 0 outside such tests.
  let test: UInt64
  /// The arguments of a parameterized test case; 0 for other tests.
  let arguments: UInt64
  /// The test case of XCTest that runs; 0 between test cases.
  let testCase: UInt64

  /// The identity of the code that runs.
  static var current: TestIdentity {
    let test = TestFrameworks.test
    return TestIdentity(
      task: currentTask, test: test, arguments: test == 0 ? 0 : TestFrameworks.arguments,
      testCase: test == 0 ? TestFrameworks.testCase : 0)
  }

  /// The task that runs; `nil` outside of tasks.
  static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Whether the code runs in a Swift Testing test.
  var isOfSwiftTesting: Bool { test != 0 }

  /// Returns whether the running code is part of the same task and test.
  var isOfCurrentTask: Bool {
    task != nil && task == Self.currentTask && test == TestFrameworks.test && !hasEnded
  }

  /// Whether the XCTest test case has ended.
  var hasEnded: Bool { TestFrameworks.hasEnded(testCase) }

  /// Returns whether both belong to the same test and case, as all code outside Swift Testing does.
  func isSameTest(as other: TestIdentity) -> Bool { key == other.key }

  /// The test and its case, without the task.
  var key: Key { Key(test: test, arguments: arguments) }

  /// A test and its case.
  struct Key: Hashable {
    fileprivate let test: UInt64
    fileprivate let arguments: UInt64
  }
}
