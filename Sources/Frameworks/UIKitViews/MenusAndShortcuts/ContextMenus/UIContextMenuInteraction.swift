/// An interaction that shows a context menu for a long or deep press (ContextMenus.CM1…).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// The appearances of a menu.
  public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// A menu with a preview and a blurred background.
    case rich = 1
    /// A menu only.
    case compact = 2
  }

  /// Creates an interaction, which is active once it is added to a view.
  ///
  /// - Parameter delegate: The delegate; a weak reference.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.delegate = self
    recognizer.onAction { [weak self] _ in self?.handlePress() }
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?

  /// The appearance of the visible menu.
  open var menuAppearance: Appearance {
    presentationView == nil ? .unknown : isCompact ? .compact : .rich
  }

  /// Called before the interaction moves to a view, or to none.
  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
    self.view?.removeGestureRecognizer(recognizer)
  }

  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns the location of the press in the coordinates of a view; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

  /// Replaces the visible menu, if there is one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presentationView, let menu else { return }
    let new = block(menu)
    self.menu = new
    presentationView.show(new)
  }

  /// Dismisses the menu, if there is one.
  open func dismissMenu() { dismissPresentation() }

  // MARK: Internals

  let recognizer = MenuPressRecognizer(target: nil, action: nil)
  /// Whether only a menu is shown, as for controls.
  package var isCompact = false
  /// Whether the delegate has used the press for something other than a context menu.
  package var isPressTaken = false
  private let feedback = PressFeedback()
  private var configuration: UIContextMenuConfiguration?
  private var presentationView: MenuPresentationView?
  private var menu: UIMenu?
  private var controller: UIViewController?

  /// Asks the delegate for a configuration; without one the press fails (ContextMenus.CM1).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard presentationView == nil, let view, view.window != nil, let delegate else { return false }
    isPressTaken = false
    configuration = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
    // The delegate may have removed the view.
    return (configuration != nil || isPressTaken) && view.window != nil
  }

  private func handlePress() {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: show()
    case .changed: presentationView?.trackTouch(place)
    case .ended: presentationView?.endTouch(at: place)
    case .cancelled, .failed: presentationView?.cancelTouch()
    default: break
    }
  }

  /// Shows the menu without a press, if the delegate has one.
  ///
  /// - Returns: Whether a menu is shown.
  package func showOnRequest() -> Bool {
    guard gestureRecognizerShouldBegin(recognizer) else { return false }
    show()
    return presentationView != nil || isPressTaken
  }

  /// Shows the menu (ContextMenus.CM2).
  private func show() {
    guard let view, let window = view.window, let configuration, let delegate else { return }
    controller = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    let lifted =
      isCompact
      ? nil
      : delegate.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
        ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
    guard menu != nil || lifted != nil else { return }
    let source = lifted?.frame(in: window) ?? window.convert(view.bounds, from: view)
    let presentationView = MenuPresentationView(
      over: window, lifting: lifted, at: source, previewing: isCompact ? nil : controller,
      menu: menu, order: configuration.preferredMenuElementOrder)
    self.presentationView = presentationView
    presentationView.onDismiss = { [weak self] in self?.dismissPresentation() }
    presentationView.onPreview = { [weak self] in self?.openPreview() }
    presentationView.onSelect = { [weak self] in self?.choose($0) }
    if !isCompact { feedback.peeked() }
    let animator = MenuAnimator(controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    presentationView.appear(along: animator.animate, then: animator.complete)
  }

  /// Dismisses the menu (ContextMenus.CM10).
  private func dismissPresentation() {
    guard let presentationView, let configuration else { return }
    self.presentationView = nil
    let animator = MenuAnimator(controller)
    var target: CGRect?
    if !isCompact, let window = presentationView.window {
      target = delegate?.contextMenuInteraction(
        self, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)?.frame(in: window)
    }
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    presentationView.dismiss(to: target, along: animator.animate, then: animator.complete)
    (self.configuration, menu, controller) = (nil, nil, nil)
  }

  /// Performs the chosen element (ContextMenus.CM9).
  private func choose(_ element: UIMenuElement) {
    let action = element as? UIAction
    if action?.attributes.contains(.keepsMenuPresented) == true {
      action?.perform(for: view)
      if let menu { presentationView?.show(menu) }
      return
    }
    let view = view
    dismissPresentation()
    if let action {
      action.perform(for: view)
      (view as? UIControl)?.didChooseMenuAction(action)
    } else if let command = element as? UICommand {
      UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
    }
  }

  /// Commits the preview in the style that the delegate prefers (ContextMenus.CM11).
  private func openPreview() {
    guard let presentationView, let configuration, let delegate else { return }
    let animator = MenuAnimator(controller)
    delegate.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    guard animator.preferredCommitStyle == .pop, controller != nil else {
      dismissPresentation()
      animator.animate()
      return animator.complete()
    }
    self.presentationView = nil
    let end = MenuAnimator(controller)
    delegate.contextMenuInteraction(self, willEndFor: configuration, animator: end)
    presentationView.expand {
      animator.animate()
      end.animate()
    } then: {
      UIView.performWithoutAnimation { animator.complete() }
      end.complete()
    }
    (self.configuration, menu, controller) = (nil, nil, nil)
  }
}
