/// A renderer that creates images, in a view's coordinates.
///
/// - Thread: any, but one at a time.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// The type of closures that draw.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size, in points, and of a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle of the drawing's coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a rectangle of the drawing's coordinates and of a format.
  public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer of images of a rectangle of the drawing's coordinates and of a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns the image that a closure draws; an empty image for an empty size.
  ///
  /// - Parameter actions: A closure that draws into its argument, whose context is also the current
  ///   one.
  open func image(actions: DrawingActions) -> UIImage {
    (try? rendered { actions($0) }) ?? UIImage()
  }

  /// Returns JPEG data of what a closure draws; empty data for an empty size.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
  /// Returns PNG data of what a closure draws.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Runs a closure that draws, then one that uses the drawing, such as its `currentImage`.
  ///
  /// - Parameters:
  ///   - drawingActions: The closure that draws.
  ///   - completionActions: The closure called afterward, with the same context.
  /// - Throws: A `CocoaError` if no context could be created.
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
    let drawing = UIGraphicsImageRendererContext(context, ownFormat)
    UIGraphicsPushContext(context)
    actions(drawing)
    UIGraphicsPopContext()
    completion?(drawing)
    return drawing.currentImage
  }
}
