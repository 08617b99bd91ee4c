/// The metrics and durations of context menus.
///
/// - Source: none; estimated from pictures of iOS 13 to 15. Confidence: guess.
package enum MenuMetrics {
  /// The width of a menu in points.
  package static let width: CGFloat = 250
  /// The minimum height of a row, and the horizontal padding of its contents, in points.
  package static let rowHeight: CGFloat = 44, margin: CGFloat = 16
  /// The width of the column of marks before the titles, in points.
  package static let markColumnWidth: CGFloat = 28
  /// The gap between sections in points.
  package static let gap: CGFloat = 8
  /// The corner radius in points.
  package static let radius: CGFloat = 13
  /// The opacity of the shadow, and its blur radius in points.
  package static let shadow: (opacity: Float, radius: CGFloat) = (0.18, 24)
  /// The distance between the preview and the menu, and from the edges of the screen, in points.
  package static let distance: CGFloat = 12, edge: CGFloat = 12
  /// The scale of the lifted preview.
  package static let lift: CGFloat = 1.04
  /// The duration of the appearance in seconds, the damping ratio of its spring, and the duration
  /// of the dismissal.
  package static let appearanceDuration: TimeInterval = 0.35, damping: CGFloat = 0.8,
    dismissalDuration: TimeInterval = 0.2
  /// The scale at which a menu begins to appear.
  package static let smallest: CGFloat = 0.3
}
