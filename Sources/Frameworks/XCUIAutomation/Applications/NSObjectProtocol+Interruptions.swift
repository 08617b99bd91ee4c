import UIKit

// On an iPhone these are methods of `XCTestCase`. The module with that class is a library of its
// own, because apps run without XCTest, so the methods belong to what all test cases are.
extension NSObjectProtocol {
  /// Adds a monitor of what covers the elements that a test wants to use.
  ///
  /// - Parameters:
  ///   - handlerDescription: The purpose of the monitor, for people.
  ///   - handler: Called with the alert; returns whether it was handled.
  /// - Returns: The token with which the monitor is removed; it ends with its test otherwise.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String,
    handler: @escaping @MainActor (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    Interruptions.add(handler)
  }

  /// Removes a monitor.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    Interruptions.remove(monitor)
  }
}
