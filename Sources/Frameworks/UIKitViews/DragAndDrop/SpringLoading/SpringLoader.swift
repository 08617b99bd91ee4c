/// Spring loading: the activation of views over which dragged items are held (DragAndDrop.SL1,
/// DragAndDrop.SL2).
@MainActor
final class SpringLoader {
  /// The time that items are held before a view starts activating, in seconds.
  ///
  /// - Source: none. Confidence: guess.
  static let delay = 0.6
  /// The duration of half a blink, in seconds.
  ///
  /// - Source: none. Confidence: guess.
  static let blink = 0.1

  private var interaction: UISpringLoadedInteraction?
  private var context: Context?
  private var timer: Int?

  /// Follows the finger.
  func move(to point: CGPoint, in window: UIWindow?, _ session: DragSession) {
    if let interaction, let context, interaction.view?.window != nil,
      self.interaction(at: point, in: window) === interaction
    {
      if context.state == .activated { return }
      if context.state != .inactive, allows(interaction, context) { return }
    }
    stop()
    guard let found = self.interaction(at: point, in: window) else { return }
    let context = Context(of: found, session)
    (interaction, self.context) = (found, context)
    guard allows(found, context) else { return }
    set(.possible)
    wait(Self.delay) { [weak self] in
      self?.set(.activating)
      self?.wait(4 * Self.blink) { [weak self] in self?.activate() }
    }
  }

  /// Ends the activation.
  func stop() {
    if let timer { AppTimers.shared.remove(timer) }
    timer = nil
    guard let interaction, let context else { return }
    let wasShown = context.state == .possible || context.state == .activating
    if wasShown { set(.inactive) }
    if wasShown || context.state == .activated {
      interaction.interactionBehavior.interactionDidFinish(interaction)
    }
    (self.interaction, self.context) = (nil, nil)
  }

  // MARK: Internals

  private func activate() {
    guard let interaction, let context else { return }
    set(.activated)
    interaction.activate(interaction, context)
  }

  private func set(_ state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  private func wait(_ delay: Double, then body: @escaping @MainActor () -> Void) {
    timer = AppTimers.shared.add(at: AppTimers.shared.now + delay) { body() }
  }

  private func allows(_ interaction: UISpringLoadedInteraction, _ context: Context) -> Bool {
    interaction.interactionBehavior.shouldAllow(interaction, with: context)
  }

  private func interaction(at point: CGPoint, in window: UIWindow?) -> UISpringLoadedInteraction? {
    let views = sequence(first: window?.hitTest(point, with: nil), next: { $0?.superview })
    for case let view? in views {
      for case let interaction as UISpringLoadedInteraction in view.interactions {
        return interaction
      }
    }
    return nil
  }

  /// The state of the view under the finger.
  private final class Context: NSObject, UISpringLoadedInteractionContext {
    private unowned let session: DragSession
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?

    init(of interaction: UISpringLoadedInteraction, _ session: DragSession) {
      (self.session, targetView) = (session, interaction.view)
    }

    func location(in view: UIView?) -> CGPoint {
      view.map { session.location(in: $0) } ?? session.place
    }
  }
}
