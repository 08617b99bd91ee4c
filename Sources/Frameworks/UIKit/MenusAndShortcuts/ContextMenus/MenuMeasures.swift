/// How large menus are, and how long they take.
///
/// - Source: none; as they look in pictures of iOS 13 to 15. Confidence: guess.
enum MenuMeasures {
  /// Points that a menu is wide.
  static let width: CGFloat = 250
  /// Points that a row is high at least, and that its words and pictures are from the edges.
  static let rowHeight: CGFloat = 44, margin: CGFloat = 16
  /// Points before the words where something has a mark.
  static let markRoom: CGFloat = 28
  /// Points between parts.
  static let gap: CGFloat = 8
  /// Points that corners are round.
  static let radius: CGFloat = 13
  /// How dark the shadow is that it throws, and how soft, in points.
  static let shadow: (opacity: Float, radius: CGFloat) = (0.18, 24)
  /// Points between what was lifted and the menu, and from the edges of the screen.
  static let distance: CGFloat = 12, edge: CGFloat = 12
  /// How much larger what was lifted is.
  static let lift: CGFloat = 1.04
  /// Seconds in which it comes, by a spring that swings so little, and in which it goes.
  static let comingTime: TimeInterval = 0.35, damping: CGFloat = 0.8, goingTime: TimeInterval = 0.2
  /// How much smaller it is before it has come.
  static let smallest: CGFloat = 0.3
}
