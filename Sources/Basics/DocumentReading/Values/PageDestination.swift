/// A place in a document to which a link or an entry of its outline leads.
package struct PageDestination: Hashable, Sendable {
  /// The page, from 0.
  package var page: Int
  /// The left edge in the page's own coordinates; nil if it shall not change.
  package var left: Double?
  /// The upper edge in the page's own coordinates; nil if it shall not change.
  package var top: Double?
  /// The scale, more than 0; nil if it shall not change.
  package var zoom: Double?

  /// Creates a place.
  package init(page: Int, left: Double? = nil, top: Double? = nil, zoom: Double? = nil) {
    (self.page, self.left, self.top, self.zoom) = (page, left, top, zoom)
  }
}
