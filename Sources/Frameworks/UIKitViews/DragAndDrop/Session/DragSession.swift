/// A drag, from the lift of its items to their drop.
///
/// The phases of a drag are described in `Documentation/Behaviour/DragAndDrop.md`
/// (DragAndDrop.DD1…).
@MainActor
final class DragSession: NSObject, UIDragSession {
  /// Creates a session whose items are not lifted yet.
  ///
  /// - Parameters:
  ///   - source: The interaction whose view is pressed.
  ///   - window: The window of the view.
  ///   - point: The location of the finger in the window.
  init(_ source: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
    (self.source, self.window, start, place) = (source, window, point, point)
  }

  // MARK: Session

  var items: [UIDragItem] { parts.map(\.item) }
  var localContext: Any?
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false

  func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// The text drag of the session; nil for a drag of an interaction.
  weak var text: TextDragSession?

  // MARK: Phases

  /// Whether the finger has moved since the lift.
  private(set) var hasBegun = false

  /// Adds items before the lift.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    parts += items.map { DragPart($0, from: interaction) }
  }

  /// Lifts the items (DragAndDrop.DD2).
  func lift() {
    DragController.shared.session = self
    guard let window, let delegate = source?.delegate, let source else { return }
    for part in parts {
      let preview = delegate.dragInteraction(source, previewForLifting: part.item, session: self)
      part.show(preview, in: window, finger: place)
    }
    delegate.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: self)
    feedback.impactOccurred()
    feedback.keepPrepared()
    animate { [self] in
      for part in parts {
        part.view?.transform = .init(scaleX: DragMetrics.lift, y: DragMetrics.lift)
      }
      liftAnimator.animate()
    }
  }

  /// Follows the finger (DragAndDrop.DD3–DD6).
  func move(to point: CGPoint) {
    place = point
    guard isActive else { return }
    feedback.keepPrepared()
    if !hasBegun {
      guard point.distance(to: start) > GestureLimits.panTravel else { return }
      begin()
    }
    for (index, part) in parts.enumerated() { part.follow(point, index: index) }
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: self) }
    updateTarget()
    springLoader.move(to: point, in: window, self)
  }

  /// Drops the items at the finger (DragAndDrop.DD7–DD9).
  func drop() {
    guard isActive else { return }
    springLoader.stop()
    guard hasBegun else { return endLift() }
    updateTarget()
    guard let target, operation == .copy || operation == .move else { return cancel() }
    finish()
    feedback.impactOccurred()
    target.delegate?.dropInteraction(target, performDrop: dropSession)
    notifyEnd(operation, isBefore: true)
    let pairs = parts.map { ($0, animator(dropping: $0, in: target)) }
    end(pairs) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: dropSession)
      endDropSession()
      notifyEnd(operation, isBefore: false)
      if let source { source.delegate?.dragInteraction(source, sessionDidTransferItems: self) }
    }
  }

  /// Cancels the drag, and the items return (DragAndDrop.DD9).
  func cancel() {
    guard isActive else { return }
    springLoader.stop()
    guard hasBegun else { return endLift() }
    finish()
    leaveTarget()
    operation = .cancel
    notifyEnd(.cancel, isBefore: true)
    let pairs = parts.map { ($0, animator(cancelling: $0)) }
    end(pairs) { [self] in
      endDropSession()
      notifyEnd(.cancel, isBefore: false)
    }
  }

  /// Leaves a destination that is removed.
  func forget(_ interaction: UIDropInteraction) {
    if target === interaction { leaveTarget() }
  }

  /// Adds items during the drag (DragAndDrop.DD10).
  func addLater(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    guard isActive, let window, let delegate = interaction.delegate else { return }
    for other in interactions {
      other.delegate?.dragInteraction(other, session: self, willAdd: items, for: interaction)
    }
    for item in items {
      let part = DragPart(item, from: interaction)
      let preview = delegate.dragInteraction(interaction, previewForLifting: item, session: self)
      part.show(preview, in: window, finger: place)
      parts.append(part)
    }
    animate { [self] in
      for (index, part) in parts.enumerated() { part.follow(place, index: index) }
    }
    updateBadge()
  }

  // MARK: Internals

  private weak var source: UIDragInteraction?
  private weak var window: UIWindow?
  private let start: CGPoint
  /// The location of the finger in the window.
  private(set) var place: CGPoint
  private var parts: [DragPart] = []
  private let liftAnimator = DragTransition()
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private lazy var dropSession = DropSession(of: self)
  /// The interaction under the finger.
  private var target: UIDropInteraction?
  private var operation = UIDropOperation.cancel
  /// The interactions that the finger has entered, and whether they handle the drag.
  private var answers: [(interaction: UIDropInteraction, handles: Bool)] = []
  private let springLoader = SpringLoader()
  private let badge = DragBadge()

  private var isActive: Bool { DragController.shared.session === self }

  /// The interactions of all items, each once.
  private var interactions: [UIDragInteraction] {
    parts.reduce(into: []) { all, part in
      if let interaction = part.interaction, !all.contains(where: { $0 === interaction }) {
        all.append(interaction)
      }
    }
  }

  /// Starts following the finger (DragAndDrop.DD3).
  private func begin() {
    hasBegun = true
    liftAnimator.complete(.end)
    guard let source, let delegate = source.delegate else { return }
    for case let menu as UIContextMenuInteraction in source.view?.interactions ?? [] {
      menu.dismissMenu()
    }
    allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: self)
    isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: self)
    delegate.dragInteraction(source, sessionWillBegin: self)
    for part in parts { part.showDragPreview(in: window, finger: place) }
  }

  /// Returns the items, because the finger has not moved (DragAndDrop.DD2).
  private func endLift() {
    finish()
    animate { [self] in
      for part in parts { part.view?.transform = .identity }
    } then: { [self] in
      for part in parts { part.remove() }
      liftAnimator.complete(.start)
    }
  }

  /// Allows another session to start.
  private func finish() {
    if isActive { DragController.shared.session = nil }
    badge.removeFromSuperview()
  }

  private func notifyEnd(_ operation: UIDropOperation, isBefore: Bool) {
    for interaction in interactions {
      guard let delegate = interaction.delegate else { continue }
      if isBefore {
        delegate.dragInteraction(interaction, session: self, willEndWith: operation)
      } else {
        delegate.dragInteraction(interaction, session: self, didEndWith: operation)
      }
    }
  }

  private func endDropSession() {
    for answer in answers where answer.handles {
      answer.interaction.delegate?.dropInteraction(answer.interaction, sessionDidEnd: dropSession)
    }
  }

  // MARK: Target

  /// Finds the interaction under the finger, and asks it for a proposal (DragAndDrop.DD5).
  private func updateTarget() {
    let found = interaction(at: place)
    if found !== target {
      leaveTarget()
      target = found
      if let found { found.delegate?.dropInteraction(found, sessionDidEnter: dropSession) }
    }
    let proposed = found.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: dropSession) }
    let wanted = proposed?.operation ?? .cancel
    operation = wanted == .move && !allowsMoveOperation ? .cancel : wanted
    updateBadge()
  }

  private func leaveTarget() {
    guard let left = target else { return }
    target = nil
    left.delegate?.dropInteraction(left, sessionDidExit: dropSession)
  }

  /// Returns the innermost interaction at a point that handles the drag.
  private func interaction(at point: CGPoint) -> UIDropInteraction? {
    let views = sequence(first: window?.hitTest(point, with: nil), next: { $0?.superview })
    for case let view? in views {
      let own = (view as? any UIView & UITextDroppable)?.textDropInteraction
      let all = view.interactions.reversed().compactMap { $0 as? UIDropInteraction }
      for interaction in all + [own].compactMap(\.self) where handles(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func handles(_ interaction: UIDropInteraction) -> Bool {
    if let known = answers.first(where: { $0.interaction === interaction }) { return known.handles }
    let handles =
      interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
    answers.append((interaction, handles))
    return handles
  }

  /// Shows the effect of a drop, and the number of items (DragAndDrop.DD6).
  private func updateBadge() {
    guard hasBegun, let window, let first = parts.first?.view else { return }
    badge.show(operation, count: parts.count, over: first, in: window)
  }

  // MARK: Animations

  /// Asks for the drop preview of an item; returns the app's animator.
  private func animator(dropping part: DragPart, in target: UIDropInteraction) -> DragTransition {
    let animator = DragTransition()
    guard let delegate = target.delegate, let view = target.view,
      let usual = part.preview(in: view)
    else { return animator }
    let preview = delegate.dropInteraction(
      target, previewForDropping: part.item, withDefault: usual)
    part.aim(at: preview, default: usual, in: window)
    delegate.dropInteraction(target, item: part.item, willAnimateDropWith: animator)
    return animator
  }

  /// Asks for the cancellation preview of an item; returns the app's animator.
  private func animator(cancelling part: DragPart) -> DragTransition {
    let animator = DragTransition()
    guard let interaction = part.interaction, let delegate = interaction.delegate,
      let usual = part.lifted
    else { return animator }
    let preview = delegate.dragInteraction(
      interaction, previewForCancelling: part.item, withDefault: usual)
    part.aim(at: preview, default: nil, in: window)
    delegate.dragInteraction(interaction, item: part.item, willAnimateCancelWith: animator)
    return animator
  }

  /// Animates all items to their final positions.
  private func end(_ pairs: [(DragPart, DragTransition)], then completion: @escaping () -> Void) {
    animate {
      for (part, animator) in pairs {
        part.moveToEnd()
        animator.animate()
      }
    } then: {
      for (part, animator) in pairs {
        part.remove()
        animator.complete(.end)
      }
      completion()
    }
  }

  private func animate(
    _ changes: @escaping () -> Void, then completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: DragMetrics.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
    ) { _ in completion() }
  }
}
