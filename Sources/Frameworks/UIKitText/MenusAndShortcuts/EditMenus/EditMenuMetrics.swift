import TactusPhoneTypes

/// The metrics of edit menus.
///
/// - Source: none; estimated from pictures of iOS 13 to 18. Confidence: guess.
enum EditMenuMetrics {
  /// The height of the bar, of its arrow, and the width of the arrow, in points.
  static let height: CGFloat = 36, arrowHeight: CGFloat = 8, arrowWidth: CGFloat = 18
  /// The corner radius, and the padding at both sides of a title, in points.
  static let radius: CGFloat = 8, padding: CGFloat = 12
  /// The width of the buttons for further pages, in points.
  static let pageWidth: CGFloat = 34
  /// The distance from the edges of the screen, and from the rectangle, in points.
  static let edge: CGFloat = 8, distance: CGFloat = 2
  /// The font size of the titles, in points.
  static let fontSize: CGFloat = 14
  /// The durations in which the menu appears and disappears, in seconds.
  static let appearance: TimeInterval = 0.15, dismissal: TimeInterval = 0.25
  /// The colors of the system's version (EditMenus.EM14).
  @MainActor static var colors: EditMenuColors {
    UIScreen.main.device.systemVersion >= SystemVersion(16) ? .adaptive : .dark
  }
}
