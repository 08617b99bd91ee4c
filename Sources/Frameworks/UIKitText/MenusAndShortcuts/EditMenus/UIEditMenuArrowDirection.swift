/// The sides of an edit menu on which its arrow can be.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Up or down, depending on the available room.
  case automatic = 0
  /// Up: the menu is below the rectangle.
  case up = 1
  /// Down: the menu is above the rectangle.
  case down = 2
  /// Left: the menu is to the right of the rectangle.
  case left = 3
  /// Right: the menu is to the left of the rectangle.
  case right = 4

  /// The side of the rectangle on which the menu is.
  var side: EditMenuLayout.Side? {
    UIMenuController.ArrowDirection(rawValue: rawValue)?.side
  }
}
