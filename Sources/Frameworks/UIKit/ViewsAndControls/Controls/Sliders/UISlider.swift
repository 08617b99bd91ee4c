/// A knob on a line, which stands for a value.
///
/// Steps CL1… are in `Documentation/Behaviour/Controls.md`.
@preconcurrency @MainActor
open class UISlider: UIControl {
  // MARK: Creating

  /// Makes a slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider from 0 to 1, at 0: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Value

  /// The value, within the limits; setting it tells nobody.
  open var value: Float {
    get { own }
    set { setValue(newValue, animated: false) }
  }

  /// The least value; a greater value, or greatest value, comes along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(own, animated: false)
    }
  }

  /// The greatest value; a lesser value, or least value, comes along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(own, animated: false)
    }
  }

  /// Sets the value, within the limits, which tells nobody.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    own = max(minimumValue, min(maximumValue, value))
    guard animated else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: SliderMeasures.time, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.place() }
  }

  /// Whether it tells of each value on the way, and not only of the last.
  open var isContinuous = true

  // MARK: Looks

  /// The colour of the track before the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { color() } }
  /// The colour of the track after the knob; nil for the usual gray.
  open var maximumTrackTintColor: UIColor? { didSet { color() } }
  /// The knob's colour; nil for white.
  open var thumbTintColor: UIColor? { didSet { color() } }

  /// The picture at the least value's end.
  open var minimumValueImage: UIImage? { didSet { showImages() } }
  /// The picture at the greatest value's end.
  open var maximumValueImage: UIImage? { didSet { showImages() } }

  /// Sets the knob's picture in a state, in place of the usual knob.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[exactly: state] = image
    showImages()
  }
  /// The knob's picture in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The knob's picture of now.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// Sets the picture of the track before the knob in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[exactly: state] = image
    showImages()
  }
  /// The picture of the track before the knob in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// The picture of the track before the knob of now.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// Sets the picture of the track after the knob in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[exactly: state] = image
    showImages()
  }
  /// The picture of the track after the knob in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// The picture of the track after the knob of now.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Places

  /// Where the picture of the least value is.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, bounds, atLeft: !isReadFromRight)
  }

  /// Where the picture of the greatest value is.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, bounds, atLeft: isReadFromRight)
  }

  /// Where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat {
      image.map { $0.size.width + SliderMeasures.imageGap } ?? 0
    }
    let (first, last) = (room(minimumValueImage), room(maximumValueImage))
    let left = SliderMeasures.inset + (isReadFromRight ? last : first)
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - SliderMeasures.track / 2,
      width: max(0, bounds.width - first - last - 2 * SliderMeasures.inset),
      height: SliderMeasures.track)
  }

  /// Where the knob is for a value.
  ///
  /// - Parameters:
  ///   - bounds: The slider's bounds.
  ///   - rect: Where the track is.
  ///   - value: The value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      currentThumbImage?.size
      ?? CGSize(width: SliderMeasures.thumb, height: SliderMeasures.thumb)
    // The knob goes as far as the track, and so much further as the track is from the sides.
    let room = rect.insetBy(dx: -SliderMeasures.inset, dy: 0)
    let part = fraction(of: value)
    let x = room.minX + (room.width - size.width) * (isReadFromRight ? 1 - part : part)
    return CGRect(
      x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// As high as sliders are, and as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: SliderMeasures.height)
  }
  /// As high as sliders are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMeasures.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // CL2. Only the knob can be taken.
    let knob = currentThumbRect
    let more = max(0, (SliderMeasures.reach - knob.width) / 2)
    let place = touch.location(in: self)
    guard knob.insetBy(dx: -more, dy: -more).contains(place) else { return false }
    grip = place.x - knob.midX
    valueAtBegin = own
    last = (touch.timestamp, own)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = trackRect(forBounds: bounds).insetBy(dx: -SliderMeasures.inset, dy: 0)
      .insetBy(dx: currentThumbRect.width / 2, dy: 0)
    guard room.width > 0 else { return true }
    let way = (touch.location(in: self).x - grip - room.minX) / room.width
    let part = max(0, min(1, isReadFromRight ? 1 - way : way))
    let new = minimumValue + Float(part) * (maximumValue - minimumValue)
    guard new != own else { return true }
    let speed = self.speed(to: new, at: touch.timestamp)
    let wasAtEnd = own == minimumValue || own == maximumValue
    own = new
    setNeedsLayout()
    // CL4. An end is felt once, until the knob has left it.
    if !wasAtEnd, own == minimumValue || own == maximumValue { feelEnd(speed) }
    if isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // CL3.
    if !isContinuous, own != valueAtBegin {
      send([.valueChanged, .primaryActionTriggered], with: event)
    }
  }

  // MARK: Following

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  // MARK: Accessibility

  /// How far it is, in whole percent, unless something else is said.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction(of: own) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Goes a tenth of the way on, and tells of it.
  open override func accessibilityIncrement() { go(by: SliderMeasures.adjustment) }
  /// Goes a tenth of the way back, and tells of it.
  open override func accessibilityDecrement() { go(by: -SliderMeasures.adjustment) }

  // MARK: Internals

  private func go(by part: Float) {
    setValue(own + part * (maximumValue - minimumValue), animated: false)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  private var own: Float = 0
  private var valueAtBegin: Float = 0
  /// How far from the knob's middle the finger took it.
  private var grip: CGFloat = 0
  private var last: (time: TimeInterval, value: Float) = (0, 0)
  /// Holds the parts, so that they are faint as one.
  private let body = UIView()
  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumValueView = UIImageView()
  private let maximumValueView = UIImageView()
  private var thumbImages = ValuesByState<UIImage>()
  private var minimumTrackImages = ValuesByState<UIImage>()
  private var maximumTrackImages = ValuesByState<UIImage>()
  private let generator = UIImpactFeedbackGenerator(style: .light)

  override var keepsTaps: Bool { true }

  override func stateDidChange() {
    showImages()
    // CL5.
    body.alpha = isEnabled ? 1 : SliderMeasures.disabledAlpha
  }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: own)
  }

  private func fraction(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat((value - minimumValue) / (maximumValue - minimumValue))
  }

  /// Whole ways a second.
  private func speed(to value: Float, at time: TimeInterval) -> CGFloat {
    defer { last = (time, value) }
    guard time > last.time else { return 0 }
    return abs(fraction(of: value) - fraction(of: last.value)) / CGFloat(time - last.time)
  }

  /// CL4: the faster, the harder.
  private func feelEnd(_ speed: CGFloat) {
    let limits = SliderMeasures.endIntensity
    let part = min(1, speed / SliderMeasures.fastest)
    generator.impactOccurred(
      intensity: limits.lowerBound + (limits.upperBound - limits.lowerBound) * part)
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    body.isUserInteractionEnabled = false
    addSubview(body)
    for part in [minimumValueView, maximumValueView, maximumTrack, minimumTrack, thumb] {
      part.isUserInteractionEnabled = false
      body.addSubview(part)
    }
    thumb.layer.throwKnobShadow()
    color()
  }

  private func color() {
    func ground(_ part: UIImageView, _ color: UIColor?) {
      part.backgroundColor = part.image == nil ? color : nil
    }
    ground(minimumTrack, minimumTrackTintColor ?? tintColor)
    ground(maximumTrack, maximumTrackTintColor ?? .systemFill)
    ground(thumb, thumbTintColor ?? .white)
  }

  /// CL6: pictures in place of the knob and the track, and at the ends.
  private func showImages() {
    minimumValueView.image = minimumValueImage
    maximumValueView.image = maximumValueImage
    thumb.image = currentThumbImage
    minimumTrack.image = currentMinimumTrackImage
    maximumTrack.image = currentMaximumTrackImage
    thumb.layer.shadowOpacity = thumb.image == nil ? CALayer.knobShadow : 0
    color()
    setNeedsLayout()
  }

  private func imageRect(_ image: UIImage?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// CL1: the track on both sides of the knob's middle.
  private func place() {
    body.frame = bounds
    body.bounds.origin = bounds.origin
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: own)
    let (left, right) =
      isReadFromRight ? (maximumTrack, minimumTrack) : (minimumTrack, maximumTrack)
    thumb.frame = knob
    thumb.layer.cornerRadius = thumb.image == nil ? knob.height / 2 : 0
    minimumValueView.frame = minimumValueImageRect(forBounds: bounds)
    maximumValueView.frame = maximumValueImageRect(forBounds: bounds)
    left.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, knob.midX - track.minX), height: track.height)
    right.frame = CGRect(
      x: knob.midX, y: track.minY, width: max(0, track.maxX - knob.midX), height: track.height)
    for part in [left, right] {
      part.layer.cornerRadius = part.image == nil ? track.height / 2 : 0
    }
  }
}
