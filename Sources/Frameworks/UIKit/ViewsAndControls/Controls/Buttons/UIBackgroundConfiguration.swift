/// What is behind something, as a whole.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var new = UIBackgroundConfiguration()
    new.backgroundColor = .clear
    return new
  }

  /// What is behind buttons: a little round, and of the usual colour.
  static func button() -> UIBackgroundConfiguration {
    var new = UIBackgroundConfiguration()
    new.cornerRadius = buttonRadius
    return new
  }

  /// How round its corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// What is left around it.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The colour; nil for the usual one.
  public var backgroundColor: UIColor?
  /// The colour of the line along its edge; nil for the tint.
  public var strokeColor: UIColor?
  /// How wide that line is, in points.
  public var strokeWidth: CGFloat = 0

  /// How round buttons are, in points.
  ///
  /// - Source: what programs print of a button's description. Confidence: guess.
  private static let buttonRadius: CGFloat = 5.95
}
