/// An interaction that lets the user drag items out of a view.
///
/// A long press lifts the items (DragAndDrop.DD1…).
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// Creates an interaction, which is active once it is added to a view.
  ///
  /// - Parameter delegate: The delegate; a weak reference.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.delegate = self
    recognizer.onAction { [weak self] _ in self?.handlePress() }
    tap.delegate = self
    tap.onAction { [weak self] _ in self?.handleTap() }
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether other recognizers of the view may recognize gestures while items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether drags can begin (DragAndDrop.DD1).
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether new interactions are enabled: on iPhones from iOS 15 on.
  open class var isEnabledByDefault: Bool { TextDragSession.isEnabled }
  /// The view to which the interaction belongs.
  open internal(set) weak var view: UIView?

  /// Called before the interaction moves to a view, or to none.
  open func willMove(to view: UIView?) {
    for recognizer in [recognizer, tap] { self.view?.removeGestureRecognizer(recognizer) }
  }
  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in [recognizer, tap] { view?.addGestureRecognizer(recognizer) }
  }

  // MARK: Recognizing

  /// Asks the delegate for items as the press begins; without items, the press fails.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === tap ? canAddItems : prepareSession()
  }

  /// Returns whether a touch may begin a drag, or add items to one.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { gestureRecognizer !== tap || DragController.shared.session?.hasBegun == true }

  /// Returns true for the press of a context menu, which a drag replaces (DragAndDrop.DD3).
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === recognizer
      && (otherGestureRecognizer is MenuPressRecognizer || allowsSimultaneousRecognitionDuringLift)
  }

  // MARK: Internals

  private let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  private var session: DragSession?

  /// Asks the delegate for the items of a new session (DragAndDrop.DD2).
  private func prepareSession() -> Bool {
    guard isEnabled, let view, let window = view.window, let delegate,
      DragController.shared.session == nil
    else { return false }
    let session = DragSession(self, in: window, at: recognizer.location(in: nil))
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    // The delegate may have removed the view.
    guard !items.isEmpty, view.window != nil else { return false }
    session.add(items, from: self)
    self.session = session
    return true
  }

  private func handlePress() {
    guard let session else { return }
    let point = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: session.lift()
    case .changed: session.move(to: point)
    case .ended:
      session.move(to: point)
      session.drop()
    default: session.cancel()
    }
    if ![.began, .changed].contains(recognizer.state) { self.session = nil }
  }

  /// Whether a tap may add items of this view to a drag (DragAndDrop.DD10).
  private var canAddItems: Bool {
    isEnabled && delegate != nil && DragController.shared.session?.hasBegun == true
  }

  private func handleTap() {
    guard tap.state == .ended, let view, let delegate, let session = DragController.shared.session,
      session.hasBegun
    else { return }
    let items = delegate.dragInteraction(
      self, itemsForAddingTo: session, withTouchAt: tap.location(in: view))
    guard !items.isEmpty else { return }
    session.addLater(items, from: self)
  }
}
