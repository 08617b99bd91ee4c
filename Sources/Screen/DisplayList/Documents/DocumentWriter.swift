import CTactusPangoCairo
import TactusPango

/// A writer of PDF documents whose pages are drawings.
///
/// Text remains text with subsets of its fonts, and shapes remain vectors; `DocumentPainter` names
/// what becomes a picture. Pages are written as they are added, so that the memory does not grow
/// with the pictures of the document.
///
/// - Thread: any, but one at a time.
public final class DocumentWriter {
  /// The longest side of a page in points; longer ones are not opened by many readers.
  ///
  /// - Source: PDF 1.7, annex C, 200 inches (documented).
  public static let sideLimit = 14_400.0

  private let surface: OpaquePointer
  private let sink: Sink
  private var isFinished = false

  /// The bytes that Cairo has written, and the function that takes them.
  ///
  /// Cairo writes while the lock of fonts is held, which that function may need.
  private final class Sink {
    private let write: (UnsafeRawBufferPointer) -> Bool
    private var waiting: [UInt8] = []
    init(_ write: @escaping (UnsafeRawBufferPointer) -> Bool) { self.write = write }

    func add(_ bytes: UnsafeRawBufferPointer) { waiting += bytes }

    /// Hands the bytes over, and returns whether the function could take them.
    func flush() -> Bool {
      guard !waiting.isEmpty else { return true }
      defer { waiting = [] }
      return waiting.withUnsafeBytes(write)
    }
  }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - properties: The properties of the document.
  ///   - write: A function that is called with the bytes of the document, in order, and returns
  ///     whether it could take them.
  /// - Throws: `SurfaceError.cannotPaint` if there is not enough memory.
  public init(
    _ properties: DocumentProperties, write: @escaping (UnsafeRawBufferPointer) -> Bool
  ) throws(SurfaceError) {
    sink = Sink(write)
    surface = try DrawingSurface.checked(
      cairo_pdf_surface_create_for_stream(
        { sink, bytes, count in
          guard let sink else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue()
            .add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque(), 1, 1))
    for (property, text) in [
      (CAIRO_PDF_METADATA_TITLE, properties.title), (CAIRO_PDF_METADATA_AUTHOR, properties.author),
      (CAIRO_PDF_METADATA_SUBJECT, properties.subject),
      (CAIRO_PDF_METADATA_KEYWORDS, properties.keywords),
      (CAIRO_PDF_METADATA_CREATOR, properties.creator),
      (CAIRO_PDF_METADATA_CREATE_DATE, properties.creationDate),
    ] {
      if let text { cairo_pdf_surface_set_metadata(surface, property, text) }
    }
  }

  deinit {
    let isFinished = isFinished
    PangoLock.withLock {
      if !isFinished { cairo_surface_finish(surface) }
      cairo_surface_destroy(surface)
    }
    _ = sink.flush()
  }

  /// Adds a page of the drawing's size, at least 1 point and at most `sideLimit` a side.
  ///
  /// - Parameters:
  ///   - drawing: The content.
  ///   - links: The links and destinations of the page.
  /// - Throws: `SurfaceError.cannotPaint` if the bytes could not be written.
  public func addPage(
    _ drawing: Drawing, links: [DocumentLink] = []
  ) throws(SurfaceError) {
    func side(_ length: Double) -> Double { length > 1 ? min(Self.sideLimit, length) : 1 }
    let (width, height) = (side(drawing.width), side(drawing.height))
    cairo_pdf_surface_set_size(surface, width, height)
    let context = CairoContext(
      on: surface,
      box: PixelBox(around: DrawingRect(x: 0, y: 0, width: width, height: height)),
      keepsText: true)
    // Cairo 1.16 drops the links of pages without content.
    if !links.isEmpty {
      cairo_set_source_rgb(context.cairo, 1, 1, 1)
      cairo_rectangle(context.cairo, 0, 0, 0.01, 0.01)
      cairo_fill(context.cairo)
    }
    DocumentPainter.paint(drawing, on: context)
    for link in links {
      cairo_tag_begin(context.cairo, link.tag.name, link.tag.attributes)
      cairo_tag_end(context.cairo, link.tag.name)
    }
    // Only now the glyphs of the page are read.
    PangoLock.withLock { cairo_show_page(context.cairo) }
    try check(cairo_status(context.cairo))
    try check(cairo_surface_status(surface))
    try flush()
  }

  /// Writes the end of the document; afterwards no page can be added.
  ///
  /// - Throws: `SurfaceError.cannotPaint` if the bytes could not be written.
  public func finish() throws(SurfaceError) {
    guard !isFinished else { return }
    isFinished = true
    PangoLock.withLock { cairo_surface_finish(surface) }
    try check(cairo_surface_status(surface))
    try flush()
  }

  private func flush() throws(SurfaceError) {
    try check(sink.flush() ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR)
  }

  private func check(_ status: cairo_status_t) throws(SurfaceError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cannotPaint(reason: String(cString: cairo_status_to_string(status)))
  }
}
