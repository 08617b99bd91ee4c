extension UITableView: DescribedScrollView {
  package var contentText: String {
    dataSource.map { "; dataSource: \(DebugText.object($0))" } ?? ""
  }
}
