private import Foundation
public import XCTest

// The forms without a timeout, in which the wait has no limit.
extension XCTestCase {
  /// Waits until expectations are fulfilled.
  @available(*, noasync, message: "Use await fulfillment(of:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #filePath, line: Int = #line
  ) {
    wait(
      for: expectations, timeout: LongTime.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }

  /// Waits until expectations are fulfilled.
  nonisolated(nonsending)
    public func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #filePath, line: Int = #line
    ) async
  {
    await fulfillment(
      of: expectations, timeout: LongTime.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }
}

extension XCTWaiter {
  /// Waits until expectations are fulfilled.
  nonisolated(nonsending)
    public func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #filePath, line: Int = #line
    ) async -> Result
  {
    await fulfillment(
      of: expectations, timeout: LongTime.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }

  /// Waits with a new waiter until expectations are fulfilled.
  nonisolated(nonsending)
    public static func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false,
      file: StaticString = #filePath, line: Int = #line
    ) async -> Result
  {
    await fulfillment(
      of: expectations, timeout: LongTime.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }
}

/// A time that no test reaches.
private enum LongTime {
  /// A month, as an infinite time is no deadline of Dispatch.
  static let seconds: TimeInterval = 60 * 60 * 24 * 30
}
