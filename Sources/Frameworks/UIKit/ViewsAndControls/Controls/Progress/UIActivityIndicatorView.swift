/// A wheel that turns while something goes on.
///
/// Steps CA1… are in `Documentation/Behaviour/Controls.md`.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Larger.
    case large = 101
    /// Larger, and white.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// As usual, and white.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// As usual, and gray.
    @available(*, deprecated, renamed: "medium")
    case gray = 2

    /// Whether it is one of the larger ones: by the number, as some have no use any more.
    var isLarge: Bool { rawValue == 0 || rawValue == 101 }
    /// Whether it is one of the white ones.
    var isWhite: Bool { rawValue < 2 }
  }

  // MARK: Creating

  /// Makes a wheel that stands still, and is not seen.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: WheelMeasures.size(style)))
    setUp()
  }

  /// Makes a wheel of the usual size that stands still, and is not seen.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Makes a wheel that stands still, and is not seen: archives of views are not read.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  // MARK: Looks

  /// How large it is.
  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      colorBlades()
    }
  }
  /// Its colour; nil for that of the style.
  open var color: UIColor! {
    get { ownColor ?? (style.isWhite ? .white : WheelMeasures.color) }
    set {
      ownColor = newValue
      colorBlades()
    }
  }
  /// Whether it is only seen while it turns.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  // MARK: Turning

  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Has it turn, and be seen.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    turn()
  }

  /// Has it stand still, and not be seen if it hides then.
  open func stopAnimating() {
    isAnimating = false
    wheel.removeAnimation(forKey: Self.key)
    if hidesWhenStopped { isHidden = true }
  }

  // MARK: Room

  /// Its own size.
  open override var intrinsicContentSize: CGSize { WheelMeasures.size(style) }
  /// Its own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBlades()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil, wheel.animation(forKey: Self.key) == nil { turn() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorBlades()
  }

  // MARK: Internals

  private static let key = "turning"

  private var ownColor: UIColor?
  private let wheel = CALayer()
  private var blades: [CALayer] = []

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = true
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    layer.addSublayer(wheel)
    blades = WheelMeasures.opacities.map { opacity in
      let blade = CALayer()
      blade.opacity = opacity
      wheel.addSublayer(blade)
      return blade
    }
    placeBlades()
    colorBlades()
  }

  /// CA1: the blades on their ring, the brightest at the left, against the clock.
  private func placeBlades() {
    let blade = WheelMeasures.blade(style)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, layer) in blades.enumerated() {
      let angle = .pi - CGFloat(index) * .pi / 4
      layer.bounds = CGRect(x: 0, y: 0, width: blade.length, height: blade.thickness)
      layer.cornerRadius = blade.thickness / 2
      layer.position = CGPoint(x: blade.ring * cos(angle), y: blade.ring * sin(angle))
      layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }
    CATransaction.commit()
  }

  private func colorBlades() {
    let color = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for blade in blades { blade.backgroundColor = color }
    CATransaction.commit()
  }

  /// CA2: an eighth of a turn, with the clock, every eighth of a second.
  private func turn() {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<8).map { CGFloat($0) * .pi / 4 }
    animation.calculationMode = .discrete
    animation.duration = WheelMeasures.turn
    animation.repeatCount = .infinity
    wheel.add(animation, forKey: Self.key)
  }
}
