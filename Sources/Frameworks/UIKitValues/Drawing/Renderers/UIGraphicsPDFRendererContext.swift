/// The context of a PDF renderer's drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { cgContext.pageBounds ?? .zero }

  /// Begins a page with the bounds of the renderer; one that is open ends before.
  open func beginPage() { cgContext.beginPage(bounds: nil) }

  /// Begins a page; one that is open ends before.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the page, in points; empty for those of the renderer.
  ///   - pageInfo: The properties of the page, of which `kCGPDFContextMediaBox` is used.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPage(
      bounds: CGContext.mediaBox(of: pageInfo) ?? (bounds.isEmpty ? nil : bounds))
  }

  /// Opens an address when a reader taps an area of the current page.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - rect: The area, with the origin at the lower left corner of the page and y upwards,
  ///     whatever the current transform.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Names a place of the current page.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - point: The place, with the origin at the lower left corner of the page and y upwards.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Leads to a named place when a reader taps an area of the current page.
  ///
  /// - Parameters:
  ///   - name: The name of the place.
  ///   - rect: The area, with the origin at the lower left corner of the page and y upwards.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}
