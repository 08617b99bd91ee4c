/// What can be added to a view to take part in what happens there.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Is told that it will be added to a view, or removed.
  func willMove(to view: UIView?)
  /// Is told that it was added to a view, or removed.
  func didMove(to view: UIView?)
}
