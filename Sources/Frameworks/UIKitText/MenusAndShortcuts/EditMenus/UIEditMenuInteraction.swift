/// An interaction that shows an edit menu in its view.
///
/// Steps EditMenus.EM8, EditMenus.EM9.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction, which is active once it is added to a view.
  ///
  /// - Parameter delegate: The delegate; not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?

  /// Called before the interaction moves to a view, or to none.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu, instead of another one that is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let responder: UIResponder = window.firstResponder ?? view
    let suggested = EditMenuCommands.suggested(for: responder)
    let menu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    let animator = EditMenuAnimator()
    let hideAnimator = EditMenuAnimator()
    self.configuration = configuration
    let isShown = EditMenuPresenter.shared.present(
      EditMenuPresenter.Request(
        elements: menu?.children ?? suggested, responder: responder, view: view,
        target: target(of: configuration), side: configuration.preferredArrowDirection.side,
        willShow: { [weak self] in
          guard let self else { return }
          delegate?.editMenuInteraction(
            self, willPresentMenuFor: configuration, animator: animator)
        }, didShow: { animator.run() },
        willHide: { [weak self] in
          guard let self else { return }
          delegate?.editMenuInteraction(
            self, willDismissMenuFor: configuration, animator: hideAnimator)
          hideAnimator.animate()
          self.configuration = nil
        }, didHide: { hideAnimator.complete() }))
    if !isShown { self.configuration = nil }
  }

  /// Dismisses the menu of the interaction.
  open func dismissMenu() { if configuration != nil { EditMenuPresenter.shared.hide() } }

  /// Shows the menu again with the elements that apply now.
  open func reloadVisibleMenu() {
    if let configuration { presentEditMenu(with: configuration) }
  }

  /// Moves the menu to the present rectangle of the delegate.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration else { return }
    UIView.animate(withDuration: animated ? EditMenuMetrics.appearance : 0) {
      EditMenuPresenter.shared.move(to: self.target(of: configuration))
    }
  }

  /// Returns the location of the menu in the coordinates of a view; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view ?? own.window ?? own)
  }

  // MARK: Internals

  /// The configuration of the visible menu.
  private var configuration: UIEditMenuConfiguration?

  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }
}
