private import Foundation
public import XCTest

extension XCTestCase {
  /// Creates an expectation that an object has a value at a key path.
  ///
  /// - Parameters:
  ///   - objectToObserve: The object.
  ///   - keyPath: The key path.
  ///   - expectedValue: The value; `nil` for the first change.
  /// - Returns: The expectation, for which the test must wait.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any?
  ) -> XCTestExpectation {
    watch(objectToObserve, keyPath, expectedValue, handler: nil)
  }

  /// Creates an expectation that the value at a key path of an object changes.
  ///
  /// - Parameters:
  ///   - objectToObserve: The object.
  ///   - keyPath: The key path.
  ///   - handler: A closure that returns whether a change is the expected one; `nil` for the first.
  /// - Returns: The expectation, for which the test must wait.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
  ) -> XCTestExpectation {
    watch(objectToObserve, keyPath, nil, handler: handler)
  }

  /// Returns an expectation of the test case, which `waitForExpectations(timeout:)` knows, too.
  private func watch(
    _ object: Any, _ keyPath: String, _ expectedValue: Any?, handler: XCTKVOExpectation.Handler?
  ) -> XCTestExpectation {
    let expectation = expectation(
      description: XCTKVOExpectation.description(object, keyPath, expectedValue))
    keep(
      KeyValueWatch(
        object, keyPath, expectedValue: expectedValue,
        options: XCTKVOExpectation.options(for: expectedValue), handler: { handler },
        fulfilling: expectation))
    return expectation
  }
}
