/// A font by its family, weight and slant.
public struct DrawingFont: Sendable, Hashable {
  /// The family, such as `Inter`.
  public var family: String
  /// The weight: 100 thin, 400 regular, 700 bold, 900 black.
  public var weight: Int
  /// Whether the font is italic.
  public var isItalic: Bool

  /// Creates a font; the default is the system's regular font.
  public init(family: String = "Inter", weight: Int = 400, isItalic: Bool = false) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
  }
}
