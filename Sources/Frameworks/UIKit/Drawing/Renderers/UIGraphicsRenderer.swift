/// Draws what it is told on something new; by itself on nothing, for its subclasses say on what.
///
/// - Thread: any, but one at a time.
open class UIGraphicsRenderer: NSObject {
  /// Makes a renderer of a rectangle of the coordinates of drawing.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Makes a renderer of a rectangle of the coordinates of drawing, in a format, which is copied.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    ownFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    ownFormat.bounds = bounds.standardized
    super.init()
  }

  /// What it draws on.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Whether pictures can be made of it.
  open var allowsImageOutput: Bool { false }

  let ownFormat: UIGraphicsRendererFormat
}
