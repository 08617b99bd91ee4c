import PhoneTesting
import UIKit

/// The views that cover elements, and the monitors that handle them (UITesting.UI1…).
@MainActor
enum Interruptions {
  /// A monitor that a test has added.
  final class Monitor: NSObject {
    /// The test case to which the monitor belongs.
    let testCase: UInt64
    let handler: @MainActor (XCUIElement) -> Bool

    @MainActor init(_ handler: @escaping @MainActor (XCUIElement) -> Bool) {
      (testCase, self.handler) = (SimulatedPhone.testCase, handler)
    }
  }

  /// Adds a monitor.
  static func add(_ handler: @escaping @MainActor (XCUIElement) -> Bool) -> Monitor {
    monitors.removeAll { SimulatedPhone.hasEnded(testCase: $0.testCase) }
    let monitor = Monitor(handler)
    monitors.append(monitor)
    return monitor
  }

  /// Removes a monitor.
  static func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0 === token } }

  /// Calls the monitors for an alert that covers an element, the most recently added first.
  ///
  /// - Returns: Whether something was handled.
  @discardableResult
  static func handle(before node: ElementNode, on phone: SimulatedPhone) -> Bool {
    guard !isHandling, let alert = alert(before: node, on: phone) else { return false }
    isHandling = true
    defer { isHandling = false }
    let isSystems = !phone.alerts.isEmpty
    let current = monitors.filter { !SimulatedPhone.hasEnded(testCase: $0.testCase) }
    for monitor in current.reversed() where monitor.handler(alert) {
      Quiet.wait(on: phone)
      return true
    }
    guard isSystems, let question = phone.alerts.first else { return false }
    // UITesting.UI3.
    let button = question.buttons[
      question.cancelButton ?? question.preferredButton ?? question.buttons.count - 1]
    do {
      try phone.answer(button)
    } catch {
      TestFailure.record("Failed to answer the system's alert: \(error)")
    }
    Quiet.wait(on: phone)
    return true
  }

  // MARK: Internals

  private static var monitors: [Monitor] = []
  private static var isHandling = false

  /// The alert that covers an element; `nil` if none does.
  private static func alert(before node: ElementNode, on phone: SimulatedPhone) -> XCUIElement? {
    guard node.program != .alerts else { return nil }
    if !phone.alerts.isEmpty { return XCUIApplication.system.alerts.firstMatch }
    guard !node.path.contains(where: { $0.elementType == .alert }) else { return nil }
    let alert = XCUIApplication().alerts.firstMatch
    return alert.exists ? alert : nil
  }
}
