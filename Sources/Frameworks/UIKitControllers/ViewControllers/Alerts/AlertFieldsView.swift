/// The text fields of an alert, one below the other in a frame (Alerts.AL10).
@MainActor
final class AlertFieldsView: UIView {
  private let fields: [UITextField]
  private var lines: [UIView] = []

  init(_ fields: [UITextField]) {
    self.fields = fields
    super.init(frame: .zero)
    backgroundColor = AlertMetrics.field
    layer.cornerRadius = AlertMetrics.fieldRadius
    layer.cornerCurve = .continuous
    layer.borderWidth = BarMetrics.hairline
    clipsToBounds = true
    for field in fields {
      addSubview(field)
      guard field !== fields.first else { continue }
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of all fields, in points.
  var fittingHeight: CGFloat { rowHeights.reduce(0, +) }

  private var rowHeights: [CGFloat] {
    fields.map { field in
      let line = field.font?.lineHeight ?? 0
      return max(AlertMetrics.fieldHeight, (line + 2 * AlertMetrics.fieldPadding).rounded(.up))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for (index, (field, height)) in zip(fields, rowHeights).enumerated() {
      field.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        .insetBy(dx: AlertMetrics.fieldPadding, dy: 0)
      if index > 0 {
        lines[index - 1].frame = CGRect(
          x: 0, y: y, width: bounds.width, height: BarMetrics.hairline)
      }
      y += height
    }
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
