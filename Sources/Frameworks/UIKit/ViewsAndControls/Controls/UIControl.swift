/// A view that tells others what people do with it.
///
/// Steps K1… are in `Documentation/Behaviour/Views.md`.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: Creating

  /// Makes a control at a place in what it will be put into.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control without size: archives of views are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control that does something when it is used for what it is mostly for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether people can use it.
  open var isEnabled = true {
    willSet { willChangeValue(for: \.isEnabled) }
    didSet {
      didChangeValue(for: \.isEnabled)
      if !isEnabled { stopTracking() }
      if isEnabled != oldValue { stateDidChange() }
    }
  }
  /// Whether it is chosen.
  open var isSelected = false {
    willSet { willChangeValue(for: \.isSelected) }
    didSet {
      didChangeValue(for: \.isSelected)
      if isSelected != oldValue { stateDidChange() }
    }
  }
  /// Whether it looks pressed; while a finger is on it, it is.
  open var isHighlighted = false {
    willSet { willChangeValue(for: \.isHighlighted) }
    didSet {
      didChangeValue(for: \.isHighlighted)
      if isHighlighted != oldValue { stateDidChange() }
    }
  }

  // MARK: Menus

  /// Shows its menu; nil for a control without one.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether a press shows a menu, which the control as a delegate says (CM12).
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
        followMenuKind()
      }
    }
  }

  /// Whether the menu shows as soon as the control is touched, in place of what it else does.
  open var showsMenuAsPrimaryAction = false { didSet { followMenuKind() } }

  private func followMenuKind() {
    contextMenuInteraction?.recognizer.minimumPressDuration = showsMenuAsPrimaryAction ? 0 : 0.5
  }

  /// Something of its menu was chosen.
  func menuChose(_ action: UIAction) {}

  /// No menu; controls that have one say so.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What is lifted: nothing, for a control's menu stands by itself.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where the menu goes: to where it came from.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Is told that its menu comes, and tells who wants to know.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    isHighlighted = false
    if showsMenuAsPrimaryAction { sendActions(for: .menuActionTriggered) }
  }

  /// Is told that its menu goes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// All of that as one.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where what it shows is, from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Where what it shows is, from left to right.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// The same, with leading and trailing as they are read.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isFromRight = traitCollection.layoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isFromRight ? .right : .left
    case .trailing: return isFromRight ? .left : .right
    case let other: return other
    }
  }

  // MARK: Tracking

  /// Whether it follows a finger.
  open private(set) var isTracking = false
  /// Whether that finger is inside it, or near enough.
  open private(set) var isTouchInside = false

  /// Begins to follow a touch.
  ///
  /// - Returns: Whether it goes on.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Follows a touch.
  ///
  /// - Returns: Whether it goes on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Is told that the touch it followed was lifted, or that it did not want to go on;
  /// by itself it does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Is told that the touch it followed was taken away; by itself it does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Targets

  /// Adds whom to tell of events; a target of nil is looked for along the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let known = entries.firstIndex { $0.isFor(object) && $0.action == action }
    if let known {
      entries[known].events.formUnion(controlEvents)
    } else {
      entries.append(
        Entry(target: object, isNil: object == nil, action: action, events: controlEvents))
    }
  }

  /// Adds something to do at events, in place of what has the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let known = entries.firstIndex(where: { $0.block?.identifier == action.identifier }) {
      entries[known].block = action
      entries[known].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(target: nil, isNil: false, block: action, events: controlEvents))
    }
  }

  /// Takes away what is done at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes away what has an identifier and is done at events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in entries.indices where entries[index].block?.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Names all that is done and whom it tells, in order, until it is told to stop.
  ///
  /// - Parameter iterator: Gets what is done, or else the target with its method; the events; and what
  ///   stops it when it is set.
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

  /// Takes away whom to tell; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in entries.indices
    where entries[index].block == nil && (object == nil || entries[index].isFor(object))
      && (action == nil || entries[index].action == action)
    {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Whom it tells; those that are looked for are not among them.
  open var allTargets: Set<AnyHashable> {
    Set(entries.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// All events that somebody is told of.
  open var allControlEvents: Event { entries.reduce([]) { $0.union($1.events) } }

  /// The methods by which a target is told of an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = entries.filter { $0.isFor(object) && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.action?.description }
    return names.isEmpty ? nil : names
  }

  /// Tells all that want to know of one of the events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Tells one, through the app.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if !UIApplication.send(action, to: target, from: self, for: event), target != nil {
      Complaint.once("\(type(of: self)) tells somebody who has no method '\(action)'")
    }
  }

  /// Does something, as it is done at events.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  // MARK: Accessibility

  /// What it is and can; also that it is chosen, and that it cannot be used.
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
    // K2
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
    let used: Event = isPressedToUse ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
    send(isInside ? used : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    cancel(with: event)
  }

  /// K4: a tap of one finger is the control's own, whoever around it would have it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self else { return true }
    guard let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  // MARK: Internals

  /// Whether a tap on it is for nobody else; subclasses of UIKit's say so.
  var keepsTaps: Bool { false }
  /// Whether pressing it is what it is mostly for.
  var isPressedToUse: Bool { false }
  /// Is told that it is enabled, chosen or pressed, or no more; by itself it does nothing.
  func stateDidChange() {}

  /// Whether it is read from right to left.
  var isReadFromRight: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Points around it within which a finger that was on it still is.
  ///
  /// - Source: what users of buttons measured. Confidence: guess.
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

    /// Whether there is nobody to tell any more.
    @MainActor var isOver: Bool { block == nil && !isNil && target == nil }
  }

  private var entries: [Entry] = []
  private var tracked: UITouch?

  /// Tells all that want to know of one of the events, with what happened.
  func send(_ events: Event, with event: UIEvent?) {
    entries.removeAll(where: \.isOver)
    // In the order of the events' bits, and within one as they were added.
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

  /// K1: near enough is inside.
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
