/// The methods of a data source whose presence alone has an effect.
///
/// They are found by their selectors, which the sources of an app register: with the labels of
/// Swift, as for all methods of delegates.
@MainActor
enum TableMethods {
  /// Returns whether a data source moves rows (Tables.TB53).
  static func movesRows(_ dataSource: any NSObjectProtocol) -> Bool {
    dataSource.responds(to: Selector("tableView:moveRowAt:to:"))
  }

  /// Returns whether a data source deletes and inserts rows (Tables.TB43).
  static func changesRows(_ dataSource: any NSObjectProtocol) -> Bool {
    dataSource.responds(to: Selector("tableView:commit:forRowAt:"))
  }
}
