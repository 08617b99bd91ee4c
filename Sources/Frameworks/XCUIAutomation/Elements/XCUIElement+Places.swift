import UIKit

// Overloads with the line at which failures are recorded. Calls resolve to these; overrides and
// references resolve to the others.
extension XCUIElement {
  /// Taps the element after scrolling it onto the screen.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    TestFailure.at(file, line, tap as () -> Void)
  }

  /// Taps the element twice.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    TestFailure.at(file, line, doubleTap as () -> Void)
  }

  /// Taps the element with two fingers.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    TestFailure.at(file, line, twoFingerTap as () -> Void)
  }

  /// Swipes up.
  public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
    TestFailure.at(file, line, swipeUp as () -> Void)
  }

  /// Swipes down.
  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    TestFailure.at(file, line, swipeDown as () -> Void)
  }

  /// Swipes to the left.
  public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
    TestFailure.at(file, line, swipeLeft as () -> Void)
  }

  /// Swipes to the right.
  public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
    TestFailure.at(file, line, swipeRight as () -> Void)
  }

  /// Taps the element a number of times with a number of fingers.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let action: (Int, Int) -> Void = tap(withNumberOfTaps:numberOfTouches:)
    TestFailure.at(file, line) { action(numberOfTaps, numberOfTouches) }
  }

  /// Presses the element for seconds.
  public func press(
    forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    let action: (TimeInterval) -> Void = press(forDuration:)
    TestFailure.at(file, line) { action(duration) }
  }

  /// Types text with the keyboard; the element, or a descendant, must have the keyboard focus.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let action: (String) -> Void = typeText(_:)
    TestFailure.at(file, line) { action(text) }
  }
}
