/// A closure that draws into the context of any renderer.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void

/// The base class of renderers; subclasses provide the context.
///
/// - Thread: any, but one at a time.
open class UIGraphicsRenderer: NSObject {
  /// Creates a renderer of a rectangle of the drawing's coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Creates a renderer of a rectangle of the drawing's coordinates and of a format, which is
  /// copied.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    ownFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    ownFormat.bounds = bounds.standardized
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Whether the renderer can create images.
  open var allowsImageOutput: Bool { false }

  let ownFormat: UIGraphicsRendererFormat
}
