/// The context of a PDF renderer's drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { cgContext.pageBounds ?? .zero }

  /// Begins a page with the renderer's bounds, after ending an open page.
  open func beginPage() { cgContext.beginPage(bounds: nil) }

  /// Begins a page, after ending an open page.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the page, in points; empty for the renderer's.
  ///   - pageInfo: The properties of the page; only `kCGPDFContextMediaBox` is used.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPage(
      bounds: CGContext.mediaBox(of: pageInfo) ?? (bounds.isEmpty ? nil : bounds))
  }

  /// Links an area of the current page to a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - rect: The area, with the origin at the lower left of the page and y up, regardless of the
  ///     current transform.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Adds a named destination to the current page.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - point: The location, with the origin at the lower left of the page and y up.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Links an area of the current page to a named destination.
  ///
  /// - Parameters:
  ///   - name: The name of the destination.
  ///   - rect: The area, with the origin at the lower left of the page and y up.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}
