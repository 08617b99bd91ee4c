/// The position of a cell in its section.
struct CellPosition: Equatable {
  /// The style of the table.
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
}
