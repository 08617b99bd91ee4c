extension PKInkingTool {
  /// The types of inks.
  public enum InkType: String, Sendable {
    /// A pen, whose line gets wider with more force.
    case pen = "com.apple.ink.pen"
    /// A pencil, whose line gets darker with more force, and wider with more tilt.
    case pencil = "com.apple.ink.pencil"
    /// A felt-tip marker, which is translucent.
    case marker = "com.apple.ink.marker"
    /// A pen with a line of constant width.
    case monoline = "com.apple.ink.monoline"
    /// A calligraphy pen, whose line depends on its direction.
    case fountainPen = "com.apple.ink.fountainpen"
    /// A watercolor brush.
    case watercolor = "com.apple.ink.watercolor"
    /// A crayon.
    case crayon = "com.apple.ink.crayon"

    /// The default width of a tool, in points.
    public var defaultWidth: CGFloat { widths.normal }
    /// The range of valid widths of a tool, in points.
    public var validWidthRange: ClosedRange<CGFloat> { widths.range }

    /// The content version that the ink requires.
    public var requiredContentVersion: PKContentVersion {
      switch self {
      case .pen, .pencil, .marker: .version1
      case .monoline, .fountainPen, .watercolor, .crayon: .version2
      }
    }

    /// The widths in points.
    ///
    /// - Source: values that developers printed on an iPhone or iPad and publish in comments of
    ///   their code: all of pen, monoline, pencil and fountain pen, and the range of the marker.
    ///   Confidence: reported; guess for the marker's default width, the watercolor and
    ///   the crayon.
    private var widths: (normal: CGFloat, range: ClosedRange<CGFloat>) {
      switch self {
      case .pen: (2.679940805277356, 0.8781664588318914...25.659259612471967)
      case .pencil: (2.4000000953674316, 2.4000000953674316...16)
      case .marker: (15, 7.5...60)
      case .monoline: (0.5, 0.5...4)
      case .fountainPen: (4, 1.5...14)
      case .watercolor: (20, 10...80)
      case .crayon: (10, 10...60)
      }
    }

    /// Returns the nearest valid width; the default width for NaN.
    func validWidth(_ width: CGFloat) -> CGFloat {
      guard !width.isNaN else { return defaultWidth }
      return min(max(width, validWidthRange.lowerBound), validWidthRange.upperBound)
    }
  }
}
