/// The values of a file with separated values.
package struct ReadTable: Hashable, Sendable {
  /// The rows, whose numbers of values may differ.
  package var rows: [[String]]
  /// Whether the file has more rows, columns or characters than the limits.
  package var isCut: Bool

  /// Creates a table.
  package init(rows: [[String]], isCut: Bool) { (self.rows, self.isCut) = (rows, isCut) }
}
