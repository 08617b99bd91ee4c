import Foundation
import TactusDisplayList

extension CGContext {
  /// Creates a context that writes a PDF document, or returns `nil` if it cannot.
  ///
  /// User space has its origin at the lower left corner of the page, with y upwards. Text remains
  /// text, and shapes remain vectors.
  ///
  /// - Parameters:
  ///   - consumer: The consumer of the document's bytes.
  ///   - mediaBox: The size of pages that specify none; `nil` for US Letter.
  ///   - auxiliaryInfo: The properties of the document, such as `kCGPDFContextTitle`.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(
      document: consumer, mediaBox: mediaBox?.pointee, auxiliaryInfo, hasViewCoordinates: false)
  }

  /// Creates a context that writes a PDF document into a file, or returns `nil` if it cannot.
  ///
  /// - Parameters:
  ///   - url: The file, which is replaced when the document is closed.
  ///   - mediaBox: The size of pages that state none; `nil` for US Letter.
  ///   - auxiliaryInfo: The properties of the document, such as `kCGPDFContextTitle`.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page of a PDF document, with the initial graphics state.
  ///
  /// - Parameter pageInfo: The properties of the page, of which `kCGPDFContextMediaBox` is used.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    beginPage(bounds: Self.mediaBox(of: pageInfo))
  }

  /// Ends the page of a PDF document.
  public func endPDFPage() { endPage() }

  /// Begins a page, with the initial graphics state.
  ///
  /// - Parameter mediaBox: The bounds of the page; `nil` for those of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(bounds: mediaBox?.pointee) }

  /// Ends the page.
  public func endPage() {
    guard let page, page.pageBounds != nil else { return }
    closeStates()
    page.endPage()
  }

  /// Writes the end of a PDF document; afterwards nothing can be drawn.
  public func closePDF() {
    endPage()
    page?.close()
  }

  /// Opens an address when a reader taps an area of the current page.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - rect: The area, in the coordinates of the page without the current transform.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    page?.add(.address(url.absoluteString, onPage(rect)))
  }

  /// Names a place of the current page.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - point: The place, in the coordinates of the page without the current transform.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    page?.add(.name(name, onPage(CGRect(origin: point, size: .zero)).origin))
  }

  /// Leads to a named place when a reader taps an area of the current page.
  ///
  /// - Parameters:
  ///   - name: The name of the place.
  ///   - rect: The area, in the coordinates of the page without the current transform.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    page?.add(.destination(name, onPage(rect)))
  }

  // MARK: Internals

  /// Creates a context that writes a document whose pages have a view's coordinates.
  package convenience init?(
    document consumer: CGDataConsumer, mediaBox: CGRect?, _ properties: CFDictionary?,
    hasViewCoordinates: Bool
  ) {
    guard let properties = DocumentProperties(properties),
      let canvas = PageCanvas(consumer, mediaBox: mediaBox, properties)
    else { return nil }
    self.init(page: canvas, hasViewCoordinates: hasViewCoordinates)
  }

  /// Begins a page; one that is open ends before.
  package func beginPage(bounds: CGRect?) {
    guard let page else { return }
    endPage()
    page.beginPage(bounds)
    resetForPage()
  }

  /// The bounds of the current page, or of the first one before it begins; `nil` for other
  /// contexts.
  package var pageBounds: CGRect? { page.map { $0.pageBounds ?? $0.mediaBox } }

  /// Returns the media box of the properties of a page.
  package static func mediaBox(of pageInfo: CFDictionary?) -> CGRect? {
    guard let data = pageInfo?[kCGPDFContextMediaBox] as? Data,
      data.count == MemoryLayout<CGRect>.size
    else { return nil }
    return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
  }

  /// Returns an area of the page in the drawing's coordinates, from default user space.
  private func onPage(_ rect: CGRect) -> DrawingRect {
    let bounds = pageBounds ?? .zero
    let rect = rect.standardized
    return CGRect(
      x: rect.minX - bounds.minX, y: bounds.maxY - rect.maxY, width: rect.width,
      height: rect.height
    ).drawing
  }
}

extension DrawingRect {
  /// The corner.
  fileprivate var origin: DrawingPoint { DrawingPoint(x, y) }
}
