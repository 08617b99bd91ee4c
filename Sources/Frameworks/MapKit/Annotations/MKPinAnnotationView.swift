/// A pin whose tip is at the coordinate.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// Returns the color of pins for destinations.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns the color of pins of starting points.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns the color of pins that users set.
  open class func purplePinColor() -> UIColor { .systemPurple }

  /// The color of the head; nil for red.
  open var pinTintColor: UIColor! { didSet { setNeedsDisplay() } }
  /// Whether the pin falls onto the map when it appears.
  open var animatesDrop = false

  /// The color of the head, of three; an older form.
  open var pinColor: MKPinAnnotationColor {
    get {
      switch pinTintColor {
      case Self.greenPinColor(): .green
      case Self.purplePinColor(): .purple
      default: .red
      }
    }
    set {
      switch newValue {
      case .red: pinTintColor = Self.redPinColor()
      case .green: pinTintColor = Self.greenPinColor()
      case .purple: pinTintColor = Self.purplePinColor()
      }
    }
  }

  /// Creates a view.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUpPin()
  }
  /// Creates a pin without an annotation.
  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpPin()
  }

  /// Lets the pin fall if it is animated.
  open override func prepareForDisplay() {
    super.prepareForDisplay()
    guard animatesDrop else { return }
    transform = CGAffineTransform(translationX: 0, y: -200)
    UIView.animate(withDuration: 0.3) { self.transform = .identity }
  }

  /// Draws the pin.
  open override func draw(_ rect: CGRect) {
    let foot = CGPoint(x: bounds.midX + calloutOffset.x, y: bounds.midY + 16)
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: foot.x, y: 14))
    needle.addLine(to: foot)
    needle.lineWidth = 2
    UIColor.systemGray.setStroke()
    needle.stroke()
    (pinTintColor ?? Self.redPinColor()).setFill()
    UIBezierPath(ovalIn: CGRect(x: foot.x - 7, y: 1, width: 14, height: 14)).fill()
  }

  private func setUpPin() {
    isOpaque = false
    backgroundColor = .clear
    // Source: the frame and offsets that apps print on iPhones. Confidence: observed by others.
    bounds = CGRect(x: 0, y: 0, width: 32, height: 39)
    centerOffset = CGPoint(x: 8, y: -16)
    calloutOffset = CGPoint(x: -8, y: 0)
  }
}
