/// What a renderer's actions draw on.
open class UIGraphicsRendererContext: NSObject {
  /// The same as Core Graphics knows it.
  public final let cgContext: CGContext
  /// What is drawn on.
  public final let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// Fills a rectangle with the colour of now, over what is there.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the colour of now.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    mixing(blendMode) { $0.fill(rect) }
  }

  /// Draws the edge of a rectangle, a point wide and within it, in the colour of lines.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws the edge of a rectangle, a point wide and within it.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    mixing(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Keeps what follows within a rectangle as well.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func mixing(_ mode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body(cgContext)
    cgContext.restoreGState()
  }
}

/// What the actions of a renderer of pictures draw on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as it is now.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
