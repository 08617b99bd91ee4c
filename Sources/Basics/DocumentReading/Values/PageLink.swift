/// A link on a page.
package struct PageLink: Hashable, Sendable {
  /// The target of a link.
  package enum Target: Hashable, Sendable {
    /// An address.
    case address(String)
    /// A place in the same document.
    case place(PageDestination)
  }

  /// The area in the page's own coordinates.
  package var area: PageRectangle
  /// The target.
  package var target: Target

  /// Creates a link.
  package init(area: PageRectangle, target: Target) { (self.area, self.target) = (area, target) }
}
