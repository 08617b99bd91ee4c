import PhoneTesting
import UIKit

extension XCUIElement {
  /// Touches the element: scrolls it onto the screen, handles interruptions, touches, and waits
  /// until the app is idle (UITesting.UA1–UA8).
  func touch(
    _ action: String, _ body: (SimulatedPhone, ScreenPlace) throws -> Void
  ) {
    guard let phone = runningPhone(action), let place = hitPlace(action, on: phone) else { return }
    do {
      try body(phone, place)
    } catch {
      fail(action, "\(error)")
    }
    Quiet.wait(on: phone)
  }

  /// The phone of the running app; fails the test if there is none.
  func runningPhone(_ action: String) -> SimulatedPhone? {
    if let phone = application?.runningPhone { return phone }
    fail(action, "\(ElementError.notRunning(application?.appName ?? ""))")
    return nil
  }

  /// The position of the touch; fails the test if there is none.
  private func hitPlace(_ action: String, on phone: SimulatedPhone) -> ScreenPlace? {
    Quiet.wait(on: phone)
    guard var node = found(action) else { return nil }
    if let place = HitPoint.find(node, on: phone) { return place }
    if Interruptions.handle(before: node, on: phone) {
      guard let next = found(action) else { return nil }
      node = next
      if let place = HitPoint.find(node, on: phone) { return place }
    }
    if Scroller.show(node, on: phone), let next = found(action) {
      node = next
      if let place = HitPoint.find(node, on: phone) { return place }
    }
    fail(
      action, "Activation point invalid and no suggested hit points based on element frame")
    return nil
  }
}
