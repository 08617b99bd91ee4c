import UIKit

// On an iPhone these are methods of `XCTestCase`. The module of that class is in a separate
// library, since apps run without XCTest, so the methods extend a protocol that all test cases
// conform to.
extension NSObjectProtocol {
  /// Adds a monitor of alerts that cover the elements of a test.
  ///
  /// - Parameters:
  ///   - handlerDescription: The purpose of the monitor, for display.
  ///   - handler: Called with the alert; returns whether it was handled.
  /// - Returns: The token that removes the monitor; otherwise it is removed after its test.
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
