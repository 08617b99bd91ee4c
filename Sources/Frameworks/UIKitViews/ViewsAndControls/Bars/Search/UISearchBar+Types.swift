extension UISearchBar {
  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The icon at the leading edge of the text field.
    case search = 0
    /// The icon of the clear button.
    case clear = 1
    /// The icon of the bookmark button.
    case bookmark = 2
    /// The icon of the results button.
    case resultsList = 3
  }

  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    /// The prominent style.
    case `default` = 0
    /// A translucent background around the text field.
    case prominent = 1
    /// No background around the text field.
    case minimal = 2
  }
}
