/// An object that handles interactions with a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or removed.
  func didMove(to view: UIView?)
}
