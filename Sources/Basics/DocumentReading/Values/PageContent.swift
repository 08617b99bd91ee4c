/// The text and the links of a page.
package struct PageContent: Hashable, Sendable {
  /// The text.
  package var text: String
  /// The areas of the text's Unicode scalars in the page's own coordinates: one for each.
  package var areas: [PageRectangle]
  /// The links.
  package var links: [PageLink]

  /// Creates the content of a page.
  package init(text: String, areas: [PageRectangle], links: [PageLink]) {
    (self.text, self.areas, self.links) = (text, areas, links)
  }
}
