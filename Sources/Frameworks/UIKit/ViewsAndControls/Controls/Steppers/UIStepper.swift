/// A minus and a plus, which make a value less and more.
///
/// Steps CT1… are in `Documentation/Behaviour/Controls.md`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  // MARK: Creating

  /// Makes a stepper from 0 to 100 by ones, at 0; its size is its own (CT1).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMeasures.size))
    setUp()
  }

  /// Makes a stepper from 0 to 100 by ones, at 0: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperMeasures.size
    setUp()
  }

  // MARK: Value

  /// The value, within the limits; setting it tells nobody.
  open var value: Double {
    get { own }
    set {
      own = max(minimumValue, min(maximumValue, newValue))
      setNeedsDisplay()
    }
  }
  /// The least value; a lesser value comes along.
  open var minimumValue = 0.0 {
    didSet {
      precondition(minimumValue <= maximumValue, "the least value is above the greatest")
      value = own
    }
  }
  /// The greatest value; a greater value comes along.
  open var maximumValue = 100.0 {
    didSet {
      precondition(minimumValue <= maximumValue, "the greatest value is below the least")
      value = own
    }
  }
  /// How far a step goes; more than 0.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "a step must go somewhere") }
  }
  /// Whether what goes beyond one limit comes back at the other.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Whether a finger that stays makes step after step.
  open var autorepeat = true
  /// Whether it tells of each value on the way, and not only of the last.
  open var isContinuous = true

  // MARK: Looks

  /// Sets what is shown in place of the plus in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[exactly: state] = image
    setNeedsDisplay()
  }
  /// What is shown in place of the plus in a state.
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
  /// Sets what is shown in place of the minus in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[exactly: state] = image
    setNeedsDisplay()
  }
  /// What is shown in place of the minus in a state.
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }

  // MARK: Room

  /// Its own size.
  open override var intrinsicContentSize: CGSize { StepperMeasures.size }
  /// Its own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMeasures.size }

  // MARK: Drawing

  /// Draws the two halves.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let alpha = isEnabled ? 1 : StepperMeasures.disabledAlpha
    context.setAlpha(alpha)
    let ground = UIBezierPath(roundedRect: bounds, cornerRadius: StepperMeasures.radius)
    UIColor.tertiarySystemFill.setFill()
    ground.fill()
    if let pressed {
      // CT5. The half that a finger is on has the ground twice.
      context.saveGState()
      ground.addClip()
      UIColor.tertiarySystemFill.setFill()
      context.fill(half(pressed))
      context.restoreGState()
    }
    UIColor.separator.setFill()
    let divider = StepperMeasures.divider
    context.fill(
      CGRect(
        x: bounds.midX - divider.width / 2, y: bounds.midY - divider.height / 2,
        width: divider.width, height: divider.height))
    for step in [Step.less, .more] { draw(step, context) }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let step = step(at: touch)
    guard canGo(step) else { return false }
    (pressed, direction, valueAtBegin, count) = (step, step, own, 0)
    setNeedsDisplay()
    // CT2. The first step is made when the finger comes down.
    go(step)
    if autorepeat { wait(StepperMeasures.delay) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isOn = isTouchInside && step(at: touch) == direction
    if isOn != (pressed != nil) {
      pressed = isOn ? direction : nil
      setNeedsDisplay()
      if isOn, autorepeat { wait(StepperMeasures.delay) } else { stop() }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stop()
    pressed = nil
    setNeedsDisplay()
    if !isContinuous, own != valueAtBegin { tell() }
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

  // MARK: Following

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Accessibility

  /// The value, unless something else is said.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (own == own.rounded() ? "\(Int(own))" : "\(own)") }
    set { super.accessibilityValue = newValue }
  }

  /// Its halves, unless something else is said (CT7).
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? halves }
    set { super.accessibilityElements = newValue }
  }

  /// Makes a step up.
  open override func accessibilityIncrement() { go(.more, tells: true) }
  /// Makes a step down.
  open override func accessibilityDecrement() { go(.less, tells: true) }

  // MARK: Internals

  /// One of the halves.
  enum Step { case less, more }

  private lazy var halves = [StepperHalf(.less, of: self), StepperHalf(.more, of: self)]

  private var own = 0.0
  private var incrementImages = ValuesByState<UIImage>()
  private var decrementImages = ValuesByState<UIImage>()
  private var pressed: Step?
  private var direction = Step.more
  private var valueAtBegin = 0.0
  /// How many steps the finger has made by staying.
  private var count = 0
  private var timer: Int?

  override var keepsTaps: Bool { true }

  override func stateDidChange() {
    setNeedsDisplay()
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
  }

  /// Where a half is.
  func half(_ step: Step) -> CGRect {
    let isLeft = (step == .less) != isReadFromRight
    return CGRect(
      x: isLeft ? 0 : bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
  }

  private func step(at touch: UITouch) -> Step {
    (touch.location(in: self).x < bounds.midX) != isReadFromRight ? .less : .more
  }

  /// Whether there is a step to make.
  func canGo(_ step: Step) -> Bool {
    wraps || (step == .less ? own > minimumValue : own < maximumValue)
  }

  /// CT3: a step, which stops at the limits or comes back at the other one.
  func go(_ step: Step, tells: Bool = false) {
    guard canGo(step) else { return stop() }
    var new = own + (step == .less ? -stepValue : stepValue)
    if wraps {
      if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
    }
    new = max(minimumValue, min(maximumValue, new))
    guard new != own else { return }
    own = new
    setNeedsDisplay()
    if isContinuous || tells { tell() }
  }

  private func tell() { send([.valueChanged, .primaryActionTriggered], with: nil) }

  /// CT4: goes on by itself while the finger stays.
  private func wait(_ seconds: TimeInterval) {
    stop()
    timer = AppTimers.shared.add(at: CACurrentMediaTime() + seconds) { [weak self] in
      guard let self, let pressed else { return }
      timer = nil
      count += 1
      go(pressed)
      if canGo(pressed) {
        wait(
          count < StepperMeasures.slowSteps
            ? StepperMeasures.interval : StepperMeasures.fastInterval)
      }
    }
  }

  private func stop() {
    if let timer { AppTimers.shared.remove(timer) }
    timer = nil
  }

  private func draw(_ step: Step, _ context: CGContext) {
    let half = half(step)
    let (length, thickness) = (StepperMeasures.sign.width, StepperMeasures.sign.height)
    let color: UIColor = canGo(step) ? .label : .tertiaryLabel
    // CT6. A picture's shape takes the colour of the sign.
    let image = step == .less ? decrementImage(for: state) : incrementImage(for: state)
    if let image {
      let corner = CGPoint(
        x: half.midX - image.size.width / 2, y: half.midY - image.size.height / 2)
      let isOriginal = image.renderingMode == .alwaysOriginal
      return (isOriginal ? image : image.withTintColor(color)).draw(at: corner)
    }
    color.setFill()
    var sign = UIBezierPath(
      roundedRect: CGRect(
        x: half.midX - length / 2, y: half.midY - thickness / 2, width: length, height: thickness),
      cornerRadius: thickness / 2)
    sign.fill()
    guard step == .more else { return }
    // The bar across leaves out what is painted, as the colour may be faint.
    for isUpper in [true, false] {
      let height = (length - thickness) / 2
      let bar = CGRect(
        x: half.midX - thickness / 2,
        y: isUpper ? half.midY - length / 2 : half.midY + thickness / 2, width: thickness,
        height: height)
      sign = UIBezierPath(rect: bar)
      sign.fill()
    }
  }
}
