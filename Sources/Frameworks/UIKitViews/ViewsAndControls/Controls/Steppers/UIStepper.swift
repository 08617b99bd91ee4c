/// A control that increases or decreases a value (Controls.CT1…).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  // MARK: Creating

  /// Creates a stepper from 0 to 100 with a step of 1, at 0; its size is fixed (Controls.CT1).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    setUp()
  }

  /// Creates a stepper from 0 to 100 with a step of 1, at 0, or one of an interface file
  /// (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let origin = frame.origin
    bounds.size = StepperMetrics.size
    if coder.nib != nil { frame.origin = origin }
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.stepperArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.stepperArchive.encode(self, with: coder)
  }

  // MARK: Value

  /// The value, within the limits; a change by the app sends no action.
  open var value: Double {
    get { own }
    set {
      own = max(minimumValue, min(maximumValue, newValue))
      setNeedsDisplay()
    }
  }
  /// The minimum value; a lower value is raised to it.
  open var minimumValue = 0.0 {
    didSet {
      programmingPrecondition(
        minimumValue <= maximumValue, "the minimum value is above the maximum value")
      value = own
    }
  }
  /// The maximum value; a higher value is lowered to it.
  open var maximumValue = 100.0 {
    didSet {
      programmingPrecondition(
        minimumValue <= maximumValue, "the maximum value is below the minimum value")
      value = own
    }
  }
  /// The amount of a step; positive.
  open var stepValue = 1.0 {
    didSet { programmingPrecondition(stepValue > 0, "the step value has to be positive") }
  }
  /// Whether a step beyond a limit wraps to the other limit.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Whether a long press repeats steps.
  open var autorepeat = true
  /// Whether actions are sent for every step instead of only at the end.
  open var isContinuous = true

  // MARK: Appearance

  /// Sets the image of the increment button in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[exactly: state] = image
    setNeedsDisplay()
  }
  /// Returns the image of the increment button in a state.
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
  /// Sets the image of the decrement button in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[exactly: state] = image
    setNeedsDisplay()
  }
  /// Returns the image of the decrement button in a state.
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }

  /// Sets the image behind both buttons in a state (Controls.CT8).
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    setNeedsDisplay()
  }
  /// Returns the image behind both buttons in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// Sets the image between the buttons for their states (Controls.CT8).
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividerImages[[leftState.rawValue, rightState.rawValue]] = image
    setNeedsDisplay()
  }
  /// Returns the image between the buttons for their states.
  open func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? { dividerImages[[state.rawValue, rightSegmentState.rawValue]] }

  // MARK: Sizes

  /// The fixed size.
  open override var intrinsicContentSize: CGSize { StepperMetrics.size }
  /// Returns the fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  // MARK: Drawing

  /// Draws both halves.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let alpha = isEnabled ? 1 : StepperMetrics.disabledAlpha
    context.setAlpha(alpha)
    drawBackground(context)
    drawDivider(context)
    for step in [Step.less, .more] { draw(step, context) }
  }

  private func drawBackground(_ context: CGContext) {
    if let image = backgroundImages[isEnabled ? .normal : .disabled] {
      image.draw(in: bounds)
      guard let pressed, let image = backgroundImages[exactly: .highlighted] else { return }
      context.saveGState()
      context.clip(to: half(pressed))
      image.draw(in: bounds)
      context.restoreGState()
      return
    }
    let ground = UIBezierPath(roundedRect: bounds, cornerRadius: StepperMetrics.radius)
    UIColor.tertiarySystemFill.setFill()
    ground.fill()
    guard let pressed else { return }
    // The background of a pressed half is filled twice (Controls.CT5).
    context.saveGState()
    ground.addClip()
    UIColor.tertiarySystemFill.setFill()
    context.fill(half(pressed))
    context.restoreGState()
  }

  private func drawDivider(_ context: CGContext) {
    func state(_ step: Step) -> UInt {
      (!isEnabled ? State.disabled : pressed == step ? .highlighted : .normal).rawValue
    }
    let normal = State.normal.rawValue
    if let image = dividerImages[[state(.less), state(.more)]] ?? dividerImages[[normal, normal]] {
      let width = image.size.width
      return image.draw(
        in: CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height))
    }
    UIColor.separator.setFill()
    let divider = StepperMetrics.divider
    context.fill(
      CGRect(
        x: bounds.midX - divider.width / 2, y: bounds.midY - divider.height / 2,
        width: divider.width, height: divider.height))
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let step = step(at: touch)
    guard canGo(step) else { return false }
    (pressed, direction, valueAtBegin, count) = (step, step, own, 0)
    setNeedsDisplay()
    // The first step occurs at the start of the touch (Controls.CT2).
    go(step)
    if autorepeat { wait(StepperMetrics.delay) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isOn = isTouchInside && step(at: touch) == direction
    if isOn != (pressed != nil) {
      pressed = isOn ? direction : nil
      setNeedsDisplay()
      if isOn, autorepeat { wait(StepperMetrics.delay) } else { stop() }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stop()
    pressed = nil
    setNeedsDisplay()
    if !isContinuous, own != valueAtBegin { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    stop()
    pressed = nil
    setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stop() }
  }

  // MARK: Updates

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Accessibility

  /// The accessibility value: by default the value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (own == own.rounded() ? "\(Int(own))" : "\(own)") }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility elements: by default both halves (Controls.CT7).
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? halves }
    set { super.accessibilityElements = newValue }
  }

  /// Increases the value by a step.
  open override func accessibilityIncrement() { go(.more, sendsActions: true) }
  /// Decreases the value by a step.
  open override func accessibilityDecrement() { go(.less, sendsActions: true) }

  // MARK: Internals

  /// The directions of a step.
  enum Step { case less, more }

  private lazy var halves = [StepperHalf(.less, of: self), StepperHalf(.more, of: self)]

  private var own = 0.0
  private var incrementImages = ValuesByState<UIImage>()
  private var decrementImages = ValuesByState<UIImage>()
  private var backgroundImages = ValuesByState<UIImage>()
  /// The images between the buttons, by the raw values of the left and the right button's states.
  private var dividerImages: [[UInt]: UIImage] = [:]
  private var pressed: Step?
  private var direction = Step.more
  private var valueAtBegin = 0.0
  /// The number of repeated steps during the long press.
  private var count = 0
  private var timer: Int?

  override var preventsOuterTaps: Bool { true }

  override func stateDidChange() {
    setNeedsDisplay()
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
  }

  /// Returns the frame of a half.
  func half(_ step: Step) -> CGRect {
    let isLeft = (step == .less) != isRightToLeft
    return CGRect(
      x: isLeft ? 0 : bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
  }

  private func step(at touch: UITouch) -> Step {
    (touch.location(in: self).x < bounds.midX) != isRightToLeft ? .less : .more
  }

  /// Returns whether a step is possible.
  func canGo(_ step: Step) -> Bool {
    wraps || (step == .less ? own > minimumValue : own < maximumValue)
  }

  /// Performs a step, which stops at the limits or wraps (Controls.CT3).
  func go(_ step: Step, sendsActions: Bool = false) {
    guard canGo(step) else { return stop() }
    var new = own + (step == .less ? -stepValue : stepValue)
    if wraps {
      if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
    }
    new = max(minimumValue, min(maximumValue, new))
    guard new != own else { return }
    own = new
    setNeedsDisplay()
    if isContinuous || sendsActions { sendValueChanged() }
  }

  private func sendValueChanged() { send([.valueChanged, .primaryActionTriggered], with: nil) }

  /// Schedules the next step of a long press (Controls.CT4).
  private func wait(_ seconds: TimeInterval) {
    stop()
    timer = AppTimers.shared.add(at: CACurrentMediaTime() + seconds) { [weak self] in
      guard let self, let pressed else { return }
      timer = nil
      count += 1
      go(pressed)
      if canGo(pressed) {
        wait(
          count < StepperMetrics.stepsBeforeAcceleration
            ? StepperMetrics.interval : StepperMetrics.fastInterval)
      }
    }
  }

  private func stop() {
    if let timer { AppTimers.shared.remove(timer) }
    timer = nil
  }

  private func draw(_ step: Step, _ context: CGContext) {
    let half = half(step)
    let (length, thickness) = (StepperMetrics.symbol.width, StepperMetrics.symbol.height)
    let color: UIColor = canGo(step) ? .label : .tertiaryLabel
    // A template image takes the symbol's color (Controls.CT6).
    let image = step == .less ? decrementImage(for: state) : incrementImage(for: state)
    if let image {
      let corner = CGPoint(
        x: half.midX - image.size.width / 2, y: half.midY - image.size.height / 2)
      let isOriginal = image.renderingMode == .alwaysOriginal
      return (isOriginal ? image : image.withTintColor(color)).draw(at: corner)
    }
    color.setFill()
    var symbol = UIBezierPath(
      roundedRect: CGRect(
        x: half.midX - length / 2, y: half.midY - thickness / 2, width: length, height: thickness),
      cornerRadius: thickness / 2)
    symbol.fill()
    guard step == .more else { return }
    // The vertical bar omits the crossing, because the color may be translucent.
    for isUpper in [true, false] {
      let height = (length - thickness) / 2
      let bar = CGRect(
        x: half.midX - thickness / 2,
        y: isUpper ? half.midY - length / 2 : half.midY + thickness / 2, width: thickness,
        height: height)
      symbol = UIBezierPath(rect: bar)
      symbol.fill()
    }
  }
}
