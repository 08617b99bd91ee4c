/// An entry of a document's outline, such as the title of a chapter.
package struct OutlineEntry: Hashable, Sendable {
  /// The level, from 0; an entry belongs to the nearest one before it with a lesser level.
  package var level: Int
  /// The title.
  package var title: String
  /// The place; nil if the entry leads nowhere.
  package var destination: PageDestination?
  /// Whether the entries of the next level are shown at first.
  package var isOpen: Bool

  /// Creates an entry.
  package init(level: Int, title: String, destination: PageDestination?, isOpen: Bool) {
    (self.level, self.title) = (level, title)
    (self.destination, self.isOpen) = (destination, isOpen)
  }
}
