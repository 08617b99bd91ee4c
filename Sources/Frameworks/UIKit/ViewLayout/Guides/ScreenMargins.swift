/// What the phone leaves free at the sides of its screen.
@MainActor
enum ScreenMargins {
  /// On this screen.
  static var current: NSDirectionalEdgeInsets {
    let bounds = UIScreen.main.bounds
    let side = min(bounds.width, bounds.height) >= largeWidth ? largeSide : side
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Points at each side.
  ///
  /// - Source: widely reported. Confidence: measured by others.
  private static let side: CGFloat = 16
  /// Points at each side of a large phone.
  ///
  /// - Source: widely reported. Confidence: measured by others.
  private static let largeSide: CGFloat = 20
  /// How wide a large phone is at least, in points.
  ///
  /// - Source: the narrowest of those that leave 20 free. Confidence: measured by others.
  private static let largeWidth: CGFloat = 414
}
