/// The dot at the user's location.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  /// Creates a view.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUpDot()
  }
  /// Creates a view without an annotation.
  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpDot()
  }

  /// Draws the dot: the tint color with a white rim.
  open override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    tintColor.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
  }

  private func setUpDot() {
    isOpaque = false
    backgroundColor = .clear
    bounds = CGRect(x: 0, y: 0, width: 22, height: 22)
    canShowCallout = true
  }
}
