import UIKit

// A pointer, which the phone lacks (UITesting.UD5).
extension XCUICoordinate {
  /// Moves the pointer to the place; the phone has no pointer, so the test fails.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("hover over", file, line)
  }

  /// Clicks the place; the phone has no pointer, so the test fails.
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("click", file, line)
  }

  /// Clicks the place twice; the phone has no pointer, so the test fails.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("double-click", file, line)
  }

  /// Clicks the place with the right button; the phone has no pointer, so the test fails.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("right-click", file, line)
  }

  /// Clicks and drags; the phone has no pointer, so the test fails.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Pointer.fail("click and drag", file, line)
  }

  /// Clicks and drags; the phone has no pointer, so the test fails.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Pointer.fail("click and drag", file, line)
  }

  /// Turns the wheel of a mouse; the phone has no pointer, so the test fails.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    Pointer.fail("scroll", file, line)
  }
}
