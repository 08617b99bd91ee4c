import TactusDocumentReading

/// A link on a page: the only kind of annotation that is read as an object.
///
/// Others are part of the page's picture.
@preconcurrency @MainActor
open class PDFAnnotation: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The area in the page's coordinates.
  open private(set) var bounds: CGRect
  /// The kind: `Link`.
  open var type: String? { "Link" }
  /// The address of a link to another document.
  open var url: URL?
  /// The place of a link within the document.
  open var destination: PDFDestination?

  init(_ link: PageLink, on page: PDFPage) {
    (self.page, bounds) = (page, CGRect(link.area))
    super.init()
    switch link.target {
    case .address(let address): url = URL(string: address)
    case .place(let place): destination = PDFDestination(place, of: page.document)
    }
  }
}
