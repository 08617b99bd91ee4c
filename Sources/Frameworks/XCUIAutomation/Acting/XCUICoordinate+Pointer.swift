import UIKit

// A pointer, which the phone lacks (UITesting.UD5).
extension XCUICoordinate {
  /// Moves the pointer to the place; fails the test, since the phone has no pointer.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("hover over", file, line)
  }

  /// Clicks the place; fails the test, since the phone has no pointer.
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("click", file, line)
  }

  /// Clicks the place twice; fails the test, since the phone has no pointer.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("double-click", file, line)
  }

  /// Clicks the place with the right button; fails the test, since the phone has no pointer.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    Pointer.fail("right-click", file, line)
  }

  /// Clicks and drags; fails the test, since the phone has no pointer.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Pointer.fail("click and drag", file, line)
  }

  /// Clicks and drags; fails the test, since the phone has no pointer.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Pointer.fail("click and drag", file, line)
  }

  /// Scrolls with a mouse wheel; fails the test, since the phone has no pointer.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    Pointer.fail("scroll", file, line)
  }
}
