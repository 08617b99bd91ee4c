/// The boxes of a page, in points of the page's own coordinates, with y upwards.
package struct PageGeometry: Hashable, Sendable {
  /// The media box: the whole sheet.
  package var media: PageRectangle
  /// The crop box: the part that is shown.
  package var crop: PageRectangle
  /// The bleed box: the part that is printed before the sheet is trimmed.
  package var bleed: PageRectangle
  /// The trim box: the part that remains after trimming.
  package var trim: PageRectangle
  /// The art box: the meaningful content, as its author states it.
  package var art: PageRectangle
  /// The degrees by which the page is shown turned clockwise: 0, 90, 180 or 270.
  package var turn: Int

  /// Creates the boxes of a page.
  package init(
    media: PageRectangle, crop: PageRectangle, bleed: PageRectangle, trim: PageRectangle,
    art: PageRectangle, turn: Int
  ) {
    (self.media, self.crop, self.bleed) = (media, crop, bleed)
    (self.trim, self.art, self.turn) = (trim, art, turn)
  }

  /// The boxes in the order in which they are sent.
  var boxes: [PageRectangle] { [media, crop, bleed, trim, art] }

  /// The size of the page as it is shown, in points.
  package var shownSize: (width: Double, height: Double) {
    turn % 180 == 0 ? (crop.width, crop.height) : (crop.height, crop.width)
  }

  /// Returns a rectangle in the page's own coordinates.
  ///
  /// - Parameter shown: The rectangle on the page as it is shown, from its upper left corner.
  package func inPage(_ shown: PageRectangle) -> PageRectangle {
    let (right, bottom) = (shown.x + shown.width, shown.y + shown.height)
    switch turn {
    case 90:
      return PageRectangle(
        x: crop.x + shown.y, y: crop.y + shown.x, width: shown.height, height: shown.width)
    case 180:
      return PageRectangle(
        x: crop.x + crop.width - right, y: crop.y + shown.y, width: shown.width,
        height: shown.height)
    case 270:
      return PageRectangle(
        x: crop.x + crop.width - bottom, y: crop.y + crop.height - right, width: shown.height,
        height: shown.width)
    default:
      return PageRectangle(
        x: crop.x + shown.x, y: crop.y + crop.height - bottom, width: shown.width,
        height: shown.height)
    }
  }
}
