import CoreGraphics
import TactusUIKitValues
import TactusUIKitViews

/// The grid of a color picker: twelve columns of ten colors (Pickers.CP2).
final class ColorGridView: ColorTrackingView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in 0..<ColorMetrics.rows {
      for column in 0..<ColorMetrics.columns {
        let color = ColorMetrics.gridColor(row: row, column: column)
        let field = UIView()
        field.backgroundColor = color.color
        field.isUserInteractionEnabled = false
        field.isAccessibilityElement = true
        field.accessibilityLabel = color.name
        field.accessibilityTraits = .button
        fields.append(field)
        addSubview(field)
      }
    }
    selection.isUserInteractionEnabled = false
    selection.layer.borderWidth = ColorMetrics.frame
    selection.layer.borderColor = UIColor.white.cgColor
    selection.layer.cornerRadius = ColorMetrics.frame
    addSubview(selection)
    layer.cornerRadius = ColorMetrics.radius
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, field) in fields.enumerated() { field.frame = frame(of: index) }
    showSelection()
  }

  override func color(at touch: UITouch) -> PickedColor {
    let place = touch.location(in: self)
    let column = Int(place.x / bounds.width * CGFloat(ColorMetrics.columns))
    let row = Int(place.y / bounds.height * CGFloat(ColorMetrics.rows))
    var color = ColorMetrics.gridColor(
      row: min(max(row, 0), ColorMetrics.rows - 1),
      column: min(max(column, 0), ColorMetrics.columns - 1))
    color.alpha = picked.alpha
    return color
  }

  override func showPicked() { showSelection() }

  // MARK: Internals

  private var fields: [UIView] = []
  private let selection = UIView()

  private func frame(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(ColorMetrics.columns)
    let height = bounds.height / CGFloat(ColorMetrics.rows)
    return CGRect(
      x: CGFloat(index % ColorMetrics.columns) * width,
      y: CGFloat(index / ColorMetrics.columns) * height, width: width, height: height)
  }

  private func showSelection() {
    let index = fields.indices.first { index in
      let color = ColorMetrics.gridColor(
        row: index / ColorMetrics.columns, column: index % ColorMetrics.columns)
      return color.bytes == picked.bytes
    }
    selection.isHidden = index == nil
    if let index { selection.frame = frame(of: index) }
    for (other, field) in fields.enumerated() {
      field.accessibilityTraits = other == index ? [.button, .selected] : .button
    }
  }
}
