import DisplayList

/// The number of a shape in a font.
public typealias CGGlyph = UInt16

/// A font without a size.
///
/// - Thread: any.
public final class CGFont: Sendable {
  /// The font as painters know it.
  package let drawing: DrawingFont

  package init(_ drawing: DrawingFont) { self.drawing = drawing }

  /// Makes a font of the name of a family, such as `Inter`; fails where no file has it.
  public convenience init?(_ name: CFString) {
    guard FontLibrary.shared.contains(family: name) else { return nil }
    self.init(DrawingFont(family: name))
  }
}

/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable, Hashable {
  /// Filled.
  case fill
  /// By their outlines' lines.
  case stroke
  /// Both.
  case fillStroke
  /// Not at all.
  case invisible
  /// Filled, and clipped to.
  case fillClip
  /// By their outlines' lines, and clipped to.
  case strokeClip
  /// Both, and clipped to.
  case fillStrokeClip
  /// Only clipped to.
  case clip
}
