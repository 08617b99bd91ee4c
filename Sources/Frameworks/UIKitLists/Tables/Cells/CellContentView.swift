/// The content view of a cell.
@MainActor
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.layOutText()
  }
}
