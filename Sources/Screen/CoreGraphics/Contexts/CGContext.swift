import TactusDisplayList

/// A drawing destination: pixels, or a recorded drawing.
///
/// - Thread: any, but one at a time.
public final class CGContext: _CoreFoundationObject {
  let canvas: any ContextCanvas
  /// The transform from device space to the drawing's coordinates, whose y points down.
  private(set) var drawingTransform: CGAffineTransform
  /// The initial transform, which also applies to shadows.
  private(set) var baseTransform: CGAffineTransform
  var state: GraphicsState
  /// The rectangle of the whole content, in the drawing's coordinates.
  private(set) var initialClip: DrawingRect?
  var states: [GraphicsState] = []
  /// Whether the context allows antialiasing.
  var allowsAntialiasing = true
  /// The current path, in the drawing's coordinates.
  ///
  /// Elements are transformed when they are added.
  var current = DrawingPath()
  /// The transform from text space to user space.
  public var textMatrix = CGAffineTransform.identity

  /// The bitmap's properties, or `nil` for other contexts.
  let bitmap: Bitmap?
  /// The pages of a document, or `nil` for other contexts.
  var page: PageCanvas? { canvas as? PageCanvas }
  /// Whether the pages of a document have a view's coordinates, with y downwards.
  private var hasViewCoordinates = false

  struct Bitmap {
    var canvas: BitmapCanvas
    var bitsPerComponent: Int
    var colorSpace: CGColorSpace?
    var info: CGBitmapInfo
  }

  private init(
    _ canvas: any ContextCanvas, bitmap: Bitmap?, size: CGSize, device: CGAffineTransform,
    drawing: CGAffineTransform
  ) {
    (self.canvas, self.bitmap) = (canvas, bitmap)
    (baseTransform, drawingTransform) = (device, drawing)
    state = GraphicsState(
      transform: device,
      clip: DrawingRect(
        x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    initialClip = state.clip
    if device.concatenating(drawing) != .identity {
      canvas.execute(.transform(device.concatenating(drawing).drawing))
    }
  }

  /// Creates a context that paints pixels in memory, or returns `nil` if the format is not
  /// supported.
  ///
  /// The origin is at the lower left corner, with y upwards. Supported are 8 or 16 bits per
  /// component in RGB, gray, or alpha alone. If the caller passes memory or reads `data`, the
  /// memory is synchronized before and after each command, which is slow for large pictures.
  ///
  /// - Parameters:
  ///   - data: The memory, at least `bytesPerRow * height` bytes, which outlives the context; `nil`
  ///     for memory of its own.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8 or 16.
  ///   - bytesPerRow: The number of bytes per row; 0 for the minimum, in memory of its own.
  ///   - space: The color space.
  ///   - bitmapInfo: A `CGImageAlphaInfo`, and a byte order.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    // Contexts with alpha require premultiplied colors.
    guard ![.last, .first].contains(info.alphaInfo),
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, model: space.model, info: info),
      DrawingImage.isPossible(width: width, height: height)
    else { return nil }
    let least = width * format.bytesPerPixel
    let row = bytesPerRow == 0 && data == nil ? (least + 15) / 16 * 16 : bytesPerRow
    guard row >= least,
      let canvas = BitmapCanvas(
        width: width, height: height, bytesPerRow: row, format: format, memory: data)
    else { return nil }
    self.init(
      canvas,
      bitmap: Bitmap(
        canvas: canvas, bitsPerComponent: bitsPerComponent, colorSpace: space, info: info),
      size: CGSize(width: width, height: height), device: .identity,
      drawing: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Creates a context of pixels with a view's coordinates: points from the upper left corner.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The scale in pixels per point.
  ///   - isOpaque: Whether the context has no alpha, and is initially black.
  package convenience init?(pixelsOf size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let (width, height) = (
      Self.pixels(size.width * scale), Self.pixels(size.height * scale)
    )
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    let info = CGBitmapInfo(
      rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    guard scale > 0,
      let format = PixelFormat(bitsPerComponent: 8, bitsPerPixel: 32, model: .rgb, info: info),
      let canvas = BitmapCanvas(
        width: width, height: height, bytesPerRow: width * 4, format: format, memory: nil,
        scale: Double(scale))
    else { return nil }
    let (device, drawing) = Self.viewTransforms(height: size.height, scale: scale)
    self.init(
      canvas,
      bitmap: Bitmap(canvas: canvas, bitsPerComponent: 8, colorSpace: .standardRGB, info: info),
      size: size, device: device, drawing: drawing)
  }

  /// Creates a context that records a drawing, with a view's coordinates.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The scale of the screen in pixels per point, which only affects the transform.
  package convenience init(recording size: CGSize, scale: CGFloat) {
    let (device, drawing) = Self.viewTransforms(height: size.height, scale: scale)
    self.init(
      RecordingCanvas(size: size), bitmap: nil, size: size, device: device, drawing: drawing)
  }

  /// Creates a context that writes the pages of a document.
  convenience init(page: PageCanvas, hasViewCoordinates: Bool) {
    self.init(page, bitmap: nil, size: page.mediaBox.size, device: .identity, drawing: .identity)
    self.hasViewCoordinates = hasViewCoordinates
  }

  /// Sets the initial graphics state and transform of a new page.
  func resetForPage() {
    guard let bounds = page?.pageBounds else { return }
    // From user space with y upwards to the drawing's coordinates.
    drawingTransform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
    // From a view's coordinates to user space.
    baseTransform =
      hasViewCoordinates
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY) : .identity
    (states, current, textMatrix) = ([], DrawingPath(), .identity)
    state = GraphicsState(
      transform: baseTransform,
      clip: DrawingRect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height)))
    initialClip = state.clip
    let initial = baseTransform.concatenating(drawingTransform)
    if initial != .identity { canvas.execute(.transform(initial.drawing)) }
  }

  /// Returns the drawing of a recording context, and closes open states and layers.
  package func recorded() -> Drawing? {
    guard let canvas = canvas as? RecordingCanvas else { return nil }
    closeStates()
    canvas.finish()
    return canvas.drawing
  }

  /// Closes open states and layers.
  func closeStates() {
    while let before = states.last {
      if before.beganLayer { endTransparencyLayer() } else { restoreGState() }
    }
    endMasks()
  }

  /// The number of commands recorded so far; 0 for other contexts.
  package var commandCount: Int { (canvas as? RecordingCanvas)?.drawing.commands.count ?? 0 }

  /// Returns whether any command recorded after a number of commands paints something.
  package func hasPainted(since count: Int) -> Bool {
    guard let commands = (canvas as? RecordingCanvas)?.drawing.commands else { return true }
    return commands.dropFirst(count).contains(where: \.mayPaint)
  }

  // MARK: Internals

  private static func pixels(_ length: CGFloat) -> Int {
    length.isFinite && length > 0 && length < 1e6 ? Int(length.rounded(.up)) : 0
  }

  private static func viewTransforms(
    height: CGFloat, scale: CGFloat
  ) -> (CGAffineTransform, CGAffineTransform) {
    (
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height * scale),
      CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: -1 / scale, tx: 0, ty: height)
    )
  }

  /// The transform from user space to the drawing's coordinates.
  var userTransform: DrawingTransform {
    state.transform.concatenating(drawingTransform).drawing
  }
}
