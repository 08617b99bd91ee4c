/// The state of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the state.
  var targetView: UIView? { get set }
  /// The item of the app that is activated.
  var targetItem: Any? { get set }
  /// Returns the location of the finger in the coordinates of a view; nil for the window's.
  func location(in view: UIView?) -> CGPoint
}

/// An object that determines whether a view can be activated.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the view can be activated; called each time the finger moves.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the items have left the view, or it was activated.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the state of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that can be activated by items held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether held items activate the object (DragAndDrop.SL3).
  var isSpringLoaded: Bool { get set }
}
