/// A font by what it is called; its file is found by `FontLibrary`.
public struct DrawingFont: Sendable, Hashable {
  /// The family, such as `Inter`.
  public var family: String
  /// How heavy it is: 100 thin, 400 regular, 700 bold, 900 black.
  public var weight: Int
  /// Whether it leans.
  public var isItalic: Bool

  /// Makes a font's name; without arguments, that of the system's regular text.
  public init(family: String = "Inter", weight: Int = 400, isItalic: Bool = false) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
  }
}
