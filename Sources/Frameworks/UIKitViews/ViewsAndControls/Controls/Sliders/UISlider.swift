/// A track with a thumb, whose place stands for a value.
///
/// Steps Controls.CL1…
@preconcurrency @MainActor
open class UISlider: UIControl {
  // MARK: Creating

  /// Creates a slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from 0 to 1, at 0, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.sliderArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.sliderArchive.encode(self, with: coder)
  }

  // MARK: Value

  /// The behavioral style; that of an iPad except on a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavioral style; stored, because only a Mac has another one.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The value, within the limits; a change by the app sends no action.
  open var value: Float {
    get { own }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum value; raises a value or a maximum below it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(own, animated: false)
    }
  }

  /// The maximum value; lowers a value or a minimum above it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(own, animated: false)
    }
  }

  /// Sets the value, within the limits, without sending an action.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    own = allowed(max(minimumValue, min(maximumValue, value)))
    guard animated else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: SliderMetrics.time, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.place() }
  }

  /// Whether actions are sent during the drag instead of only at its end.
  open var isContinuous = true

  // MARK: Appearance

  /// The color of the track before the thumb; `nil` for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { color() } }
  /// The color of the track after the thumb; `nil` for the default gray.
  open var maximumTrackTintColor: UIColor? { didSet { color() } }
  /// The color of the thumb; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { color() } }

  /// The style: with a thumb, or without a visible one (Controls.CL10).
  ///
  /// - Since: 26.0.
  open var sliderStyle: Style = .default { didSet { showImages() } }

  /// The ticks of the track, and the selectable values (Controls.CL7–CL9); `nil` for a track
  /// without ticks.
  ///
  /// - Since: 26.0.
  open var trackConfiguration: TrackConfiguration? {
    didSet {
      if trackConfiguration != nil, ticks.superview == nil {
        body.insertSubview(ticks, belowSubview: thumb)
      }
      setValue(own, animated: false)
    }
  }

  /// The image at the minimum end.
  open var minimumValueImage: UIImage? { didSet { showImages() } }
  /// The image at the maximum end.
  open var maximumValueImage: UIImage? { didSet { showImages() } }

  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[exactly: state] = image
    showImages()
  }
  /// Returns the image of the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The image of the thumb in the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// Sets the image of the track before the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[exactly: state] = image
    showImages()
  }
  /// Returns the image of the track before the thumb in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// The image of the track before the thumb in the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// Sets the image of the track after the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[exactly: state] = image
    showImages()
  }
  /// Returns the image of the track after the thumb in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// The image of the track after the thumb in the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Frames

  /// Returns the frame of the minimum value's image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, bounds, atLeft: !isRightToLeft)
  }

  /// Returns the frame of the maximum value's image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, bounds, atLeft: isRightToLeft)
  }

  /// Returns the frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat {
      image.map { $0.size.width + SliderMetrics.imageGap } ?? 0
    }
    let (first, last) = (room(minimumValueImage), room(maximumValueImage))
    let left = SliderMetrics.inset + (isRightToLeft ? last : first)
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - SliderMetrics.track / 2,
      width: max(0, bounds.width - first - last - 2 * SliderMetrics.inset),
      height: SliderMetrics.track)
  }

  /// Returns the frame of the thumb for a value.
  ///
  /// - Parameters:
  ///   - bounds: The slider's bounds.
  ///   - rect: The frame of the track.
  ///   - value: The value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      currentThumbImage?.size
      ?? CGSize(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
    // The thumb travels over the track and the margins at its ends.
    let room = rect.insetBy(dx: -SliderMetrics.inset, dy: 0)
    let part = fraction(of: value)
    let x = room.minX + (room.width - size.width) * (isRightToLeft ? 1 - part : part)
    return CGRect(
      x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The height of sliders; no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: SliderMetrics.height)
  }
  /// Returns the given width and the height of sliders.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // Only the thumb can be dragged (Controls.CL2).
    let place = touch.location(in: self)
    guard thumbReach.contains(place) else { return false }
    generator.keepPrepared()
    grabOffset = place.x - currentThumbRect.midX
    valueAtBegin = own
    last = (touch.timestamp, own)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = trackRect(forBounds: bounds).insetBy(dx: -SliderMetrics.inset, dy: 0)
      .insetBy(dx: currentThumbRect.width / 2, dy: 0)
    guard room.width > 0 else { return true }
    generator.keepPrepared()
    let way = (touch.location(in: self).x - grabOffset - room.minX) / room.width
    let part = max(0, min(1, isRightToLeft ? 1 - way : way))
    let new = allowed(minimumValue + Float(part) * (maximumValue - minimumValue))
    guard new != own else { return true }
    let speed = self.speed(to: new, at: touch.timestamp)
    let wasAtEnd = own == minimumValue || own == maximumValue
    own = new
    setNeedsLayout()
    // Feedback at an end plays once, until the thumb has left it (Controls.CL4).
    if !wasAtEnd, own == minimumValue || own == maximumValue {
      playEndFeedback(speed)
    } else if trackConfiguration?.allowsTickValuesOnly == true {
      // Each tick plays feedback (Controls.CL8).
      generator.impactOccurred(intensity: SliderMetrics.endIntensity.lowerBound)
      generator.keepPrepared()
    }
    if isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // A slider that is not continuous sends its actions at the end of the drag (Controls.CL3).
    if !isContinuous, own != valueAtBegin {
      send([.valueChanged, .primaryActionTriggered], with: event)
    }
  }

  // MARK: Updates

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  // MARK: Accessibility

  /// The accessibility value: by default the title of the tick, or the position in percent.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? tickTitle ?? "\(Int((fraction(of: own) * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a tenth of the range and sends an action.
  open override func accessibilityIncrement() { go(by: SliderMetrics.adjustment) }
  /// Decreases the value by a tenth of the range and sends an action.
  open override func accessibilityDecrement() { go(by: -SliderMetrics.adjustment) }

  // MARK: Internals

  /// Sets the position in percent.
  @_spi(UIKitModules) open override func takeValue(_ text: String) -> Bool {
    guard isEnabled, let percent = Float(text), percent.isFinite else { return false }
    setValue(minimumValue, animated: false)
    go(by: min(max(percent / 100, 0), 1))
    return true
  }

  private func go(by part: Float) {
    setValue(own + step(by: part) * (maximumValue - minimumValue), animated: false)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  private var own: Float = 0
  private var valueAtBegin: Float = 0
  /// The horizontal offset of the finger from the thumb's center.
  private var grabOffset: CGFloat = 0
  private var last: (time: TimeInterval, value: Float) = (0, 0)
  /// The container of the parts, which share its opacity.
  private let body = UIView()
  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let ticks = SliderTicks()
  private let minimumValueView = UIImageView()
  private let maximumValueView = UIImageView()
  private var thumbImages = ValuesByState<UIImage>()
  private var minimumTrackImages = ValuesByState<UIImage>()
  private var maximumTrackImages = ValuesByState<UIImage>()
  private let generator = UIImpactFeedbackGenerator(style: .light)

  @_spi(UIKitModules) open override var ownDrag: ControlDrag? {
    ControlDrag(in: thumbReach, along: .horizontal)
  }

  override func stateDidChange() {
    showImages()
    // A disabled slider has half of its opacity (Controls.CL5).
    body.alpha = isEnabled ? 1 : SliderMetrics.disabledAlpha
  }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: own)
  }

  /// The area in which a touch grabs the thumb (Controls.CL2).
  private var thumbReach: CGRect {
    let knob = currentThumbRect
    let more = max(0, (SliderMetrics.reach - knob.width) / 2)
    return knob.insetBy(dx: -more, dy: -more)
  }

  private func fraction(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat((value - minimumValue) / (maximumValue - minimumValue))
  }

  /// Returns the speed of a change, in track lengths per second.
  private func speed(to value: Float, at time: TimeInterval) -> CGFloat {
    defer { last = (time, value) }
    guard time > last.time else { return 0 }
    return abs(fraction(of: value) - fraction(of: last.value)) / CGFloat(time - last.time)
  }

  /// Plays feedback at an end, stronger at a higher speed (Controls.CL4).
  private func playEndFeedback(_ speed: CGFloat) {
    let limits = SliderMetrics.endIntensity
    let part = min(1, speed / SliderMetrics.maxSpeed)
    generator.impactOccurred(
      intensity: limits.lowerBound + (limits.upperBound - limits.lowerBound) * part)
    generator.keepPrepared()
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
    thumb.layer.addKnobShadow()
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

  /// Updates the images of thumb, track and ends (Controls.CL6).
  private func showImages() {
    minimumValueView.image = minimumValueImage
    maximumValueView.image = maximumValueImage
    thumb.image = currentThumbImage
    thumb.isHidden = sliderStyle == .thumbless
    minimumTrack.image = currentMinimumTrackImage
    maximumTrack.image = currentMaximumTrackImage
    thumb.layer.shadowOpacity = thumb.image == nil ? CALayer.knobShadowOpacity : 0
    color()
    setNeedsLayout()
  }

  /// Returns the nearest value that the track's configuration allows.
  private func allowed(_ value: Float) -> Float {
    guard let trackConfiguration, maximumValue > minimumValue else { return value }
    let part = trackConfiguration.allowed(Float(fraction(of: value)))
    return minimumValue + part * (maximumValue - minimumValue)
  }

  /// The title of the tick at the value; `nil` for none.
  private var tickTitle: String? {
    let part = Float(fraction(of: own))
    return trackConfiguration?.ticks.first { abs($0.position - part) < 1e-6 }?.title
  }

  /// Returns the fraction of an adjustment, or the next tick if only the values of ticks are
  /// allowed.
  private func step(by part: Float) -> Float {
    guard let trackConfiguration, trackConfiguration.allowsTickValuesOnly else { return part }
    let here = Float(fraction(of: own))
    let ways = trackConfiguration.ticks.map { $0.position - here }
    let next = part > 0 ? ways.filter { $0 > 1e-6 }.min() : ways.filter { $0 < -1e-6 }.max()
    guard let next else { return 0 }
    return abs(next) > abs(part) ? next : part
  }

  /// Places the dots of ticks, and the fill from the neutral value (Controls.CL7, Controls.CL9).
  private func placeTicks(_ track: CGRect, _ knob: CGRect) {
    guard let trackConfiguration else { return ticks.show([], over: track, isFromRight: false) }
    let room = track.insetBy(dx: knob.width / 2 - SliderMetrics.inset, dy: 0)
    ticks.show(
      trackConfiguration.ticks.map(\.position), over: room, isFromRight: isRightToLeft)
    guard trackConfiguration.neutralValue > 0 else { return }
    let part = CGFloat(trackConfiguration.neutralValue)
    let neutral = room.minX + room.width * (isRightToLeft ? 1 - part : part)
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: min(neutral, knob.midX), y: track.minY, width: abs(knob.midX - neutral),
      height: track.height)
  }

  private func imageRect(_ image: UIImage?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Lays out the track on both sides of the thumb's center (Controls.CL1).
  private func place() {
    body.frame = bounds
    body.bounds.origin = bounds.origin
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: own)
    let (left, right) =
      isRightToLeft ? (maximumTrack, minimumTrack) : (minimumTrack, maximumTrack)
    thumb.frame = knob
    thumb.layer.cornerRadius = thumb.image == nil ? knob.height / 2 : 0
    minimumValueView.frame = minimumValueImageRect(forBounds: bounds)
    maximumValueView.frame = maximumValueImageRect(forBounds: bounds)
    left.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, knob.midX - track.minX), height: track.height)
    right.frame = CGRect(
      x: knob.midX, y: track.minY, width: max(0, track.maxX - knob.midX), height: track.height)
    placeTicks(track, knob)
    for part in [left, right] {
      part.layer.cornerRadius = part.image == nil ? track.height / 2 : 0
    }
  }
}
