/// An interaction that activates a view when dragged items are held over it (DragAndDrop.SL1–SL3).
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Determines whether the view can be activated; nil always allows it.
  ///   - interactionEffect: Shows the state; nil for blinking before the activation.
  ///   - activationHandler: Called when the view is activated.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? UsualSpringBehavior()
    self.interactionEffect = interactionEffect ?? UsualSpringEffect()
    activate = activationHandler
    super.init()
  }

  /// Creates an interaction with the default behavior and effect.
  public convenience init(
    activationHandler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(
      interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  /// The object that determines whether the view can be activated.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that shows the state.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?

  /// Called before the interaction moves to a view, or to none; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Internals

  let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
}

/// The behavior that allows every activation.
private final class UsualSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// The effect that lets the view blink.
private final class UsualSpringEffect: NSObject, UISpringLoadedInteractionEffect {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    guard let view = context.targetView else { return }
    switch context.state {
    case .possible: view.alpha = 0.7
    case .activating:
      for step in 0..<4 {
        UIView.animate(
          withDuration: SpringLoader.blink, delay: SpringLoader.blink * Double(step),
          options: .allowUserInteraction
        ) { view.alpha = step % 2 == 0 ? 0.3 : 1 }
      }
    case .inactive, .activated: view.alpha = 1
    }
  }
}
