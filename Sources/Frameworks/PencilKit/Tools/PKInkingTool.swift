/// An ink and a width, for drawing on a canvas view.
public struct PKInkingTool: PKTool, Equatable {
  /// The type of the ink; setting it clamps the width to its valid range.
  public var inkType: InkType {
    get { ink.inkType }
    set { ink.inkType = newValue }
  }
  /// The base color of the ink, for the light interface style (Ink.IN5).
  public var color: UIColor {
    get { ink.color }
    set { ink.color = newValue }
  }
  /// The base width of the ink, in points; within the valid range of its type (Ink.TL1).
  public var width: CGFloat {
    get { storedWidth }
    set { storedWidth = inkType.validWidth(newValue) }
  }
  /// The ink of new strokes; a change keeps the width within its valid range.
  public var ink: PKInk {
    didSet { storedWidth = inkType.validWidth(storedWidth) }
  }

  private var storedWidth: CGFloat

  /// Creates an inking tool.
  ///
  /// - Parameters:
  ///   - type: The type of the ink.
  ///   - color: The base color of the ink.
  ///   - width: The base width in points, limited to the valid range; nil for the default width.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    self.init(ink: PKInk(type, color: color), width: width ?? type.defaultWidth)
  }

  /// Creates an inking tool with an ink.
  ///
  /// - Parameters:
  ///   - ink: The ink.
  ///   - width: The base width in points, limited to the valid range.
  public init(ink: PKInk, width: CGFloat) {
    (self.ink, storedWidth) = (ink, ink.inkType.validWidth(width))
  }

  /// The content version that strokes of the tool require.
  public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }

  /// Returns the color that an ink has in another interface style (Ink.IN5).
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - userInterfaceStyle: The style for which the color is meant; unspecified acts as light.
  ///   - other: The style for which the result is shown; unspecified acts as light.
  public static func convertColor(
    _ color: UIColor, from userInterfaceStyle: UIUserInterfaceStyle,
    to other: UIUserInterfaceStyle
  ) -> UIColor {
    guard (userInterfaceStyle == .dark) != (other == .dark) else { return color }
    return InkColor(color).withInvertedLightness.color
  }

  /// Returns whether two tools have the same type, color and width.
  public static func == (a: PKInkingTool, b: PKInkingTool) -> Bool {
    a.inkType == b.inkType && a.color == b.color && a.width == b.width
  }
}
