import TactusVoiceOver

/// The clear button of a text field.
final class ClearButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  override var accessibilityLabel: String? {
    get { VoiceOverStrings.ofPhone[.clearText] }
    set { super.accessibilityLabel = newValue }
  }

  /// Returns nil: the view cannot be unarchived.
  required init?(coder: NSCoder) { nil }

  /// Returns whether a point is in the touch area, which is larger than the bounds.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -12).contains(point)
  }

  override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

  /// The image that replaces the cross; `nil` for the cross.
  var customImage: UIImage? { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    if let customImage {
      let size = customImage.size
      return customImage.draw(
        at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    }
    let side = min(bounds.width, bounds.height) - 3
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    (isHighlighted ? UIColor.secondaryLabel : .tertiaryLabel).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    ).fill()
    UIColor.systemBackground.setStroke()
    let cross = UIBezierPath()
    let arm = side * 0.19
    for turn: CGFloat in [1, -1] {
      cross.move(to: CGPoint(x: middle.x - arm, y: middle.y - arm * turn))
      cross.addLine(to: CGPoint(x: middle.x + arm, y: middle.y + arm * turn))
    }
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    cross.stroke()
  }

  override func traitsBecameKnown() { setNeedsDisplay() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
