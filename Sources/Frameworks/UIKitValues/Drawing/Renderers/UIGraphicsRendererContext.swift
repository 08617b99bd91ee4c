/// The context of a renderer's drawing.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  open private(set) var cgContext: CGContext
  /// The format of the renderer.
  open private(set) var format: UIGraphicsRendererFormat

  /// Creates a one-pixel context, which belongs to no renderer.
  public override init() {
    let size = CGSize(width: 1, height: 1)
    guard let context = CGContext(pixelsOf: size, scale: 1, isOpaque: false) else {
      preconditionFailure("a context of a pixel cannot be created")
    }
    (cgContext, format) = (context, UIGraphicsRendererFormat())
    super.init()
  }

  package init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill color, with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    mixing(blendMode) { $0.fill(rect) }
  }

  /// Draws a one-point frame inside a rectangle, in the current stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a one-point frame inside a rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    mixing(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Intersects the clipping area with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func mixing(_ mode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body(cgContext)
    cgContext.restoreGState()
  }
}

/// The context of an image renderer's drawing.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the drawing so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
