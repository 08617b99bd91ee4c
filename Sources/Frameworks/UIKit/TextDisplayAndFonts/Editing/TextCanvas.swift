/// Shows the letters of what is written, cut off where they have no room, and over them what is selected.
final class TextCanvas: UIView {
  /// Draws the letters, in the coordinates of the view that this one is in.
  var paint: () -> Void = {}
  /// Where something is selected, in the same coordinates.
  var selected: [CGRect] = [] {
    didSet { if selected != oldValue { setNeedsDisplay() } }
  }
  let caret = CaretView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
    addSubview(caret)
  }

  /// Makes none: archives are not read.
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: -frame.minX, y: -frame.minY)
    tintColor.withAlphaComponent(CaretMeasures.selectionAlpha).setFill()
    for area in selected { context.fill(area) }
    paint()
    context.restoreGState()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    setNeedsDisplay()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    caret.backgroundColor = tintColor
  }
}
