// The older names of swipes with a velocity.
extension XCUIElement {
  /// Swipes up with a velocity.
  @available(*, deprecated, renamed: "swipeUp(velocity:)")
  public func swipeUp(withVelocity velocity: XCUIGestureVelocity) { swipe(0, -1, velocity) }
  /// Swipes down with a velocity.
  @available(*, deprecated, renamed: "swipeDown(velocity:)")
  public func swipeDown(withVelocity velocity: XCUIGestureVelocity) { swipe(0, 1, velocity) }
  /// Swipes to the left with a velocity.
  @available(*, deprecated, renamed: "swipeLeft(velocity:)")
  public func swipeLeft(withVelocity velocity: XCUIGestureVelocity) { swipe(-1, 0, velocity) }
  /// Swipes to the right with a velocity.
  @available(*, deprecated, renamed: "swipeRight(velocity:)")
  public func swipeRight(withVelocity velocity: XCUIGestureVelocity) { swipe(1, 0, velocity) }
}
