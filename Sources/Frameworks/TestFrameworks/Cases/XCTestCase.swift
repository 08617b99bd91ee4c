public import Foundation
private import Synchronization
public import XCTest

/// A test of a test case.
public typealias XCTestCaseClosure = (XCTestCase) throws -> Void

/// A group of tests as methods, and what they share.
///
/// This is a subclass of XCTest's class on Linux with the members that the iPhone's has in
/// addition. Lowered sources see it in place of the superclass.
open class XCTestCase: XCTest::XCTestCase, XCTActivity {
  /// Creates a test case that runs one test.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - testClosure: The test.
  public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    super.init(name: name) { testCase in
      guard let testCase = testCase as? XCTestCase else { return }
      try testClosure(testCase)
    }
    ObservationBridge.register()
  }

  /// Creates a test case without a test, as an object that a test uses.
  public init() { super.init(name: "", testClosure: { _ in }) }

  open override var testRunClass: AnyClass? { TestCaseRun.self }

  /// The metrics of a measurement that names none.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// The options of a measurement that has none.
  open class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// The suite of the class's tests in this process.
  open class var defaultTestSuite: XCTestSuite { XCTestSuite(forTestCaseClass: self) }

  /// Whether the test goes on after a failure.
  ///
  /// A test that should stop runs to its end nevertheless, as no code on Linux can leave its
  /// callers. Failures after the first are not recorded, as on an iPhone, where they do not occur.
  open override var continueAfterFailure: Bool {
    get { continues }
    set { continues = newValue }
  }

  /// The time that the test may take, which only an option of Xcode enforces.
  open var executionTimeAllowance: TimeInterval = 600

  // MARK: Recording

  /// Records an issue.
  ///
  /// All assertion failures pass through this method. An override may change or drop them.
  ///
  /// - Parameter issue: The issue.
  /// - Thread: any.
  open func record(_ issue: XCTIssue) {
    if let expected = FailureExpectations.match(issue) {
      for attachment in issue.attachments { add(attachment) }
      return ObservationBridge.report(expected, of: self)
    }
    if !continues, issue.isFailure, hasFailed.exchange(true, ordering: .relaxed) {
      return TestNote.testContinues.write()
    }
    for attachment in issue.attachments { add(attachment) }
    guard issue.isFailure else { return ObservationBridge.warn(issue, of: self) }
    ObservationBridge.record(issue, in: testRun as? XCTestCaseRun)
  }

  /// Records an issue.
  ///
  /// - Parameter issue: The issue.
  public func record(_ issue: XCTIssueReference) { record(issue.value) }

  /// Records a failure; the older form of `record(_:)`.
  ///
  /// - Parameters:
  ///   - description: The description.
  ///   - filePath: The path of the file.
  ///   - lineNumber: The line.
  ///   - expected: Whether it is a failed assertion rather than an error.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    record(
      XCTIssue(
        failure: description, file: filePath, line: lineNumber, isExpected: expected))
  }

  // MARK: Attachments

  /// Adds an attachment to the test's results.
  ///
  /// - Parameter attachment: The attachment.
  /// - Thread: any.
  public func add(_ attachment: XCTAttachment) { attachments.add(attachment) }

  /// Keeps the attachments and ends the observations as the test ends.
  func end() {
    watches = []
    let hasFailed = (testRun?.totalFailureCount ?? 0) > 0
    attachments.keep(ofTest: name, hasFailed: hasFailed)
  }

  /// Keeps the observation of an expectation until the test ends.
  func keep(_ watch: KeyValueWatch) { watches.append(watch) }

  // MARK: Internals

  private var continues = true
  /// Whether a failure has ended the test, which runs on.
  private let hasFailed = Atomic(false)
  private let attachments = TestAttachments()
  /// The observations of the test's expectations.
  private var watches: [KeyValueWatch] = []
}
