/// The methods of tables and collection views whose implementations an app can exchange
/// (ObjectiveC.MX2).
private enum ExchangeableListMethods {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    ExchangedMethods.addFramework { declare() }
  }

  private static func declare() {
    ExchangedMethods.declare(
      framework:
        "reloadData", of: UITableView.self, UITableView.reloadData)
    ExchangedMethods.declare(
      framework:
        "reloadData", of: UICollectionView.self, UICollectionView.reloadData)
  }
}
