import PhoneTesting
import UIKit

extension XCUIElement {
  /// Advances the phone's time until the element exists (UITesting.UA3).
  ///
  /// - Parameter timeout: The longest time in seconds.
  /// - Returns: Whether it exists.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    PhoneWait.until(timeout, on: application?.phone) { exists }
  }

  /// Advances the phone's time until the element does not exist.
  ///
  /// - Parameter timeout: The longest time in seconds.
  /// - Returns: Whether it does not exist.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    PhoneWait.until(timeout, on: application?.phone) { !exists }
  }

  /// Advances the phone's time until a property has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - expectedValue: The value.
  ///   - timeout: The longest time in seconds.
  /// - Returns: Whether it has the value.
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    // Attributes of an element that does not exist would fail the test.
    PhoneWait.until(timeout, on: application?.phone) {
      (exists || keyPath == \XCUIElement.exists || keyPath == \XCUIElement.isHittable)
        && self[keyPath: keyPath] == expectedValue
    }
  }
}
