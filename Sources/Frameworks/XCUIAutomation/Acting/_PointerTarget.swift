import UIKit

/// A place of the screen that a pointer would reach; the phone has none (UITesting.UD5).
///
/// Tests do not use it: elements and coordinates have their methods of a pointer from it.
@preconcurrency @MainActor
public protocol _PointerTarget {
  /// The places to which the pointer would drag.
  associatedtype _Destination
}

extension XCUICoordinate: _PointerTarget {
  /// A coordinate, to which the pointer would drag from another one.
  public typealias _Destination = XCUICoordinate
}

extension XCUIElement: _PointerTarget {
  /// An element, to which the pointer would drag from another one.
  public typealias _Destination = XCUIElement
}

extension _PointerTarget {
  /// Moves the pointer to the place; the phone has no pointer, so the test fails.
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
    forDuration duration: TimeInterval, thenDragTo destination: _Destination,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Pointer.fail("click and drag", file, line)
  }

  /// Clicks and drags; fails the test, since the phone has no pointer.
  public func click(
    forDuration duration: TimeInterval, thenDragTo destination: _Destination,
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
