/// A view that sends actions to targets in response to user interaction (Views.K1…).
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: Creating

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty control, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { decodeControl(nib) }
    decodeArchive(Self.controlArchive, coder)
  }

  /// Encodes the control, without targets and actions (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.controlArchive.encode(self, with: coder)
  }

  /// Creates a control with a frame and a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control is enabled.
  open var isEnabled = true {
    willSet { willChangeValue(for: \.isEnabled) }
    didSet {
      didChangeValue(for: \.isEnabled)
      if !isEnabled { stopTracking() }
      if isEnabled != oldValue { stateDidChange() }
    }
  }
  /// Whether the control is selected.
  open var isSelected = false {
    willSet { willChangeValue(for: \.isSelected) }
    didSet {
      didChangeValue(for: \.isSelected)
      if isSelected != oldValue { stateDidChange() }
    }
  }
  /// Whether the control is highlighted, for example during a touch.
  open var isHighlighted = false {
    willSet { willChangeValue(for: \.isHighlighted) }
    didSet {
      didChangeValue(for: \.isHighlighted)
      if isHighlighted != oldValue { stateDidChange() }
    }
  }

  /// Whether symbol effects animate: a button's symbol bounces on a press, and a transition shows
  /// its replacement (Drawing.SE10).
  open var isSymbolAnimationEnabled = false

  // MARK: Tool tips

  /// The tool tip interaction; nil without a tool tip.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  /// The text that appears while a pointer hovers over the control (Views.PT1).
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction { return toolTipInteraction.defaultToolTip = newValue }
      guard let newValue else { return }
      let interaction = UIToolTipInteraction(defaultToolTip: newValue)
      toolTipInteraction = interaction
      addInteraction(interaction)
    }
  }

  // MARK: Menus

  /// The context menu interaction; `nil` for a control without a menu.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether the control shows a context menu, with itself as the delegate (ContextMenus.CM12).
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let interaction = contextMenuInteraction {
        contextMenuInteraction = nil
        removeInteraction(interaction)
      } else {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.isCompact = true
        contextMenuInteraction = interaction
        addInteraction(interaction)
        updateMenuPressDuration()
      }
    }
  }

  /// Whether a touch shows the menu immediately, instead of other actions.
  open var showsMenuAsPrimaryAction = false { didSet { updateMenuPressDuration() } }

  private func updateMenuPressDuration() {
    contextMenuInteraction?.recognizer.minimumPressDuration = showsMenuAsPrimaryAction ? 0 : 0.5
  }

  /// Returns the attachment point of the menu: the middle of the lower edge; has no effect, because
  /// menus are placed beside the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Handles the choice of a menu's action; does nothing by default.
  func didChooseMenuAction(_ action: UIAction) {}

  /// Returns no menu; subclasses with a menu override it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns no preview, because a control's menu is shown without one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns no preview, so that the menu returns to its source.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview for the configuration.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Returns the preview for the configuration.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Called when the preview was tapped; does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before the menu is shown; sends `menuActionTriggered`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    isHighlighted = false
    if showsMenuAsPrimaryAction { sendActions(for: .menuActionTriggered) }
  }

  /// Called before the menu is hidden; does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The state.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// The horizontal alignment, with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isFromRight = isRightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isFromRight ? .right : .left
    case .trailing: return isFromRight ? .left : .right
    case let other: return other
    }
  }

  // MARK: Tracking

  /// Whether the control tracks a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control or near it.
  open private(set) var isTouchInside = false

  /// Begins to track a touch.
  ///
  /// - Returns: Whether tracking continues.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Continues to track a touch.
  ///
  /// - Returns: Whether tracking continues.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called after tracking ended; does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called after tracking was cancelled; does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Targets

  /// Adds a target and an action for events; a `nil` target is resolved along the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map(messageReceiver)
    let known = entries.firstIndex { $0.isFor(object) && $0.action == action }
    if let known {
      entries[known].events.formUnion(controlEvents)
    } else {
      entries.append(
        Entry(target: object, isNil: object == nil, action: action, events: controlEvents))
    }
  }

  /// Adds an action for events, and replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let known = entries.firstIndex(where: { $0.block?.identifier == action.identifier }) {
      entries[known].block = action
      entries[known].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(target: nil, isNil: false, block: action, events: controlEvents))
    }
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in entries.indices where entries[index].block?.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Enumerates the event handlers in order.
  ///
  /// - Parameter iterator: A closure that receives the action, or the target with its method; the
  ///   events; and a flag that stops the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in entries {
      let target = entry.action.map { (entry.target as Any?, $0) }
      iterator(entry.block, target, entry.events, &stops)
      if stops { return }
    }
  }

  /// Removes a target and an action for events; `nil` removes any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map(messageReceiver)
    for index in entries.indices
    where entries[index].block == nil && (object == nil || entries[index].isFor(object))
      && (action == nil || entries[index].action == action)
    {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The targets; `nil` targets are not included.
  open var allTargets: Set<AnyHashable> {
    Set(entries.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// The events with targets or actions.
  open var allControlEvents: Event { entries.reduce([]) { $0.union($1.events) } }

  /// Returns the action methods of a target for an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map(messageReceiver)
    let names = entries.filter { $0.isFor(object) && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.action?.description }
    return names.isEmpty ? nil : names
  }

  /// Sends the actions of events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends an action to a target, through the app.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ExchangedMethods.call(
      "sendAction:to:for:", of: UIControl.self, on: self, action, target, event
    ) { action, target, event in
      _ = UIApplication.send(action, to: target, from: self, for: event)
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Performs the primary action: shows the menu if that is the primary action, otherwise sends the
  /// actions of `primaryActionTriggered` (Views.K5).
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, contextMenuInteraction?.showOnRequest() == true { return }
    willPerformPrimaryAction()
    send(.primaryActionTriggered, with: nil)
  }

  // MARK: Accessibility

  /// The accessibility traits, including those of the state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.inOrder.first else { return }
    tracked = touch
    dragAtBegin = ownDrag
    (isTracking, isTouchInside) = (true, true)
    isHighlighted = true
    guard beginTracking(touch, with: event) else { return leave(touch, with: event) }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let (wasInside, isInside) = (isTouchInside, isNear(touch))
    isTouchInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else { return leave(touch, with: event) }
    // The position selects the drag events (Views.K2).
    switch (wasInside, isInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, false): send(.touchDragOutside, with: event)
    case (false, true): send([.touchDragEnter, .touchDragInside], with: event)
    case (true, false): send([.touchDragExit, .touchDragOutside], with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    tracked = nil
    isHighlighted = false
    endTracking(touch, with: event)
    (isTracking, isTouchInside) = (false, false)
    let used: Event =
      triggersPrimaryActionOnTouchUp ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
    if isInside { wasPressed() }
    send(isInside ? used : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    cancel(with: event)
  }

  /// Prevents single taps and drags in its own direction by recognizers outside the control
  /// (Views.K4, Views.K6).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return !preventsOuterTaps || tap.numberOfTapsRequired != 1
        || tap.numberOfTouchesRequired != 1
    }
    return !isOwnDrag(gestureRecognizer)
  }

  // MARK: Internals

  /// Whether the control prevents single taps of other recognizers; subclasses of UIKit override
  /// it.
  var preventsOuterTaps: Bool { false }
  /// The drag by which a finger currently moves a part of the control; `nil` for none.
  @_spi(UIKitModules) open var ownDrag: ControlDrag? { nil }
  /// Whether a press triggers the primary action.
  var triggersPrimaryActionOnTouchUp: Bool { false }
  /// Called before the actions of a press are sent; does nothing by default.
  func wasPressed() {}
  /// Called before the app performs the primary action; does nothing by default.
  func willPerformPrimaryAction() {}
  /// Called after the control's state changed; does nothing by default.
  func stateDidChange() {}

  /// Whether the layout direction is right to left.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The distance from the bounds at which a tracked touch still counts as inside, in points.
  ///
  /// - Source: measurements of button users. Confidence: guess.
  private static let reach: CGFloat = 70

  private struct Entry {
    weak var target: AnyObject?
    let isNil: Bool
    let action: Selector?
    var block: UIAction?
    var events: Event

    init(
      target: AnyObject?, isNil: Bool, action: Selector? = nil, block: UIAction? = nil,
      events: Event
    ) {
      (self.target, self.isNil, self.action) = (target, isNil, action)
      (self.block, self.events) = (block, events)
    }

    @MainActor func isFor(_ object: AnyObject?) -> Bool {
      object == nil ? isNil : target === object
    }

    /// Whether the target was deallocated.
    @MainActor var isOver: Bool { block == nil && !isNil && target == nil }
  }

  private var entries: [Entry] = []
  private var tracked: UITouch?
  /// The drag that was possible at the beginning of the tracked touch; the part has moved since.
  private var dragAtBegin: ControlDrag?

  /// Returns whether a recognizer follows one finger that moves a part of the control (Views.K6).
  private func isOwnDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
      !(recognizer is UIScreenEdgePanGestureRecognizer), recognizer.seen.count == 1,
      let touch = recognizer.seen.first, touch.view?.isDescendant(of: self) == true,
      let drag = tracked === touch ? dragAtBegin : ownDrag
    else { return false }
    return drag.isMade(from: touch.firstLocation(in: self), to: touch.location(in: self))
  }

  /// Sends the actions of events, with the event that caused them.
  func send(_ events: Event, with event: UIEvent?) {
    entries.removeAll(where: \.isOver)
    // In the order of the events' bits, and for the same event in the order of addition.
    for single in events.singles {
      for entry in entries where entry.events.contains(single) {
        if let block = entry.block {
          sendAction(block)
        } else if let action = entry.action {
          sendAction(action, to: entry.isNil ? nil : entry.target, for: event)
        }
      }
    }
  }

  /// Returns whether a touch is inside the control or near it (Views.K1).
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
      || point(inside: touch.location(in: self), with: nil)
  }

  private func leave(_ touch: UITouch, with event: UIEvent?) {
    tracked = nil
    isHighlighted = false
    (isTracking, isTouchInside) = (false, false)
    endTracking(touch, with: event)
  }

  private func stopTracking() { if tracked != nil { cancel(with: nil) } }

  private func cancel(with event: UIEvent?) {
    tracked = nil
    isHighlighted = false
    cancelTracking(with: event)
    (isTracking, isTouchInside) = (false, false)
    send(.touchCancel, with: event)
  }
}
