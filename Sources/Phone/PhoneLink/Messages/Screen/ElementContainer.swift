/// The kind of a container of elements; the raw value is the word on the wire.
public enum ElementContainer: String, Sendable, CaseIterable {
  /// A table with rows and columns.
  case dataTable = "data-table"
  /// A list of items.
  case list
  /// A landmark, as on a web page.
  case landmark
  /// A group of related elements.
  case semanticGroup = "semantic-group"
  /// A set of alternatives, such as tabs or segments, whose members are counted.
  case set
}
