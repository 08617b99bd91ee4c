import TactusDocumentReading

/// A coordinate or scale that a destination leaves unchanged.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A destination: a point on a page.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFDestination: NSObject, NSCopying, @unchecked Sendable {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The upper left corner of the visible area, in the page's coordinates.
  public let point: CGPoint
  /// The scale; `kPDFDestinationUnspecifiedValue` to keep the current one.
  open var zoom = kPDFDestinationUnspecifiedValue

  /// Creates a destination.
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }

  /// Returns a copy of the destination.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFDestination(page, point)
    copy.zoom = zoom
    return copy
  }

  private init(_ page: PDFPage?, _ point: CGPoint) { (self.page, self.point) = (page, point) }

  @MainActor
  convenience init?(_ place: PageDestination?, of document: PDFDocument?) {
    guard let place, let page = document?.originalPage(place.page) else { return nil }
    let nothing = kPDFDestinationUnspecifiedValue
    self.init(
      page: page,
      at: CGPoint(
        x: place.left.map { CGFloat($0) } ?? nothing, y: place.top.map { CGFloat($0) } ?? nothing))
    if let zoom = place.zoom { self.zoom = zoom }
  }

  /// Returns whether this destination comes before or after another one in the same document.
  open func compare(_ destination: PDFDestination) -> ComparisonResult {
    let (own, other) = (
      page?.number ?? 0, destination.page?.number ?? 0
    )
    if own != other { return own < other ? .orderedAscending : .orderedDescending }
    if point.y == destination.point.y { return .orderedSame }
    return point.y > destination.point.y ? .orderedAscending : .orderedDescending
  }
}
