/// A tool in a tool picker, which is raised while it is selected.
@MainActor
final class ToolButton: UIControl {
  /// The item of the button.
  let item: PKToolPickerItem

  private let picture: ToolPicture

  init(_ item: PKToolPickerItem) {
    (self.item, picture) = (item, ToolPicture(item))
    super.init(frame: .zero)
    clipsToBounds = true
    picture.isUserInteractionEnabled = false
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityLabel = Self.name(of: item)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows whether the item is selected, and the color of its ink.
  func show(isSelected: Bool) {
    self.isSelected = isSelected
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    picture.setNeedsDisplay()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = isSelected ? 2 : ToolPickerMetrics.sunkenWay
    picture.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height)
  }

  /// Returns the name of a tool for VoiceOver.
  private static func name(of item: PKToolPickerItem) -> String {
    switch item {
    case let item as PKToolPickerInkingItem:
      switch item.inkingTool.inkType {
      case .pen: "Pen"
      case .monoline: "Monoline Pen"
      case .fountainPen: "Fountain Pen"
      case .marker: "Marker"
      case .pencil: "Pencil"
      case .crayon: "Crayon"
      case .watercolor: "Watercolor"
      }
    case is PKToolPickerEraserItem: "Eraser"
    case is PKToolPickerLassoItem: "Lasso"
    case is PKToolPickerRulerItem: "Ruler"
    default: item.identifier
    }
  }
}
