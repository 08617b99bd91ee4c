/// A renderer that creates PDF documents, in a view's coordinates.
///
/// Text remains text, and shapes remain vectors.
///
/// - Thread: any, but one at a time.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// The type of closures that draw.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer of pages of a size, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Creates a renderer of pages of a size, in points, and of a format.
  public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer of pages of a size, in points, and of a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Writes a PDF document that a closure draws to a file.
  ///
  /// - Parameters:
  ///   - url: The file, which is replaced when the document is complete.
  ///   - actions: A closure that begins pages and draws into its argument, whose context is also
  ///     the current one.
  /// - Throws: A `CocoaError` if the file cannot be written.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    let data = try document(actions)
    try data.write(to: url, options: .atomic)
  }

  /// Returns a PDF document that a closure draws; empty if no context could be created.
  ///
  /// - Parameter actions: A closure that begins pages and draws into its argument, whose context is
  ///   also the current one.
  open func pdfData(actions: DrawingActions) -> Data { (try? document(actions)) ?? Data() }

  // MARK: Internals

  private func document(_ actions: DrawingActions) throws -> Data {
    let data = NSMutableData()
    let bounds = ownFormat.bounds
    let properties = (ownFormat as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    guard let consumer = CGDataConsumer(data: data),
      let context = CGContext(
        document: consumer, mediaBox: bounds.isEmpty ? nil : bounds, properties,
        hasViewCoordinates: true)
    else { throw CocoaError(.fileWriteUnknown) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(context, ownFormat))
    UIGraphicsPopContext()
    context.closePDF()
    return data as Data
  }
}
