import UIKit

// A pointer, which the phone lacks (UITesting.UD5).
extension XCUIElement {
  /// Would move a pointer to the element; the phone has none, so the test fails.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("hover over", file, line)
  }

  /// Clicks the element; the phone has no pointer, so the test fails.
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("click", file, line)
  }

  /// Clicks the element twice; the phone has no pointer, so the test fails.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("double-click", file, line)
  }

  /// Clicks the element with the right button; the phone has no pointer, so the test fails.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("right-click", file, line)
  }

  /// Clicks and drags the element; the phone has no pointer, so the test fails.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Pointer.fail("click and drag", file, line)
  }

  /// Clicks and drags the element; the phone has no pointer, so the test fails.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Pointer.fail("click and drag", file, line)
  }

  /// Turns the wheel of a mouse over the element; the phone has no pointer, so the test fails.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    Pointer.fail("scroll", file, line)
  }
}
