/// The control at the leading edge of a cell in editing: it deletes, inserts or shows the
/// selection.
@MainActor
final class CellEditControl: UIControl {
  private let imageView = UIImageView()
  private let style: UITableViewCell.EditingStyle?

  /// Creates a control.
  ///
  /// - Parameter style: The editing style; `nil` for a selection mark.
  init(_ style: UITableViewCell.EditingStyle?) {
    self.style = style
    super.init(frame: .zero)
    imageView.contentMode = .center
    addSubview(imageView)
    isAccessibilityElement = style != nil
    accessibilityTraits = .button
    accessibilityLabel = style == .insert ? ControlTexts.insertRow : ControlTexts.deleteRow
    updateImage()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the mark shows a selection.
  var showsSelection = false { didSet { if showsSelection != oldValue { updateImage() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = TableMetrics.editControlSize
    // The control is wider than its area by the leading margin.
    let x =
      (bounds.width - TableMetrics.editControlWidth) + (TableMetrics.editControlWidth - side) / 2
      - 3
    imageView.frame = CGRect(
      x: usesRightToLeftLayout ? bounds.width - x - side : x, y: (bounds.height - side) / 2,
      width: side,
      height: side)
  }

  private func updateImage() {
    switch style {
    case .insert: imageView.image = CellIcon.insertion.image
    case nil:
      imageView.image = showsSelection ? CellIcon.selected.image : CellIcon.unselected.image
      imageView.tintColor = showsSelection ? nil : .tertiaryLabel
    default: imageView.image = CellIcon.deletion.image
    }
  }
}
