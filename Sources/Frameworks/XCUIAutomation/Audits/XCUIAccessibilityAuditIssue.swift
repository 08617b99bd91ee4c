import UIKit

/// An issue that an audit has found.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
  init(
    _ auditType: XCUIAccessibilityAuditType, _ compactDescription: String,
    _ detailedDescription: String, _ element: XCUIElement?
  ) {
    (self.auditType, self.compactDescription) = (auditType, compactDescription)
    (self.detailedDescription, self.element) = (detailedDescription, element)
    super.init()
  }

  /// The kind.
  public let auditType: XCUIAccessibilityAuditType
  /// A short description.
  public let compactDescription: String
  /// A description with details.
  public let detailedDescription: String
  /// The element.
  public let element: XCUIElement?
}
