import TactusDisplayList

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// A font without a size.
///
/// - Thread: any.
public final class CGFont: Sendable {
  /// The display list's font.
  package let drawing: DrawingFont

  package init(_ drawing: DrawingFont) { self.drawing = drawing }

  /// Creates the font of a family, such as `Inter`, or returns `nil` if it is not installed.
  public convenience init?(_ name: CFString) {
    guard FontLibrary.shared.contains(family: name) else { return nil }
    self.init(DrawingFont(family: name))
  }
}

/// The operation that draws text.
public enum CGTextDrawingMode: Int32, Sendable, Hashable {
  /// Fills.
  case fill
  /// Strokes.
  case stroke
  /// Fills, then strokes.
  case fillStroke
  /// Draws nothing.
  case invisible
  /// Fills, and adds to the clip.
  case fillClip
  /// Strokes, and adds to the clip.
  case strokeClip
  /// Fills, strokes, and adds to the clip.
  case fillStrokeClip
  /// Adds to the clip.
  case clip
}
