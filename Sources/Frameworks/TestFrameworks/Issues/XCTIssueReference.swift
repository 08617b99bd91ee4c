public import Foundation

/// A failure of a test, or another issue that it reports, as an object.
open class XCTIssueReference: NSObject {
  /// The kind of an issue.
  public enum IssueType: Int, Sendable {
    /// A failed assertion.
    case assertionFailure
    /// An error that the test threw.
    case thrownError
    /// An exception that nobody caught.
    case uncaughtException
    /// A measurement that is worse than its baseline.
    case performanceRegression
    /// A failure in the test framework itself, such as its wrong use.
    case system
    /// A failure that was expected and did not happen.
    case unmatchedExpectedFailure
  }

  /// The severity of an issue.
  public enum Severity: Int, Sendable {
    /// The issue does not fail its test.
    case warning
    /// The issue fails its test.
    case error
  }

  /// The issue as a value.
  public internal(set) var value: XCTIssue

  /// Creates an issue from a value.
  public required init(_ value: XCTIssue) { self.value = value }

  /// Creates an issue.
  public convenience init(
    type: IssueType, compactDescription: String, detailedDescription: String?,
    sourceCodeContext: XCTSourceCodeContext, associatedError: (any Error)?,
    attachments: [XCTAttachment], severity: Severity = .error
  ) {
    self.init(
      XCTIssue(
        type: type, compactDescription: compactDescription,
        detailedDescription: detailedDescription, sourceCodeContext: sourceCodeContext,
        associatedError: associatedError, attachments: attachments, severity: severity))
  }

  /// Creates an issue at the running thread's call stack.
  public convenience init(
    type: IssueType, compactDescription: String, severity: Severity = .error
  ) {
    self.init(XCTIssue(type: type, compactDescription: compactDescription, severity: severity))
  }

  /// The kind.
  open var type: IssueType { value.type }
  /// A short description without numbers and identifiers that differ from run to run.
  open var compactDescription: String { value.compactDescription }
  /// A description with all details.
  open var detailedDescription: String? { value.detailedDescription }
  /// The place where the issue occurred.
  open var sourceCodeContext: XCTSourceCodeContext { value.sourceCodeContext }
  /// The error that was thrown, if the issue is about one.
  open var associatedError: (any Error)? { value.associatedError }
  /// The attachments.
  open var attachments: [XCTAttachment] { value.attachments }
  /// The severity.
  open var severity: Severity { value.severity }
  /// Whether the issue fails its test.
  open var isFailure: Bool { value.isFailure }

  open override var description: String { value.description }

  open override var hash: Int { value.hashValue }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? XCTIssueReference)?.value == value
  }

  open override func copy() -> Any { XCTIssueReference(value) }

  open override func mutableCopy() -> Any { XCTMutableIssue(value) }
}
