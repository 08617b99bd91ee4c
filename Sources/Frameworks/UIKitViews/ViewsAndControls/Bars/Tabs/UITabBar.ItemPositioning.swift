extension UITabBar {
  /// The ways in which a tab bar places its items (Tabs.TB12).
  public enum ItemPositioning: Int, Sendable {
    /// The items fill the bar of a phone.
    case automatic = 0
    /// The items fill the bar.
    case fill = 1
    /// The items are in the middle of the bar, in their own width and with their own space.
    case centered = 2
  }
}
