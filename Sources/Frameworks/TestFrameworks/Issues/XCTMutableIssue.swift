/// An issue that can be changed.
public final class XCTMutableIssue: XCTIssueReference {
  /// The kind.
  public override var type: IssueType {
    get { value.type }
    set { value.type = newValue }
  }

  /// A short description without numbers and identifiers that differ from run to run.
  public override var compactDescription: String {
    get { value.compactDescription }
    set { value.compactDescription = newValue }
  }

  /// A description with all details.
  public override var detailedDescription: String? {
    get { value.detailedDescription }
    set { value.detailedDescription = newValue }
  }

  /// The place where the issue occurred.
  public override var sourceCodeContext: XCTSourceCodeContext {
    get { value.sourceCodeContext }
    set { value.sourceCodeContext = newValue }
  }

  /// The error that was thrown, if the issue is about one.
  public override var associatedError: (any Error)? {
    get { value.associatedError }
    set { value.associatedError = newValue }
  }

  /// The attachments.
  public override var attachments: [XCTAttachment] {
    get { value.attachments }
    set { value.attachments = newValue }
  }

  /// The severity.
  public override var severity: Severity {
    get { value.severity }
    set { value.severity = newValue }
  }

  /// Adds an attachment.
  public func add(_ attachment: XCTAttachment) { value.add(attachment) }
}
