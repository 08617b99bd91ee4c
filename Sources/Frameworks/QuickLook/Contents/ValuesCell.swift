/// A row of a table of values.
@MainActor
final class ValuesCell: UITableViewCell {
  private var labels: [UILabel] = []

  /// Shows values in columns.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - widths: The widths of the columns, in points.
  ///   - isHeader: Whether the values are titles.
  func show(_ values: [String], _ widths: [CGFloat], isHeader: Bool) {
    selectionStyle = .none
    for label in labels { label.removeFromSuperview() }
    labels = []
    var x: CGFloat = 8
    for (value, width) in zip(values, widths) {
      let label = UILabel(frame: CGRect(x: x + 8, y: 0, width: width - 8, height: 32))
      label.autoresizingMask = .flexibleHeight
      let font = UIFont.preferredFont(forTextStyle: .footnote)
      label.font = isHeader ? .boldSystemFont(ofSize: font.pointSize) : font
      label.textColor = .label
      // Multiline values are shown in a single line.
      label.text = value.replacingOccurrences(of: "\n", with: " ")
      contentView.addSubview(label)
      labels.append(label)
      x += width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for label in labels { label.frame.size.height = contentView.bounds.height }
  }
}
