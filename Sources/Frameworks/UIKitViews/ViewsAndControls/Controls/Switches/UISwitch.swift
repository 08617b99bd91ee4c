/// A control that is on or off (Controls.CS1…).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  @_spi(UIKitModules) open override var kindWords: [String] { ["toggle-button"] }

  // MARK: Creating

  /// Creates a switch at a position; its size is fixed (Controls.CS1).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
    setUp()
  }

  /// Creates a switch that is off, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let origin = frame.origin
    super.bounds.size = SwitchMetrics.size
    // The frame of a file keeps its origin, whatever its size is.
    if coder.nib != nil { super.frame.origin = origin }
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.switchArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.switchArchive.encode(self, with: coder)
  }

  // MARK: Value

  /// Whether the switch is on; a change by the app sends no action.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the switch on or off, without sending an action.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    shown = on
    show(animated: animated)
  }

  // MARK: Appearance

  /// The preferred appearance; the phone shows a track with a thumb.
  open var preferredStyle: Style = .automatic
  /// The title of a checkbox, which only a Mac shows.
  open var title: String?
  /// The image of the on side, which is not drawn since iOS 7.
  open var onImage: UIImage?
  /// The image of the off side, which is not drawn since iOS 7.
  open var offImage: UIImage?

  /// The color of the track while on; `nil` for green.
  open var onTintColor: UIColor? { didSet { show(animated: false) } }
  /// The color of the thumb; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }

  // MARK: Sizes

  /// The frame; its size is fixed (Controls.CS1).
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame.origin = newValue.origin }
  }
  /// The bounds; their size is fixed (Controls.CS1).
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds.origin = newValue.origin }
  }
  /// The fixed size.
  open override var intrinsicContentSize: CGSize { SwitchMetrics.size }
  /// Returns the fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    generator.keepPrepared()
    start = touch.location(in: self)
    hasMoved = false
    show(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = (touch.location(in: self).x - start.x) * (isRightToLeft ? -1 : 1)
    if abs(way) > SwitchMetrics.slop { hasMoved = true }
    generator.keepPrepared()
    // The thumb jumps when the finger has moved half of the travel (Controls.CS3).
    let half = SwitchMetrics.travel / 2
    let wanted = value ? way > -half : way > half
    if wanted != shown {
      shown = wanted
      generator.impactOccurred(intensity: SwitchMetrics.hapticIntensity)
      generator.keepPrepared()
      show(animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // A tap toggles the switch (Controls.CS2).
    if !hasMoved, isTouchInside, touch != nil {
      shown.toggle()
      generator.impactOccurred(intensity: SwitchMetrics.hapticIntensity)
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

  /// The accessibility label; by default the texts of the row, if the switch is its only control
  /// (Tables.TB62).
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? row?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value: `1` while on and `0` while off, regardless of the app's value
  /// (VoiceOver.SP4).
  open override var accessibilityValue: String? {
    get { value ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  /// Toggles the switch and sends an action.
  open override func accessibilityActivate() -> Bool {
    setOn(!value, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
    return true
  }

  // MARK: Internals

  @_spi(UIKitModules) open override func takeValue(_ text: String) -> Bool {
    guard isEnabled, ["0", "1"].contains(text) else { return false }
    return value == (text == "1") || accessibilityActivate()
  }

  /// The table row whose accessory is the switch; `nil` for none (Tables.TB62).
  package weak var row: (any SwitchRow)?

  /// Whether the app has set no label, so that the switch takes the row's.
  package var hasLabelOfRow: Bool { row != nil && super.accessibilityLabel == nil }

  override var naturalFrame: CGRect {
    guard let row, row.isReadAsSwitch, let container = row.superview else {
      return super.naturalFrame
    }
    return container.layer.convert(row.frame, to: nil)
  }

  // The tap is on the switch, even if its accessibility frame is the row's.
  override var naturalActivationPoint: CGPoint { super.naturalFrame.middle }

  private var value = false
  /// The visible state, which a drag can change before the release.
  private var shown = false
  private var start = CGPoint.zero
  private var hasMoved = false
  /// The container of the parts, which share its opacity.
  private let body = UIView()
  private let track = UIView()
  private let thumb = UIView()
  private let generator = UIImpactFeedbackGenerator(style: .light)

  override var preventsOuterTaps: Bool { true }
  @_spi(UIKitModules) open override var ownDrag: ControlDrag? {
    ControlDrag(in: thumb.frame, along: .horizontal)
  }

  override func stateDidChange() {
    // A disabled switch has half of its opacity (Controls.CS5).
    body.alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha
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
    thumb.layer.cornerRadius = SwitchMetrics.thumb / 2
    thumb.layer.addKnobShadow()
    show(animated: false)
  }

  /// Updates the thumb, which is stretched while touched, and the track (Controls.CS4).
  private func show(animated: Bool) {
    let length = SwitchMetrics.thumb + (isTracking && isHighlighted ? SwitchMetrics.stretch : 0)
    let inset = SwitchMetrics.inset
    let isRight = shown != isRightToLeft
    let place = CGRect(
      x: isRight ? bounds.width - inset - length : inset, y: inset, width: length,
      height: SwitchMetrics.thumb)
    let change = { [self] in
      thumb.frame = place
      track.backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
    }
    guard animated else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: SwitchMetrics.time, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
  }
}
