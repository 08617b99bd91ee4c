/// The panel of a tool picker: a row of tools, and above it one of colors or of widths
/// (Ink.TP2–TP5).
@MainActor
final class ToolPickerPanel: UIView {
  private weak var picker: PKToolPicker?
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let tools = UIScrollView()
  private let options = UIView()
  private let well = UIColorWell()
  private var buttons: [ToolButton] = []
  private var showsWidths = false
  private var lastCovered = CGRect.null

  /// Creates the panel at the lower edge of a window.
  init(_ picker: PKToolPicker, in window: UIWindow) {
    self.picker = picker
    super.init(frame: .zero)
    overrideUserInterfaceStyle = picker.overrideUserInterfaceStyle
    accessibilityIdentifier = "ToolPicker"
    for view in [material, options, tools] { addSubview(view) }
    tools.showsHorizontalScrollIndicator = false
    tools.contentInsetAdjustmentBehavior = .never
    well.addAction(
      UIAction { [weak self] _ in
        if let self, let color = well.selectedColor { choose(color) }
      }, for: .valueChanged)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    window.addSubview(self)
    rebuild()
    place()
  }

  required init?(coder: NSCoder) { nil }

  /// The frame in the window.
  var restingFrame: CGRect { frame }

  /// Recreates the buttons.
  func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (picker?.toolItems ?? []).filter { item in
      item.requiredContentVersion.rawValue
        <= picker?.maximumSupportedContentVersion.rawValue ?? 0
    }.map { item in
      let button = ToolButton(item)
      button.addAction(UIAction { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
      tools.addSubview(button)
      return button
    }
    update()
    setNeedsLayout()
  }

  /// Shows the current selection, colors and widths.
  func update() {
    guard let picker else { return }
    for button in buttons {
      button.show(
        isSelected: button.item is PKToolPickerRulerItem
          ? picker.isRulerActive : button.item.identifier == picker.selectedIdentifier)
    }
    for view in options.subviews { view.removeFromSuperview() }
    guard let item = picker.selectedToolItem as? PKToolPickerInkingItem else {
      return setNeedsLayout()
    }
    if showsWidths { addWidths(item) } else if item.allowsColorSelection { addColors(item) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
    material.frame = bounds
    let margin = ToolPickerMetrics.margin
    options.frame = CGRect(
      x: margin, y: 0, width: bounds.width - 2 * margin, height: ToolPickerMetrics.optionHeight)
    tools.frame = CGRect(
      x: margin, y: ToolPickerMetrics.optionHeight, width: bounds.width - 2 * margin,
      height: ToolPickerMetrics.toolHeight)
    let width = ToolPickerMetrics.toolWidth
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: ToolPickerMetrics.toolHeight)
    }
    tools.contentSize = CGSize(
      width: CGFloat(buttons.count) * width, height: ToolPickerMetrics.toolHeight)
    let step = options.bounds.width / CGFloat(max(1, options.subviews.count))
    for (index, view) in options.subviews.enumerated() {
      view.center = CGPoint(x: step * (CGFloat(index) + 0.5), y: options.bounds.height / 2)
    }
  }

  /// Lays out the panel at the lower edge, above the home indicator.
  private func place() {
    guard let window else { return }
    let height =
      ToolPickerMetrics.optionHeight + ToolPickerMetrics.toolHeight + window.safeAreaInsets.bottom
    let goal = CGRect(
      x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    if frame != goal { frame = goal }
    if goal != lastCovered {
      let isFirst = lastCovered.isNull
      lastCovered = goal
      if !isFirst { picker?.framesChanged() }
    }
  }

  // MARK: Choosing

  private func tapped(_ item: PKToolPickerItem) {
    guard let picker else { return }
    if item is PKToolPickerRulerItem { return picker.toggleRuler() }
    if item.identifier == picker.selectedIdentifier {
      // A second tap shows the widths, a third one the colors (Ink.TP3).
      showsWidths.toggle()
      return update()
    }
    showsWidths = false
    picker.select(item, byUser: true)
  }

  private func addColors(_ item: PKToolPickerInkingItem) {
    guard let picker else { return }
    let style = picker.colorUserInterfaceStyle
    let current = InkColor(item.inkingTool.color)
    for (name, color) in ToolPickerMetrics.colors {
      let shown = PKInkingTool.convertColor(color, from: .light, to: style)
      let swatch = OptionButton.color(shown, isSelected: InkColor(color) == current)
      swatch.accessibilityLabel = name
      swatch.addAction(UIAction { [weak self] _ in self?.choose(shown) }, for: .touchUpInside)
      options.addSubview(swatch)
    }
    well.selectedColor = PKInkingTool.convertColor(item.inkingTool.color, from: .light, to: style)
    let side = ToolPickerMetrics.swatch
    well.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    options.addSubview(well)
  }

  private func addWidths(_ item: PKToolPickerInkingItem) {
    let widths = ToolPickerMetrics.widths(of: item.inkingTool.inkType)
    let nearest = widths.min { abs($0 - item.inkingTool.width) < abs($1 - item.inkingTool.width) }
    for (index, width) in widths.enumerated() {
      let button = OptionButton.width(index, isSelected: width == nearest)
      button.accessibilityLabel = "Width \(index + 1)"
      button.addAction(
        UIAction { [weak self] _ in
          guard let picker = self?.picker else { return }
          item.inkingTool.width = width
          picker.select(item, byUser: true)
        }, for: .touchUpInside)
      options.addSubview(button)
    }
  }

  /// Sets the color of the selected ink, as shown on the canvas.
  private func choose(_ color: UIColor) {
    guard let picker, let item = picker.selectedToolItem as? PKToolPickerInkingItem else { return }
    item.inkingTool.color = PKInkingTool.convertColor(
      color, from: picker.colorUserInterfaceStyle, to: .light)
    picker.select(item, byUser: true)
  }
}
