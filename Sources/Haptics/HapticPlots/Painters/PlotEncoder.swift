import CTactusPangoCairo
import TactusPango

/// An encoder that paints a scene into a file's bytes.
struct PlotEncoder {
  let scene: PlotScene
  let format: PlotFormat
  /// The scale of a bitmap, in pixels per point.
  let scale: Double

  /// The maximum number of pixels of a bitmap.
  ///
  /// - Source: ours: 256 MB of memory, and a picture of 8,000 × 8,000 pixels. Confidence: guess.
  static let maximumPixels = 64_000_000.0
  /// The maximum width and height of a bitmap in pixels, of cairo's image surfaces.
  private static let maximumSide = 32_767.0

  /// Returns the file's bytes, which are reproducible for the same scene, fonts and libraries.
  func make() throws(PlotError) -> [UInt8] {
    let (columns, rows) = (scene.width * scale, scene.height * scale)
    if format == .png,
      columns * rows > Self.maximumPixels || max(columns, rows) > Self.maximumSide
    {
      throw .cannotDraw(
        reason: "\(Int(columns)) × \(Int(rows)) pixels are too many; choose a smaller scale or size"
      )
    }
    let sink = ByteSink()
    // A document's surface reads the fonts until it is finished.
    try PangoLock.withLock { () throws(PlotError) in try paint(into: sink) }
    return format == .svg ? Self.withoutCounter(sink.bytes) : sink.bytes
  }

  private func paint(into sink: ByteSink) throws(PlotError) {
    let surface = makeSurface(sink)
    defer { cairo_surface_destroy(surface) }
    try check(cairo_surface_status(surface))
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    if format == .png { cairo_scale(cairo, scale, scale) }
    CairoPainter.paint(scene, on: cairo)
    try check(cairo_status(cairo))
    if format == .png {
      try check(cairo_surface_write_to_png_stream(surface, Self.write, sink.pointer))
    }
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
  }

  /// Removes the process-wide number that Cairo gives each SVG surface, so that files are
  /// reproducible.
  ///
  /// The number occurs once, in the identifier of the outermost group, to which nothing refers.
  private static func withoutCounter(_ bytes: [UInt8]) -> [UInt8] {
    let name = Array("<g id=\"surface".utf8)
    guard let range = bytes.firstRange(of: name) else { return bytes }
    let digits = bytes[range.upperBound...].prefix { (48...57).contains($0) }
    return Array(bytes[..<digits.startIndex] + bytes[digits.endIndex...])
  }

  private func makeSurface(_ sink: ByteSink) -> OpaquePointer? {
    switch format {
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(
        Self.write, sink.pointer, scene.width, scene.height)
      // Sizes are then in CSS pixels, and not in points, which are a third larger.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    case .pdf:
      let surface = cairo_pdf_surface_create_for_stream(
        Self.write, sink.pointer, scene.width, scene.height)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, PlainText.line(scene.title))
      // A real creation date would make each file different.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      return surface
    case .png:
      return cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32((scene.width * scale).rounded(.up)),
        Int32((scene.height * scale).rounded(.up)))
    }
  }

  private func check(_ status: cairo_status_t) throws(PlotError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cannotDraw(reason: String(cString: cairo_status_to_string(status)))
  }

  /// The function through which Cairo writes to the sink.
  private static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
      .append(UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
