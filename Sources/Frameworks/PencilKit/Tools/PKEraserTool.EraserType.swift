extension PKEraserTool {
  /// The behaviors of an eraser.
  public enum EraserType: Sendable {
    /// The eraser removes whole strokes that it touches.
    case vector
    /// The eraser removes the parts of strokes that it touches (Ink.TL3).
    case bitmap
    /// The eraser removes the parts of strokes that it touches; its width is constant.
    case fixedWidthBitmap

    /// The default width, in points of the drawing.
    ///
    /// - Source: developers' tests of an iPhone's values, which report a range from 16 to 64 for
    ///   the eraser of constant width, and none for the vector eraser. Confidence: reported for
    ///   the range, guess for the default widths.
    public var defaultWidth: CGFloat {
      switch self {
      case .vector: 0
      case .bitmap: 16
      case .fixedWidthBitmap: 16
      }
    }

    /// The range of valid widths, in points of the drawing.
    ///
    /// - Source: that of `defaultWidth`. Confidence: reported; guess for `bitmap`.
    public var validWidthRange: ClosedRange<CGFloat> {
      switch self {
      case .vector: 0...0
      case .bitmap, .fixedWidthBitmap: 16...64
      }
    }

    /// Returns the nearest valid width; the default width for NaN.
    func validWidth(_ width: CGFloat) -> CGFloat {
      guard !width.isNaN else { return defaultWidth }
      return min(max(width, validWidthRange.lowerBound), validWidthRange.upperBound)
    }
  }
}
