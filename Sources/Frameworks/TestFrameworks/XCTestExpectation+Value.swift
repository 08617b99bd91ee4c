public import XCTest

extension XCTestExpectation {
  /// Marks the expectation as fulfilled; this is the method as a value, `queue.async(execute:
  /// expectation.fulfill)`, as XCTest's own on Linux has parameters.
  @_disfavoredOverload
  public func fulfill() { fulfill(#fileID, line: #line) }
}
