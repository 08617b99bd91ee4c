/// Several titles side by side, of which one is chosen.
///
/// Steps CG1… are in `Documentation/Behaviour/Controls.md`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// What is chosen if none is.
  public static let noSegment = -1

  // MARK: Creating

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control without segments: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a control with segments, as large as they need.
  ///
  /// - Parameter items: Their titles or pictures; what is neither is empty.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      let view = SegmentView(item as? String)
      if let image = item as? UIImage { view.show(image) }
      insert(view, at: segments.count)
    }
    sizeToFit()
  }

  /// Makes a control whose segments do something.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  // MARK: Segments

  /// How many there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts in a segment with a title; an index beyond the last is the last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title), at: segment)
  }
  /// Puts in a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let view = SegmentView(nil)
    view.show(image)
    insert(view, at: segment)
  }
  /// Puts in a segment that does something when it is chosen, and is called after it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let view = SegmentView(action.image == nil ? action.title : nil)
    view.accessibilityLabel = action.title
    view.show(action.image)
    view.action = action
    insert(view, at: segment)
  }
  /// Takes out a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = nearest(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    refresh()
  }
  /// Takes out all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    chosen = Self.noSegment
    refresh()
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = title
      $0.show(nil)
    }
  }
  /// Sets a segment's picture, in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = nil
      $0.show(image)
    }
  }
  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.picture.image }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { view(segment)?.label.text }
  /// Sets what is done when a segment is chosen, and calls it after that.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.label.text = action.title
    }
  }
  /// What is done when a segment is chosen.
  open func actionForSegment(at segment: Int) -> UIAction? { view(segment)?.action }
  /// The segment that does something with an identifier; nil if none does.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// Sets how wide a segment is, in points; 0 for as wide as there is room.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }
  /// How wide a segment was made, in points.
  open func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.width ?? 0 }
  /// Sets how far a segment's title is from where it would be.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// How far a segment's title is from where it would be.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { view(segment)?.offset ?? .zero }
  /// Says whether people can choose a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether people can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { view(segment)?.isEnabled ?? false }

  // MARK: Value

  /// The chosen segment, or `noSegment`; setting it tells nobody.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      precondition(
        newValue < segments.count, "there are \(segments.count) segments, and no \(newValue)")
      chosen = max(Self.noSegment, newValue)
      refresh()
    }
  }

  /// Whether a segment is chosen only while a finger is on it.
  open var isMomentary = false { didSet { refresh() } }

  // MARK: Looks

  /// The pill's colour; nil for the usual one.
  open var selectedSegmentTintColor: UIColor? { didSet { refresh() } }
  /// Whether segments are as wide as their titles want, and not all alike.
  open var apportionsSegmentWidthsByContent = false { didSet { refresh() } }

  /// Sets how titles look in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[exactly: state] = attributes
    refresh()
  }
  /// How titles look in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: Room

  /// As wide as all titles want.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { $0.width > 0 ? $0.width : naturalWidth($0) }
    let free = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
    let fixed = segments.map(\.width).reduce(0, +)
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : fixed + (free.max() ?? 0) * CGFloat(free.count)
    return CGSize(width: width.rounded(.up), height: SegmentMeasures.height)
  }
  /// As wide as all titles want.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut(segments)
    placePill()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch) else { return false }
    (pressed, movesPill) = (index, index == chosen && !isMomentary)
    if isMomentary { chosen = index }
    showPress()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = index(at: touch)
    guard index != pressed else { return true }
    if movesPill {
      // CG4. The pill comes along, and is chosen when the finger lifts.
      if let index { (pressed, shown) = (index, index) }
    } else {
      pressed = index
      if isMomentary { chosen = index ?? Self.noSegment }
    }
    showPress()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wanted = touch == nil ? nil : pressed
    let isAnother = wanted != nil && (isMomentary || wanted != chosen)
    stopPressing()
    if let wanted, isAnother {
      chosen = wanted
      showPress()
      refresh()
      send([.valueChanged, .primaryActionTriggered], with: event)
      if let action = view(wanted)?.action { sendAction(action) }
    }
    if isMomentary { chosen = Self.noSegment }
    showPress()
    refresh()
  }

  open override func cancelTracking(with event: UIEvent?) {
    stopPressing()
    if isMomentary { chosen = Self.noSegment }
    showPress()
    refresh()
  }

  // MARK: Following

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }

  // MARK: Internals

  private(set) var segments: [SegmentView] = []
  private var chosen = noSegment
  /// Where the pill is while a finger moves it.
  private var shown: Int?
  /// The segment that a finger is on.
  private var pressed: Int?
  private var movesPill = false
  private var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  private let pill = UIView()
  private var dividers: [UIView] = []

  override var keepsTaps: Bool { true }

  override func stateDidChange() {
    // CG6. While a finger is on it, nothing changes as a whole.
    let alpha = isEnabled ? 1 : SegmentMeasures.disabledAlpha
    for part in subviews where part !== pill { part.alpha = alpha }
    pill.alpha = alpha
  }

  private func setUp() {
    isOpaque = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SegmentMeasures.radius
    layer.cornerCurve = .continuous
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = SegmentMeasures.pillRadius
    pill.layer.cornerCurve = .continuous
    pill.layer.shadowColor = CGColor(gray: 0, alpha: 1)
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    addSubview(pill)
  }

  private func view(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func nearest(_ index: Int) -> Int? {
    segments.isEmpty ? nil : max(0, min(segments.count - 1, index))
  }

  private func insert(_ view: SegmentView, at index: Int) {
    let index = max(0, min(segments.count, index))
    segments.insert(view, at: index)
    if chosen >= index { chosen += 1 }
    addSubview(view)
    refresh()
  }

  private func change(_ index: Int, _ body: (SegmentView) -> Void) {
    guard let index = nearest(index) else { return }
    body(segments[index])
    refresh()
  }

  private func index(at touch: UITouch) -> Int? {
    let place = touch.location(in: self)
    guard place.y >= -SegmentMeasures.stray, place.y <= bounds.height + SegmentMeasures.stray
    else { return nil }
    let index = segments.firstIndex { $0.frame.minX <= place.x && place.x < $0.frame.maxX }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  private func stopPressing() { (pressed, shown, movesPill) = (nil, nil, false) }

  // MARK: Showing

  /// Has it show what it is now.
  private func refresh() {
    pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
    for (index, segment) in segments.enumerated() {
      segment.isChosen = index == chosen
      dress(segment, isChosen: index == (shown ?? chosen))
    }
    while dividers.count < segments.count - 1 { dividers.append(makeDivider()) }
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// CG2: how a title looks.
  private func dress(_ segment: SegmentView, isChosen: Bool) {
    let own = titleAttributes[isChosen ? .selected : .normal] ?? [:]
    let font = own[.font] as? UIFont
    segment.label.font =
      font
      ?? .systemFont(ofSize: SegmentMeasures.fontSize, weight: isChosen ? .semibold : .regular)
    let usual: UIColor = segment.isEnabled ? .label : .tertiaryLabel
    segment.label.textColor = own[.foregroundColor] as? UIColor ?? usual
    segment.picture.tintColor = segment.label.textColor
    segment.setNeedsLayout()
  }

  private func makeDivider() -> UIView {
    let divider = UIView()
    divider.isUserInteractionEnabled = false
    divider.backgroundColor = UIColor.systemGray.withAlphaComponent(SegmentMeasures.dividerAlpha)
    divider.layer.cornerRadius = SegmentMeasures.divider.width / 2
    insertSubview(divider, belowSubview: pill)
    return divider
  }

  /// The room that a title wants, as it is while it is chosen.
  private func naturalWidth(_ segment: SegmentView) -> CGFloat {
    let bold = UIFont.systemFont(ofSize: SegmentMeasures.fontSize, weight: .semibold)
    let own = titleAttributes[.selected]?[.font] as? UIFont ?? bold
    let width = (segment.label.text ?? "").size(withAttributes: [.font: own]).width
    let image = segment.picture.image?.size.width ?? 0
    return max(width, image).rounded(.up) + 2 * SegmentMeasures.padding
  }

  /// CG1: where segments begin and end, to whole points.
  private func layOut(_ segments: [SegmentView]) {
    let fixed = segments.map(\.width).reduce(0, +)
    let free = segments.filter { $0.width == 0 }
    let room = max(0, bounds.width - fixed)
    let natural = free.map(naturalWidth).reduce(0, +)
    var x: CGFloat = 0
    let ordered = isReadFromRight ? segments.reversed() : segments
    for (index, segment) in ordered.enumerated() {
      var width = segment.width
      if width == 0 {
        width =
          apportionsSegmentWidthsByContent && natural > 0
          ? room * naturalWidth(segment) / natural : room / CGFloat(free.count)
      }
      segment.frame = CGRect(
        x: x.rounded(.down), y: 0, width: (x + width).rounded(.down) - x.rounded(.down),
        height: bounds.height)
      x += width
      if index < dividers.count {
        let (size, inset) = (SegmentMeasures.divider.width, SegmentMeasures.divider.height)
        dividers[index].frame = CGRect(
          x: x.rounded(.down) - size / 2, y: inset, width: size,
          height: max(0, bounds.height - 2 * inset))
      }
    }
  }

  private func placePill() {
    let index = shown ?? chosen
    pill.isHidden = index == Self.noSegment || isMomentary && pressed == nil
    guard let segment = view(index) else { return hideDividers(beside: nil) }
    let inset = SegmentMeasures.pillInset
    let frame = segment.frame.insetBy(dx: inset, dy: inset)
    pill.bounds.size = frame.size
    pill.center = CGPoint(x: frame.midX, y: frame.midY)
    hideDividers(beside: segment)
  }

  /// CG3: no line is seen beside the pill.
  private func hideDividers(beside segment: SegmentView?) {
    for divider in dividers {
      let isBeside =
        segment.map {
          abs(divider.frame.midX - $0.frame.minX) < 1 || abs(divider.frame.midX - $0.frame.maxX) < 1
        } ?? false
      divider.alpha = isBeside ? 0 : 1
    }
  }

  /// CG5: what a finger is on is small or faint, and the pill slides.
  private func showPress() {
    layoutIfNeeded()
    UIView.animate(
      withDuration: SegmentMeasures.time, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      let isOnPill = pressed != nil && pressed == (shown ?? chosen)
      let scale = isOnPill ? SegmentMeasures.pressedScale : 1
      pill.transform = CGAffineTransform(scaleX: scale, y: scale)
      for (index, segment) in segments.enumerated() {
        let isFaint = index == pressed && !isOnPill
        let alpha = isFaint ? SegmentMeasures.pressedAlpha : 1
        (segment.label.alpha, segment.picture.alpha) = (alpha, alpha)
      }
      placePill()
    }
  }

  private static let pillColor = UIColor { traits in
    // Source: measured by others.
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x63 / 255, green: 0x63 / 255, blue: 0x66 / 255, alpha: 1) : .white
  }
}
