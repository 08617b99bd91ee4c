/// The place of an element in a table with rows and columns.
public struct ElementCell: Sendable, Equatable {
  /// The index of its first row; `nil` if the table does not say it.
  public var row: Int?
  /// The index of its first column; `nil` if the table does not say it.
  public var column: Int?
  /// The number of its rows.
  public var rowSpan: Int
  /// The number of its columns.
  public var columnSpan: Int
  /// The texts of the headers of its row.
  public var rowHeaders: [String]
  /// The texts of the headers of its column.
  public var columnHeaders: [String]

  /// Creates a place.
  public init(
    row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, rowHeaders: [String] = [],
    columnHeaders: [String] = []
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
