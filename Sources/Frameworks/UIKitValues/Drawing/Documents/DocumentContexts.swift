// PDF contexts, the predecessors of UIGraphicsPDFRenderer.

/// Begins a PDF context that appends to data.
///
/// - Parameters:
///   - data: Receives the document; complete after `UIGraphicsEndPDFContext()`.
///   - bounds: The default page size, in points; empty for US Letter.
///   - documentInfo: The properties of the document, such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a PDF context that writes a file; returns `false` if the file cannot be created.
///
/// - Parameters:
///   - path: The path of the file, which is replaced when the context ends; empty for no file.
///   - bounds: The default page size, in points; empty for US Letter.
///   - documentInfo: The properties of the document, such as `kCGPDFContextTitle`.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let consumer =
    path.isEmpty ? CGDataConsumer(data: NSMutableData()) : CGDataConsumer(url: URL(filePath: path))
  return begin(consumer, bounds, documentInfo)
}

/// Ends the PDF context, completes the document, and restores the previous context.
public func UIGraphicsEndPDFContext() {
  guard let entry = DrawingContexts.ofThread.all.last, entry.isDocument else { return }
  entry.context?.closePDF()
  DrawingContexts.ofThread.pop()
}

/// Begins a page of the PDF context with the default size.
public func UIGraphicsBeginPDFPage() { currentDocument?.beginPage(bounds: nil) }

/// Begins a page of the PDF context.
///
/// - Parameters:
///   - bounds: The bounds of the page, in points; empty for the document's.
///   - pageInfo: The properties of the page; only `kCGPDFContextMediaBox` is used.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentDocument?.beginPage(
    bounds: CGContext.mediaBox(of: pageInfo) ?? (bounds.isEmpty ? nil : bounds))
}

/// Returns the bounds of the current page; an empty rectangle outside of PDF contexts.
public func UIGraphicsGetPDFContextBounds() -> CGRect { currentDocument?.pageBounds ?? .zero }

/// Links an area of the current page to a URL.
///
/// - Parameters:
///   - url: The URL.
///   - rect: The area, with the origin at the lower left of the page and y up, regardless of the
///     current transform.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  currentDocument?.setURL(url, for: rect)
}

/// Adds a named destination to the current page.
///
/// - Parameters:
///   - name: The name.
///   - point: The location, with the origin at the lower left of the page and y up.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentDocument?.addDestination(name, at: point)
}

/// Links an area of the current page to a named destination.
///
/// - Parameters:
///   - name: The name of the destination.
///   - rect: The area, with the origin at the lower left of the page and y up.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  currentDocument?.setDestination(name, for: rect)
}

/// The current context, if it is a PDF context.
private var currentDocument: CGContext? {
  UIGraphicsGetCurrentContext().flatMap { $0.pageBounds == nil ? nil : $0 }
}

/// Begins a PDF context; returns whether it could be created.
@discardableResult
private func begin(
  _ consumer: CGDataConsumer?, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let context = consumer.flatMap {
    CGContext(
      document: $0, mediaBox: bounds.isEmpty ? nil : bounds, documentInfo, hasViewCoordinates: true)
  }
  // A failed context also gets an entry, because it is ended too.
  DrawingContexts.ofThread.push(DrawingContexts.Entry(context: context, isDocument: true))
  return context != nil
}
