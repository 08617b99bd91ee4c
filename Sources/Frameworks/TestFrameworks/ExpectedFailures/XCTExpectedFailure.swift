public import Foundation

/// A failure that a test expected and that occurred.
public final class XCTExpectedFailure: NSObject {
  /// The reason why the test expected it.
  public let failureReason: String?
  /// The failure.
  public let issue: XCTIssue

  init(failureReason: String?, issue: XCTIssue) {
    (self.failureReason, self.issue) = (failureReason, issue)
  }

  /// The options of an expected failure.
  open class Options: NSObject, NSCopying {
    /// Returns options that do not require the failure.
    open class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }

    /// The closure that returns whether an issue is the expected one; by default, each issue is.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether the failure is expected; if not, all issues are failures.
    open var isEnabled = true
    /// Whether the test fails if the failure is missing.
    open var isStrict = true

    /// Creates options with their default values.
    public override init() { super.init() }

    /// Returns a copy of the options.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Options()
      copy.issueMatcher = issueMatcher
      copy.isEnabled = isEnabled
      copy.isStrict = isStrict
      return copy
    }
  }
}
