/// The minimum margins at the sides of the screen.
@MainActor
package enum ScreenMargins {
  /// The margins of this screen.
  package static var current: NSDirectionalEdgeInsets {
    let bounds = UIScreen.main.bounds
    let side = min(bounds.width, bounds.height) >= largeWidth ? largeSide : side
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margin at each side, in points.
  ///
  /// - Source: widely reported. Confidence: measured by others.
  private static let side: CGFloat = 16
  /// The margin at each side of a large phone, in points.
  ///
  /// - Source: widely reported. Confidence: measured by others.
  private static let largeSide: CGFloat = 20
  /// The minimum width of a large phone, in points.
  ///
  /// - Source: the narrowest phone that has margins of 20 points. Confidence: measured by others.
  private static let largeWidth: CGFloat = 414
}
