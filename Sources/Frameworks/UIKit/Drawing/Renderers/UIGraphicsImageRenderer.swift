/// Makes pictures of what is drawn, in a view's coordinates.
///
/// - Thread: any, but one at a time.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of a size in points, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of pictures of a rectangle of the coordinates of drawing.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of a rectangle of the coordinates of drawing, in a format.
  public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// A picture of what is drawn; empty where the size is nothing.
  ///
  /// - Parameter actions: Draws on the context of now, which is also its argument's.
  open func image(actions: DrawingActions) -> UIImage {
    (try? rendered { actions($0) }) ?? UIImage()
  }

  /// The bytes of a PNG of what is drawn; none where the size is nothing.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Draws, and then does something with what was drawn, such as ask for `currentImage`.
  ///
  /// - Parameters:
  ///   - drawingActions: Draws.
  ///   - completionActions: Is called afterwards, with the same context.
  /// - Throws: An error of Foundation's if there is nothing to draw on.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsRendererContext) -> Void,
    completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
  ) throws {
    _ = try rendered(drawingActions, completionActions)
  }

  // MARK: Internals

  private func rendered(
    _ actions: (UIGraphicsImageRendererContext) -> Void,
    _ completion: ((UIGraphicsImageRendererContext) -> Void)? = nil
  ) throws -> UIImage {
    let imageFormat = ownFormat as? UIGraphicsImageRendererFormat
    let wanted = imageFormat?.scale ?? 0
    let scale = wanted > 0 ? wanted : CurrentTraits.scaleOfScreen
    imageFormat?.scale = scale
    let bounds = ownFormat.bounds
    guard
      let context = CGContext(
        pixelsOf: bounds.size, scale: scale, isOpaque: imageFormat?.opaque ?? false)
    else { throw CocoaError(.coderInvalidValue) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let seen = UIGraphicsImageRendererContext(context, ownFormat)
    UIGraphicsPushContext(context)
    actions(seen)
    UIGraphicsPopContext()
    completion?(seen)
    return seen.currentImage
  }
}
