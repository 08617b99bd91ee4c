package import TactusDocumentReading

/// A page of a PDF document.
///
/// - Thread: any.
public final class CGPDFPage: _CoreFoundationObject, Sendable {
  /// The number of the page, from 1.
  public let pageNumber: Int
  /// The document.
  public var document: CGPDFDocument? { owner }
  /// The degrees by which the page is shown turned clockwise: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(geometry.turn) }

  /// The boxes of the page.
  package let geometry: PageGeometry
  private let owner: CGPDFDocument

  init(_ document: CGPDFDocument, _ number: Int, _ geometry: PageGeometry) {
    (owner, pageNumber, self.geometry) = (document, number, geometry)
  }

  /// Returns a box of the page, in points of its own coordinates.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    switch box {
    case .mediaBox: CGRect(geometry.media)
    case .cropBox: CGRect(geometry.crop)
    case .bleedBox: CGRect(geometry.bleed)
    case .trimBox: CGRect(geometry.trim)
    case .artBox: CGRect(geometry.art)
    }
  }

  /// Returns the transform that brings a box of the page, turned as it is shown, into the center of
  /// a rectangle.
  ///
  /// A box that is larger than the rectangle becomes smaller; a smaller one stays as it is.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - rect: The rectangle.
  ///   - rotate: Further degrees clockwise, a multiple of 90.
  ///   - preserveAspectRatio: Whether both axes have the same scale.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let box = getBoxRect(box).intersection(getBoxRect(.mediaBox))
    guard !box.isEmpty else { return .identity }
    let angle = ((Int(rotationAngle) + Int(rotate)) % 360 + 360) % 360
    let isUpright = angle % 180 == 0
    let size = CGSize(
      width: isUpright ? box.width : box.height, height: isUpright ? box.height : box.width)
    var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    // Applied from right to left; y points upwards, so clockwise is a negative angle.
    return CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: x, y: y)
      .rotated(by: -CGFloat(angle) * .pi / 180)
      .translatedBy(x: -box.midX, y: -box.midY)
  }

  /// Returns a part of the page as a picture; nil if it is damaged or its reader fails.
  ///
  /// - Parameters:
  ///   - part: The part in the page's own coordinates; nil for all that is shown.
  ///   - turn: The degrees by which the picture is turned clockwise; 0 is as the page itself,
  ///     not as it is shown.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - hidden: The indices of annotations that are left out.
  package func picture(
    of part: CGRect? = nil, turnedBy turn: Int = 0, width: Int, height: Int,
    hiding hidden: [Int] = []
  ) throws(ReaderFailure) -> CGImage? {
    let crop = geometry.crop
    let area = part.map { part in
      PageRectangle(
        x: part.minX - crop.x, y: crop.y + crop.height - part.maxY, width: part.width,
        height: part.height)
    }
    let read = try owner.reader.picture(
      page: pageNumber - 1, turn: turn - geometry.turn, part: turn == 0 ? area : nil, width: width,
      height: height, hiding: hidden)
    return CGImage(read)
  }

  /// Returns the text and the links of the page.
  ///
  /// - Throws: `ReaderFailure`.
  package func content() throws(ReaderFailure) -> PageContent {
    try owner.reader.content(page: pageNumber - 1)
  }

  /// Returns the annotations of the page.
  ///
  /// - Throws: `ReaderFailure`.
  package func annotations() throws(ReaderFailure) -> PDFObjects {
    try owner.reader.annotations(page: pageNumber - 1)
  }
}
