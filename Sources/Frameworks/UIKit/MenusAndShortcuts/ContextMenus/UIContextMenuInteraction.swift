/// Shows a menu, and a preview, when a view is pressed for long, or deeply.
///
/// Steps CM1… are in `Documentation/Behaviour/ContextMenus.md`.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// How much of a menu is seen.
  public enum Appearance: UInt, Sendable {
    /// None is.
    case unknown = 0
    /// A menu and what was pressed, in front of a blur.
    case rich = 1
    /// Only a menu.
    case compact = 2
  }

  /// Makes one; it does something once it is added to a view.
  ///
  /// - Parameter delegate: Says what shows; it is not kept.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.delegate = self
    recognizer.onAction { [weak self] _ in self?.acted() }
  }

  /// Says what shows.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that it was added to.
  open private(set) weak var view: UIView?

  /// How much of a menu is seen.
  open var menuAppearance: Appearance {
    stage == nil ? .unknown : isCompact ? .compact : .rich
  }

  /// Is told that it will be added to a view, or removed.
  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
    self.view?.removeGestureRecognizer(recognizer)
  }

  /// Is told that it was added to a view, or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Where the press is, or was, in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

  /// Has the menu be another one, if there is one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let stage, let menu else { return }
    let new = block(menu)
    self.menu = new
    stage.show(new)
  }

  /// Has the menu go, if there is one.
  open func dismissMenu() { leave() }

  // MARK: Internals

  let recognizer = MenuPressRecognizer(target: nil, action: nil)
  /// Whether only a menu is to be seen, as of a control.
  var isCompact = false
  private let feedback = PressFeedback()
  private var configuration: UIContextMenuConfiguration?
  private var stage: MenuStage?
  private var menu: UIMenu?
  private var controller: UIViewController?

  /// CM1: the delegate is asked as the press is about to be one; without an answer others go on.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard stage == nil, let view, view.window != nil, let delegate else { return false }
    configuration = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
    // The delegate may have taken the view away.
    return configuration != nil && view.window != nil
  }

  private func acted() {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: show()
    case .changed: stage?.follow(place)
    case .ended: stage?.lift(at: place)
    case .cancelled, .failed: stage?.forgetFinger()
    default: break
    }
  }

  /// Shows it without a press, if the delegate has something to show.
  ///
  /// - Returns: Whether it has.
  func showAsAsked() -> Bool {
    guard gestureRecognizerShouldBegin(recognizer) else { return false }
    show()
    return stage != nil
  }

  /// CM2: shows it.
  private func show() {
    guard let view, let window = view.window, let configuration, let delegate else { return }
    controller = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    let lifted =
      isCompact
      ? nil
      : delegate.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
        ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
    guard menu != nil || lifted != nil else { return }
    let source = lifted?.frame(in: window) ?? window.convert(view.bounds, from: view)
    let stage = MenuStage(
      over: window, lifting: lifted, at: source, previewing: isCompact ? nil : controller,
      menu: menu)
    self.stage = stage
    stage.onLeave = { [weak self] in self?.leave() }
    stage.onPreview = { [weak self] in self?.openPreview() }
    stage.onChoice = { [weak self] in self?.choose($0) }
    if !isCompact { feedback.peeked() }
    let animator = MenuAnimator(controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    stage.come(along: animator.animate, then: animator.complete)
  }

  /// CM10: has it go, and does something afterwards.
  private func leave() {
    guard let stage, let configuration else { return }
    self.stage = nil
    let animator = MenuAnimator(controller)
    var target: CGRect?
    if !isCompact, let window = stage.window {
      target = delegate?.contextMenuInteraction(
        self, previewForDismissingMenuWithConfiguration: configuration)?.frame(in: window)
    }
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    stage.go(to: target, along: animator.animate, then: animator.complete)
    (self.configuration, menu, controller) = (nil, nil, nil)
  }

  /// CM9: does what was chosen.
  private func choose(_ element: UIMenuElement) {
    let action = element as? UIAction
    if action?.attributes.contains(.keepsMenuPresented) == true {
      action?.perform(for: view)
      if let menu { stage?.show(menu) }
      return
    }
    let view = view
    leave()
    if let action {
      action.perform(for: view)
      (view as? UIControl)?.menuChose(action)
    } else if let command = element as? UICommand {
      UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
    }
  }

  /// CM11: opens what is previewed, as the delegate wants it.
  private func openPreview() {
    guard let stage, let configuration, let delegate else { return }
    let animator = MenuAnimator(controller)
    delegate.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    guard animator.preferredCommitStyle == .pop, controller != nil else {
      leave()
      animator.animate()
      return animator.complete()
    }
    self.stage = nil
    let end = MenuAnimator(controller)
    delegate.contextMenuInteraction(self, willEndFor: configuration, animator: end)
    stage.open {
      animator.animate()
      end.animate()
    } then: {
      UIView.performWithoutAnimation { animator.complete() }
      end.complete()
    }
    (self.configuration, menu, controller) = (nil, nil, nil)
  }
}
