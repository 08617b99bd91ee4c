/// An interaction for selecting with a pointer's rectangle; it never begins, because phones have no
/// pointer (Views.PT1).
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The states of a selection.
  public enum State: Int, Sendable {
    /// No selection.
    case possible = 0
    /// A selection has begun.
    case began = 1
    /// The rectangle is changing.
    case selecting = 2
    /// The selection has ended.
    case ended = 3
  }

  /// Creates an interaction.
  ///
  /// - Parameter selectionHandler: Called when the selection changes; never called on a phone.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { super.init() }

  /// Whether the user can select.
  open var isEnabled = true
  /// The state; always possible.
  open var state: State { .possible }
  /// The rectangle; always nil.
  open var selectionRect: CGRect? { nil }
  /// The modifier keys held at the beginning; always empty.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// A closure that returns whether a selection may begin at a point.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Called before the view changes; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called when the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}
