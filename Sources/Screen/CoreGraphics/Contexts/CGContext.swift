import DisplayList

/// Something to draw on: pixels, or a drawing that is painted later.
///
/// - Thread: any, but one at a time.
public final class CGContext {
  let canvas: any ContextCanvas
  /// From the device's coordinates to those of the drawing, whose y goes down.
  let drawingTransform: CGAffineTransform
  /// The transform of the beginning, by which shadows go.
  let baseTransform: CGAffineTransform
  var state: GraphicsState
  var states: [GraphicsState] = []
  /// Whether edges can be smooth, in whatever state.
  var allowsSmoothness = true
  /// The path that is being built, in the drawing's coordinates: what is added to it is changed by
  /// the transform of its time.
  var current = DrawingPath()
  /// How text is changed before the user's coordinates.
  public var textMatrix = CGAffineTransform.identity

  /// What only a bitmap has.
  let bitmap: Bitmap?

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
    if device.concatenating(drawing) != .identity {
      canvas.perform(.transform(device.concatenating(drawing).drawing))
    }
  }

  /// Makes a context that paints pixels in memory; fails for formats that are not to be had.
  ///
  /// Its coordinates begin at the lower left corner, with y upwards. To be had are 8 or 16 bits a
  /// component, in red, green and blue or gray or alpha alone. Who hands in memory, or asks for
  /// `data`, may read and write the pixels there; every step is then brought into step with it, which
  /// takes a while for large pictures.
  ///
  /// - Parameters:
  ///   - data: The memory, at least `bytesPerRow * height` bytes, which outlives the context; `nil`
  ///     for memory of its own.
  ///   - width: Pixels a row.
  ///   - height: Rows.
  ///   - bitsPerComponent: 8 or 16.
  ///   - bytesPerRow: Bytes from row to row; 0 for as many as it takes, in memory of its own.
  ///   - space: What the components mean.
  ///   - bitmapInfo: A `CGImageAlphaInfo`, and a byte order.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    // Contexts have their colours multiplied by alpha, if they have alpha.
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

  /// Makes a context of pixels with a view's coordinates: points from the upper left corner.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Pixels a point.
  ///   - isOpaque: Whether it begins black and has no alpha.
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

  /// Makes a context that keeps what is drawn, with a view's coordinates.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Pixels a point on the screen it is for, which only shows in the transform.
  package convenience init(recording size: CGSize, scale: CGFloat) {
    let (device, drawing) = Self.viewTransforms(height: size.height, scale: scale)
    self.init(
      RecordingCanvas(size: size), bitmap: nil, size: size, device: device, drawing: drawing)
  }

  /// What was drawn on a context that keeps it; ends what is still open.
  package func recorded() -> Drawing? {
    guard let canvas = canvas as? RecordingCanvas else { return nil }
    while let before = states.last {
      if before.beganLayer { endTransparencyLayer() } else { restoreGState() }
    }
    endMasks()
    return canvas.drawing
  }

  /// How many steps were kept so far on a context that keeps them; 0 on others.
  package var stepCount: Int { (canvas as? RecordingCanvas)?.drawing.commands.count ?? 0 }

  /// Whether any of the steps that were kept since then paints something.
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

  /// From the user's coordinates to those of the drawing.
  var userTransform: DrawingTransform {
    state.transform.concatenating(drawingTransform).drawing
  }
}
