/// The configuration of a background.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// Returns the configuration of a clear background.
  public static func clear() -> UIBackgroundConfiguration {
    var new = UIBackgroundConfiguration()
    new.backgroundColor = .clear
    return new
  }

  /// Returns the default configuration of a button's background.
  static func button() -> UIBackgroundConfiguration {
    var new = UIBackgroundConfiguration()
    new.cornerRadius = buttonRadius
    return new
  }

  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The color; `nil` for the default one.
  public var backgroundColor: UIColor?
  /// The color of the border; `nil` for the tint.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0

  /// The default corner radius of buttons, in points.
  ///
  /// - Source: what programs print of a button's description. Confidence: guess.
  private static let buttonRadius: CGFloat = 5.95
}
