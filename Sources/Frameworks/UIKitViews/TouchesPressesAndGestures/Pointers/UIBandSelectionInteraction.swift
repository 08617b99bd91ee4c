/// An interaction by which the user selects with a pointer what is in a rectangle; phones have no
/// pointer, so nothing begins.
///
/// Step Views.PT1.
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
  /// - Parameter selectionHandler: Called when the selection changes; a phone does not call it.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { super.init() }

  /// Whether the user can select.
  open var isEnabled = true
  /// The state; possible.
  open var state: State { .possible }
  /// The rectangle; nil without a selection.
  open var selectionRect: CGRect? { nil }
  /// The keys that are held at the beginning; none.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Returns whether a selection may begin at a place.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Called before the view changes; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called when the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}
