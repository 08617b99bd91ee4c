private import Foundation

/// A failure of a test, or another issue that it reports.
public struct XCTIssue {
  /// The kind of an issue.
  public typealias IssueType = XCTIssueReference.IssueType
  /// The severity of an issue.
  public typealias Severity = XCTIssueReference.Severity

  /// The kind.
  public var type: IssueType
  /// A short description without numbers and identifiers that differ from run to run.
  public var compactDescription: String
  /// A description with all details; `nil` if there is no more than the short one.
  public var detailedDescription: String?
  /// The place where the issue occurred.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that was thrown, if the issue is about one.
  public var associatedError: (any Error)?
  /// The attachments, which are kept with those of the test.
  public var attachments: [XCTAttachment]
  /// The severity; a warning does not fail the test.
  public var severity: Severity

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = [],
    severity: Severity = .error
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
    self.severity = severity
  }

  /// Whether the issue fails its test.
  public var isFailure: Bool { severity == .error }

  /// Adds an attachment.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTIssue: Hashable {
  /// Returns whether all properties are equal; errors are equal if their domains and codes are.
  public static func == (one: XCTIssue, other: XCTIssue) -> Bool {
    one.type == other.type && one.compactDescription == other.compactDescription
      && one.detailedDescription == other.detailedDescription
      && one.sourceCodeContext == other.sourceCodeContext
      && one.associatedError as NSError? == other.associatedError as NSError?
      && one.attachments == other.attachments && one.severity == other.severity
  }

  /// Combines the kind, the short description and the place with a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(compactDescription)
    hasher.combine(sourceCodeContext)
  }
}

extension XCTIssue: CustomStringConvertible {
  /// The place and the short description.
  public var description: String { "\(sourceCodeContext): \(compactDescription)" }
}
