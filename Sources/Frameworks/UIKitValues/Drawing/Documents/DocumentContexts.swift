// PDF contexts, the predecessors of UIGraphicsPDFRenderer.

/// Begins a PDF context that appends to data.
///
/// - Parameters:
///   - data: The data that receives the document; complete after `UIGraphicsEndPDFContext()`.
///   - bounds: The size of pages that state none, in points; empty for US Letter.
///   - documentInfo: The properties of the document, such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a PDF context that writes a file; returns `false` if the file cannot be created.
///
/// - Parameters:
///   - path: The path of the file, which is replaced when the context ends; an empty path writes no
///     file.
///   - bounds: The size of pages that state none, in points; empty for US Letter.
///   - documentInfo: The properties of the document, such as `kCGPDFContextTitle`.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let consumer =
    path.isEmpty ? CGDataConsumer(data: NSMutableData()) : CGDataConsumer(url: URL(filePath: path))
  return begin(consumer, bounds, documentInfo)
}

/// Ends the PDF context, writes the end of the document, and returns to the context before.
public func UIGraphicsEndPDFContext() {
  guard let entry = DrawingContexts.ofThread.all.last, entry.isDocument else { return }
  entry.context?.closePDF()
  DrawingContexts.ofThread.pop()
}

/// Begins a page of the PDF context, with the size of the document.
public func UIGraphicsBeginPDFPage() { currentDocument?.beginPage(bounds: nil) }

/// Begins a page of the PDF context.
///
/// - Parameters:
///   - bounds: The bounds of the page, in points; empty for those of the document.
///   - pageInfo: The properties of the page, of which `kCGPDFContextMediaBox` is used.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentDocument?.beginPage(
    bounds: CGContext.mediaBox(of: pageInfo) ?? (bounds.isEmpty ? nil : bounds))
}

/// Returns the bounds of the current page; an empty rectangle outside of PDF contexts.
public func UIGraphicsGetPDFContextBounds() -> CGRect { currentDocument?.pageBounds ?? .zero }

/// Opens an address when a reader taps an area of the current page.
///
/// - Parameters:
///   - url: The address.
///   - rect: The area, with the origin at the lower left corner of the page and y upwards, whatever
///     the current transform.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  currentDocument?.setURL(url, for: rect)
}

/// Names a place of the current page.
///
/// - Parameters:
///   - name: The name.
///   - point: The place, with the origin at the lower left corner of the page and y upwards.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentDocument?.addDestination(name, at: point)
}

/// Leads to a named place when a reader taps an area of the current page.
///
/// - Parameters:
///   - name: The name of the place.
///   - rect: The area, with the origin at the lower left corner of the page and y upwards.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  currentDocument?.setDestination(name, for: rect)
}

/// The current context, if it is a PDF context.
private var currentDocument: CGContext? {
  UIGraphicsGetCurrentContext().flatMap { $0.pageBounds == nil ? nil : $0 }
}

/// Begins a PDF context; returns whether there is one.
@discardableResult
private func begin(
  _ consumer: CGDataConsumer?, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let context = consumer.flatMap {
    CGContext(
      document: $0, mediaBox: bounds.isEmpty ? nil : bounds, documentInfo, hasViewCoordinates: true)
  }
  // A context that could not be created also has an entry, as it is ended too.
  DrawingContexts.ofThread.push(DrawingContexts.Entry(context: context, isDocument: true))
  return context != nil
}
