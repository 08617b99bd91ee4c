/// The content view of a cell.
@MainActor
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  // A row with a single switch is one element, the switch (Tables.TB62).
  override var accessibilityElementsHidden: Bool {
    get { super.accessibilityElementsHidden || cell?.isReadAsSwitch == true }
    set { super.accessibilityElementsHidden = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.layOutText()
  }
}
