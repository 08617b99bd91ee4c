/// Something that is on or off.
///
/// Steps CS1… are in `Documentation/Behaviour/Controls.md`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  // MARK: Creating

  /// Makes a switch at a place; its size is its own (CS1).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMeasures.size))
    setUp()
  }

  /// Makes a switch that is off: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds.size = SwitchMeasures.size
    setUp()
  }

  // MARK: Value

  /// Whether it is on; setting it tells nobody.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Switches it on or off, which tells nobody.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    shown = on
    show(animated: animated)
  }

  // MARK: Looks

  /// The colour while it is on; nil for green.
  open var onTintColor: UIColor? { didSet { show(animated: false) } }
  /// The knob's colour; nil for white.
  open var thumbTintColor: UIColor? { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }

  // MARK: Room

  /// Where it is; its size is its own (CS1).
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame.origin = newValue.origin }
  }
  /// Its own coordinates; its size is its own (CS1).
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds.origin = newValue.origin }
  }
  /// Its own size.
  open override var intrinsicContentSize: CGSize { SwitchMeasures.size }
  /// Its own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMeasures.size }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    hasMoved = false
    show(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = (touch.location(in: self).x - start.x) * (isReadFromRight ? -1 : 1)
    if abs(way) > SwitchMeasures.slop { hasMoved = true }
    // CS3. The knob jumps when the finger has gone half of the way.
    let half = SwitchMeasures.travel / 2
    let wanted = value ? way > -half : way > half
    if wanted != shown {
      shown = wanted
      generator.impactOccurred(intensity: SwitchMeasures.hapticIntensity)
      show(animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // CS2. A finger that did not move flips it.
    if !hasMoved, isTouchInside, touch != nil {
      shown.toggle()
      generator.impactOccurred(intensity: SwitchMeasures.hapticIntensity)
    }
    let hasChanged = shown != value
    value = shown
    isHighlighted = false
    show(animated: true)
    if hasChanged { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    shown = value
    isHighlighted = false
    show(animated: true)
  }

  // MARK: Accessibility

  /// `1` while it is on and `0` while it is off, unless something else is said.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (value ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// Flips it, and tells of it.
  open override func accessibilityActivate() -> Bool {
    setOn(!value, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
    return true
  }

  // MARK: Internals

  private var value = false
  /// What it looks like, which a finger can change before it lifts.
  private var shown = false
  private var start = CGPoint.zero
  private var hasMoved = false
  /// Holds the parts, so that they are faint as one.
  private let body = UIView()
  private let track = UIView()
  private let thumb = UIView()
  private let generator = UIImpactFeedbackGenerator(style: .light)

  override var keepsTaps: Bool { true }

  override func stateDidChange() {
    // CS5.
    body.alpha = isEnabled ? 1 : SwitchMeasures.disabledAlpha
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    body.frame = bounds
    body.isUserInteractionEnabled = false
    addSubview(body)
    body.addSubview(track)
    body.addSubview(thumb)
    track.frame = bounds
    track.layer.cornerRadius = bounds.height / 2
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = SwitchMeasures.thumb / 2
    thumb.layer.throwKnobShadow()
    show(animated: false)
  }

  /// CS4: shows the knob at its side, long while a finger is on it.
  private func show(animated: Bool) {
    let length = SwitchMeasures.thumb + (isTracking && isHighlighted ? SwitchMeasures.stretch : 0)
    let inset = SwitchMeasures.inset
    let isRight = shown != isReadFromRight
    let place = CGRect(
      x: isRight ? bounds.width - inset - length : inset, y: inset, width: length,
      height: SwitchMeasures.thumb)
    let change = { [self] in
      thumb.frame = place
      track.backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
    }
    guard animated else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: SwitchMeasures.time, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
  }
}
