/// The system's highlight of a selection, in the tint color.
@MainActor
final class SelectionHighlightView: UIView, UITextSelectionHighlightView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The rectangles of the selection, in the coordinates of the view.
  var selectionRects: [UITextSelectionRect] = [] {
    didSet {
      let areas = selectionRects.map(\.rect).filter { $0.width > 0 }
      if areas != shown { (shown, isHidden) = (areas, areas.isEmpty) }
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    tintColor.withAlphaComponent(CaretMetrics.selectionAlpha).setFill()
    for area in shown { context.fill(area) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Internals

  private var shown: [CGRect] = []
}
