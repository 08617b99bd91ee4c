import CPangoCairo

/// Paints a scene as the bytes of a file.
struct PictureBytes {
  let scene: PlotScene
  let format: PlotFormat
  /// Pixels a point, where the format has pixels.
  let scale: Double

  /// The file's bytes; the same for the same scene, fonts and libraries.
  func make() throws(PlotError) -> [UInt8] {
    let sink = ByteSink()
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
    return format == .svg ? Self.withoutCounter(sink.bytes) : sink.bytes
  }

  /// An SVG without the number that Cairo gives each surface of a process, which would make every
  /// file a different one.
  ///
  /// The number stands once, in the name of the outermost group, to which nothing refers.
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
      // Sizes are then in pixels of a browser, and not in points of print, a third larger.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    case .pdf:
      let surface = cairo_pdf_surface_create_for_stream(
        Self.write, sink.pointer, scene.width, scene.height)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, PlainText.line(scene.title))
      // A date of making would make every file a different one.
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

  /// Where Cairo puts the bytes; it knows the sink only as an address.
  private static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
      .append(UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
