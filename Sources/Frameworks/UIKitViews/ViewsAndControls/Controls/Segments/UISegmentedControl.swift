import TactusPhoneLink

/// A control of several segments, one of which is selected (Controls.CG1…).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override var isNaturalGroup: Bool { true }
  override var naturalContainer: ElementContainer? { .set }

  /// The selected index when no segment is selected.
  public static let noSegment = -1

  // MARK: Creating

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without segments, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeSegments(coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSegments(coder)
  }

  /// Creates a control with segments, with its fitting size.
  ///
  /// - Parameter items: The titles or images; other values create empty segments.
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

  /// Creates a control with one segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index past the end appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title), at: segment)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let view = SegmentView(nil)
    view.show(image)
    insert(view, at: segment)
  }
  /// Inserts a segment with an action, whose title or image it shows.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let view = SegmentView(nil)
    view.show(action)
    insert(view, at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = nearest(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    refresh()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    chosen = Self.noSegment
    refresh()
  }

  /// Sets the title of a segment, in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = title
      $0.show(nil)
    }
  }
  /// Sets the image of a segment, in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = nil
      $0.show(image)
    }
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.picture.image }
  /// Returns the text in a segment.
  open func titleForSegment(at segment: Int) -> String? { view(segment)?.label.text }
  /// Sets the action of a segment, whose title or image it shows.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.show(action) }
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { view(segment)?.action }
  /// Returns the index of the segment whose action has an identifier, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// Sets the width of a segment, in points; 0 for automatic.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }
  /// Returns the width that was set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.width ?? 0 }
  /// Sets the offset of a segment's content.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// Returns the offset of a segment's content.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { view(segment)?.offset ?? .zero }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { view(segment)?.isEnabled ?? false }

  // MARK: Value

  /// The index of the selected segment, or `noSegment`; a change by the app sends no action.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      programmingPrecondition(
        newValue < segments.count,
        "segment \(newValue) is out of range for \(segments.count) segments")
      chosen = max(Self.noSegment, newValue)
      refresh()
    }
  }

  /// Whether a segment is selected only during a touch.
  open var isMomentary = false { didSet { refresh() } }

  // MARK: Appearance

  /// The color of the pill; `nil` for the default color.
  open var selectedSegmentTintColor: UIColor? { didSet { refresh() } }
  /// Whether segment widths are proportional to their content.
  open var apportionsSegmentWidthsByContent = false { didSet { refresh() } }

  /// Sets the attributes of the titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[exactly: state] = attributes
    refresh()
  }
  /// Returns the attributes of the titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: Sizes

  /// The size that fits all titles.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { $0.width > 0 ? $0.width : naturalWidth($0) }
    let free = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
    let fixed = segments.map(\.width).reduce(0, +)
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : fixed + (free.max() ?? 0) * CGFloat(free.count)
    return CGSize(width: width.rounded(.up), height: SegmentMetrics.height)
  }
  /// Returns the size that fits all titles.
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
      // The pill follows the finger and is selected at the end of the touch (Controls.CG4).
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
    endPress()
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
    endPress()
    if isMomentary { chosen = Self.noSegment }
    showPress()
    refresh()
  }

  // MARK: Updates

  @_spi(UIKitModules) open override func traitsBecameKnown() { refresh() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }

  // MARK: Internals

  private(set) var segments: [SegmentView] = []
  private var chosen = noSegment
  /// The index of the pill during a drag.
  private var shown: Int?
  /// The index of the touched segment.
  private var pressed: Int?
  private var movesPill = false
  private var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  private let pill = UIView()
  private var dividers: [UIImageView] = []
  /// The images behind and between the segments (Controls.CG8).
  var images = SegmentImages()
  /// The background color of a control without images.
  private var ownBackground: UIColor?

  override var preventsOuterTaps: Bool { true }
  @_spi(UIKitModules) open override var ownDrag: ControlDrag? {
    guard !isMomentary, chosen != Self.noSegment else { return nil }
    return ControlDrag(in: pill.frame, along: .horizontal)
  }

  override func stateDidChange() {
    // A touch does not change the control as a whole (Controls.CG6).
    let alpha = isEnabled ? 1 : SegmentMetrics.disabledAlpha
    for part in subviews where part !== pill { part.alpha = alpha }
    pill.alpha = alpha
  }

  /// Shows the images instead of the control's own background (Controls.CG8).
  func imagesChanged() {
    if images.replaceBackground {
      ownBackground = ownBackground ?? backgroundColor
      backgroundColor = .clear
    } else if let color = ownBackground {
      (backgroundColor, ownBackground) = (color, nil)
    }
    refresh()
  }

  /// Returns the state that selects a segment's image.
  private func state(of index: Int) -> UIControl.State {
    let segment = segments[index]
    return !segment.isEnabled || !isEnabled
      ? .disabled
      : index == (shown ?? chosen) ? .selected : index == pressed ? .highlighted : .normal
  }

  private func setUp() {
    isOpaque = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SegmentMetrics.radius
    layer.cornerCurve = .continuous
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = SegmentMetrics.pillRadius
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
    guard place.y >= -SegmentMetrics.stray, place.y <= bounds.height + SegmentMetrics.stray
    else { return nil }
    let index = segments.firstIndex { $0.frame.minX <= place.x && place.x < $0.frame.maxX }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  private func endPress() { (pressed, shown, movesPill) = (nil, nil, false) }

  // MARK: Updating views

  /// Updates the views.
  private func refresh() {
    pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
    for (index, segment) in segments.enumerated() {
      segment.isChosen = index == chosen
      updateAppearance(of: segment, isChosen: index == (shown ?? chosen))
    }
    for (index, segment) in segments.enumerated() {
      segment.showBackground(
        images.replaceBackground ? images.backgrounds[.default]?[state(of: index)] : nil)
      segment.imagesOffset = images.offset(index, of: segments.count)
    }
    while dividers.count < segments.count - 1 { dividers.append(makeDivider()) }
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the font and the colors of a segment (Controls.CG2).
  private func updateAppearance(of segment: SegmentView, isChosen: Bool) {
    let own = titleAttributes[isChosen ? .selected : .normal] ?? [:]
    let font = own[.font] as? UIFont
    segment.label.font =
      font
      ?? .systemFont(ofSize: SegmentMetrics.fontSize, weight: isChosen ? .semibold : .regular)
    let usual: UIColor = segment.isEnabled ? .label : .tertiaryLabel
    segment.label.textColor = own[.foregroundColor] as? UIColor ?? usual
    segment.picture.tintColor = segment.label.textColor
    segment.setNeedsLayout()
  }

  private func makeDivider() -> UIImageView {
    let divider = UIImageView()
    divider.isUserInteractionEnabled = false
    divider.backgroundColor = UIColor.systemGray.withAlphaComponent(SegmentMetrics.dividerAlpha)
    divider.layer.cornerRadius = SegmentMetrics.divider.width / 2
    insertSubview(divider, belowSubview: pill)
    return divider
  }

  /// Returns the width of a segment's content in the selected state.
  private func naturalWidth(_ segment: SegmentView) -> CGFloat {
    let bold = UIFont.systemFont(ofSize: SegmentMetrics.fontSize, weight: .semibold)
    let own = titleAttributes[.selected]?[.font] as? UIFont ?? bold
    let width = (segment.label.text ?? "").size(withAttributes: [.font: own]).width
    let image = segment.picture.image?.size.width ?? 0
    return max(width, image).rounded(.up) + 2 * SegmentMetrics.padding
  }

  /// Sets the frames of the segments, at whole points (Controls.CG1).
  private func layOut(_ segments: [SegmentView]) {
    let fixed = segments.map(\.width).reduce(0, +)
    let free = segments.filter { $0.width == 0 }
    let room = max(0, bounds.width - fixed)
    let natural = free.map(naturalWidth).reduce(0, +)
    var x: CGFloat = 0
    let ordered = isRightToLeft ? segments.reversed() : segments
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
      if index < dividers.count, !images.dividers.isEmpty {
        place(dividers[index], after: index, at: x.rounded(.down))
      } else if index < dividers.count {
        let (size, inset) = (SegmentMetrics.divider.width, SegmentMetrics.divider.height)
        dividers[index].frame = CGRect(
          x: x.rounded(.down) - size / 2, y: inset, width: size,
          height: max(0, bounds.height - 2 * inset))
      }
    }
  }

  /// Places the image between two segments.
  private func place(_ divider: UIImageView, after index: Int, at x: CGFloat) {
    let beside = isRightToLeft ? segments.count - 2 - index : index
    let (left, right) = isRightToLeft ? (beside + 1, beside) : (beside, beside + 1)
    divider.image = images.divider(state(of: left), state(of: right), .default)
    divider.backgroundColor = nil
    divider.layer.cornerRadius = 0
    // The segments' images may fill the segments.
    bringSubviewToFront(divider)
    let width = divider.image?.size.width ?? 0
    divider.frame = CGRect(x: x - width / 2, y: 0, width: width, height: bounds.height)
  }

  private func placePill() {
    let index = shown ?? chosen
    pill.isHidden =
      index == Self.noSegment || isMomentary && pressed == nil || images.replaceBackground
    guard let segment = view(index) else { return hideDividers(beside: nil) }
    let inset = SegmentMetrics.pillInset
    let frame = segment.frame.insetBy(dx: inset, dy: inset)
    pill.bounds.size = frame.size
    pill.center = CGPoint(x: frame.midX, y: frame.midY)
    hideDividers(beside: segment)
  }

  /// Hides the dividers beside the pill (Controls.CG3).
  private func hideDividers(beside segment: SegmentView?) {
    guard images.dividers.isEmpty else {
      for divider in dividers { divider.alpha = 1 }
      return
    }
    for divider in dividers {
      let isBeside =
        segment.map {
          abs(divider.frame.midX - $0.frame.minX) < 1 || abs(divider.frame.midX - $0.frame.maxX) < 1
        } ?? false
      divider.alpha = isBeside ? 0 : 1
    }
  }

  /// Scales the pressed pill, fades a pressed title, and moves the pill (Controls.CG5).
  private func showPress() {
    if images.replaceBackground { refresh() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: SegmentMetrics.time, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      let isOnPill = pressed != nil && pressed == (shown ?? chosen)
      let scale = isOnPill ? SegmentMetrics.pressedScale : 1
      pill.transform = CGAffineTransform(scaleX: scale, y: scale)
      for (index, segment) in segments.enumerated() {
        let isFaint = index == pressed && !isOnPill
        let alpha = isFaint ? SegmentMetrics.pressedAlpha : 1
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
