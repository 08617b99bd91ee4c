extension UITabBar {
  /// The positionings of a tab bar's items (Tabs.TB12).
  public enum ItemPositioning: Int, Sendable {
    /// The items fill the bar on a phone.
    case automatic = 0
    /// The items fill the bar.
    case fill = 1
    /// The items are centered, with their own width and spacing.
    case centered = 2
  }
}
