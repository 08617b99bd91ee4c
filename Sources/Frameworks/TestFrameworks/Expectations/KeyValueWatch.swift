internal import Foundation
private import Synchronization
internal import XCTest

/// The observation of the value at a key path, which fulfills an expectation.
///
/// - Thread: any; changes are evaluated on the thread that makes them.
final class KeyValueWatch: Sendable {
  /// Starts an observation.
  ///
  /// - Parameters:
  ///   - object: The object, an `NSObject`.
  ///   - keyPath: The key path.
  ///   - expectedValue: The expected value; `nil` for any change.
  ///   - options: The options of the observation.
  ///   - handler: Returns the closure that evaluates changes in place of the expected value.
  ///   - expectation: The expectation.
  init(
    _ object: Any, _ keyPath: String, expectedValue: Any?,
    options: XCTKVOExpectation.ObservingOptions,
    handler: @escaping () -> XCTKVOExpectation.Handler?, fulfilling expectation: XCTestExpectation
  ) {
    guard let object = object as? NSObject else {
      fatalError("\(object) is no NSObject, so its key path '\(keyPath)' cannot be observed")
    }
    let observation = FrameworkServices.observe(
      (
        object, keyPath, options.rawValue,
        { [weak self, unowned object, weak expectation] change in
          let isExpected =
            if let handler = handler() {
              handler(object, change)
            } else if let expectedValue {
              Self.value(of: object, keyPath).isEqual(expectedValue)
            } else {
              true
            }
          if isExpected, let expectation { self?.fulfill(expectation) }
        }
      ))
    state.withLock { if !$0.isComplete { $0.observation = observation } }
  }

  // MARK: Internals

  // Sendable because the lock around it is held while it is used.
  private struct State: @unchecked Sendable {
    var observation: AnyObject?
    var count = 0
    var isComplete = false
  }

  private let state = Mutex(State())

  /// Fulfills an expectation, unless it is complete.
  private func fulfill(_ expectation: XCTestExpectation) {
    let wantedCount = expectation.expectedFulfillmentCount
    let (isWanted, ended) = state.withLock { state -> (Bool, AnyObject?) in
      guard !state.isComplete else { return (false, nil) }
      state.count += 1
      state.isComplete = state.count >= wantedCount
      let ended = state.isComplete ? state.observation : nil
      if state.isComplete { state.observation = nil }
      return (true, ended)
    }
    // The observation ends here, without the lock.
    withExtendedLifetime(ended) { if isWanted { expectation.fulfill(#filePath, line: #line) } }
  }

  /// Returns the value at a key path; `NSNull` for nil.
  private static func value(of object: NSObject, _ keyPath: String) -> NSObject {
    FrameworkServices.value(of: (object, keyPath)) as? NSObject ?? NSNull()
  }
}
