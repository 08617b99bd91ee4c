extension XCUIElement {
  /// The size class of an element.
  public enum SizeClass: Int, Sendable {
    /// The size class is unspecified.
    case unspecified
    /// The compact size class.
    case compact
    /// The regular size class.
    case regular
  }
}

/// The size class of an element, under its older name.
public typealias XCUIUserInterfaceSizeClass = XCUIElement.SizeClass
