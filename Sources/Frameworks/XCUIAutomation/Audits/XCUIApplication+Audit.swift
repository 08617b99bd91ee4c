import PhoneTesting
import TactusCrashReports
import UIKit

extension XCUIApplication {
  /// Audits the accessibility of the screen (UITesting.AU1…).
  ///
  /// - Parameters:
  ///   - auditTypes: The kinds of issues.
  ///   - issueHandler: Called with each issue; returns whether it is ignored. Without it each
  ///     issue is a failure of the test.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Throws: What the handler throws.
  @preconcurrency
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    guard let phone = runningPhone, let root = try? node() else {
      return TestFailure.at(file, line) {
        fail("audit", "\(ElementError.notRunning(appName))")
      }
    }
    if auditTypes.contains(.elementDetection) {
      RuntimeWarning.once(
        "an accessibility audit does not search pictures for text (elementDetection)", kind: "note")
    }
    let findings = phone.within(root.program) { AccessibilityAudit.findings(in: root, auditTypes) }
    for finding in findings ?? [] {
      let element = finding.node.object.map { object in
        XCUIElement(of: descendants(matching: .any), .object(object, finding.node.line))
      }
      let issue = XCUIAccessibilityAuditIssue(
        finding.type, finding.summary, "\(finding.summary): \(finding.detail)", element)
      if try issueHandler?(issue) == true { continue }
      TestFailure.at(file, line) {
        TestFailure.record("\(finding.summary): \(finding.node.line). \(finding.detail)")
      }
    }
  }
}
