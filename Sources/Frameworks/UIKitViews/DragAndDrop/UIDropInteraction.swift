/// An interaction that lets a view receive dragged items.
///
/// The calls of the delegate are those of DragAndDrop.DD5–DD8.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Creates an interaction, which is active once it is added to a view.
  ///
  /// - Parameter delegate: The delegate; a weak reference.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several simultaneous drags are accepted; stored, because there is at most one.
  open var allowsSimultaneousDropSessions = false
  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?

  /// Called before the interaction moves to a view, or to none.
  open func willMove(to view: UIView?) {
    if view == nil { DragController.shared.session?.forget(self) }
  }
  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}
