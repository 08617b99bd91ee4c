/// The place of an element in a table with rows and columns.
public struct ElementCell: Sendable, Equatable {
  /// The index of its first row.
  public var row: Int
  /// The index of its first column.
  public var column: Int
  /// The labels of the headers of its row.
  public var rowHeaders: [String]
  /// The labels of the headers of its column.
  public var columnHeaders: [String]

  /// Creates a place.
  public init(
    row: Int, column: Int, rowHeaders: [String] = [], columnHeaders: [String] = []
  ) {
    self.row = row
    self.column = column
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
