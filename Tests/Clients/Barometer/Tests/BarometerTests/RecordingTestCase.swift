import XCTest

/// A test case that sees its own failures.
class RecordingTestCase: XCTestCase {
  /// The treatment of an issue.
  enum Treatment { case report, swallow, edit }

  var treatment = Treatment.report
  private(set) var issues: [XCTIssue] = []

  override func record(_ issue: XCTIssue) {
    issues.append(issue)
    switch treatment {
    case .report: super.record(issue)
    case .swallow: break
    case .edit:
      var edited = issue
      edited.compactDescription = "Storm: " + issue.compactDescription
      edited.add(XCTAttachment(string: "thunder"))
      super.record(edited)
    }
  }

  /// Returns the issues of a closure, which are not reported.
  func issues(of body: () throws -> Void) rethrows -> [XCTIssue] {
    let old = issues
    treatment = .swallow
    issues = []
    defer {
      treatment = .report
      issues = old
    }
    try body()
    return issues
  }
}
