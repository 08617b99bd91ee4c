/// An object that manages the presentation of a view controller until it is dismissed
/// (Presentations.PR1…).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UIAppearanceContainer,
  UITraitEnvironment, UIFocusEnvironment
{
  // MARK: Creating

  /// Creates a presentation controller; an app's subclass is used with the custom style.
  ///
  /// - Parameters:
  ///   - presentedViewController: The presented view controller.
  ///   - presentingViewController: The presenting view controller; `nil` if it is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    source = presentingViewController
  }

  /// The delegate.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Presentation

  /// The presented view controller.
  open private(set) unowned var presentedViewController: UIViewController
  /// The presenting view controller; before the presentation, the presented one.
  open var presentingViewController: UIViewController { source ?? presentedViewController }
  /// The presentation style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style in a horizontally compact environment; `.none` for no other style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns the style for a trait collection: the delegate's choice, otherwise
  /// `adaptivePresentationStyle` in a compact width and `.none` elsewhere.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }
  /// The style to which another presentation controller has adapted this one; `.none` for none.
  var adaptedStyle: UIModalPresentationStyle { .none }
  /// The trait override of the presented controller; stored, because the presentation has its own.
  open var overrideTraitCollection: UITraitCollection?
  /// The view in which the presentation takes place, until it is dismissed.
  open var containerView: UIView? { container }
  /// The view that the transition animates: the presented controller's view, or a view around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view: the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is removed.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresentingView }

  // MARK: For subclasses

  /// Called before the container is laid out; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out; does nothing by default.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation begins; does nothing by default.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation completed or was cancelled; does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins; does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal completed or was cancelled; does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Handles VoiceOver's escape gesture, and returns whether it was handled.
  func escape() -> Bool { false }

  // MARK: Sizes

  /// The preferred size of the presented view controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the preferred size of a child changed; does nothing by default
  /// (Presentations.CC1).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when Auto Layout changes the fitting size of a child's view; does nothing by default,
  /// and is never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented content in a container: by default the container's
  /// (Presentations.CC3).
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Notifies the presented view controller before its size changes (Rotation.RO3,
  /// Presentations.CC3).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let inner = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: inner, with: coordinator)
  }

  /// Notifies the presented view controller before its traits change (Rotation.RO3).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Traits

  /// The traits of the container, or of the presenting view controller before the presentation,
  /// with the controller's own overrides (Traits.TO2).
  open var traitCollection: UITraitCollection {
    let outer = containerView?.traitCollection ?? presentingViewController.traitCollection
    return outer.overridden(by: [traitState?.collection].compactMap(\.self))
  }

  /// Called when the traits have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Focus

  /// The preferred focus environments: the presented controller.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
  /// The presenting controller.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { presentingViewController }
  /// The container view.
  open var focusItemContainer: (any UIFocusItemContainer)? { containerView }
  /// Requests an update of the focus; it has no effect without a focus.
  open func setNeedsFocusUpdate() {}
  /// Performs a requested update now; it has no effect without a focus.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move; never called on an iPhone.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved; does nothing, and is never called on an iPhone.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Internals

  package weak var source: UIViewController?
  package var container: UIView?
  private var coordinator: TransitionCoordinator?
  /// The trait overrides and the handlers of trait changes.
  package var traitState: TraitState?
  /// The traits last reported to the controller.
  var reportedTraits: UITraitCollection?

  /// Whether a transition is in progress.
  package var isMoving: Bool { coordinator != nil }

  /// Returns an animator that replaces the transition style's; `nil` for none.
  @_spi(UIKitModules) open func customAnimator(isPresenting: Bool) -> (
    any UIViewControllerAnimatedTransitioning
  )? { nil }

  /// Returns whether the container receives a touch at a point in its coordinates.
  func receivesTouch(at point: CGPoint) -> Bool { true }

  /// Adapts to a keyboard that appears, moves or disappears; does nothing here.
  ///
  /// Called within the keyboard's animation.
  func keyboardMoves() {}

  /// Runs changes alongside the transition, or immediately if there is none.
  package func alongside(_ changes: @escaping () -> Void) {
    let isQueued = coordinator?.animate(
      alongsideTransition: { _ in changes() }, completion: nil)
    if isQueued != true { changes() }
  }

  /// Presents the controller (Presentations.PR2).
  ///
  /// - Parameters:
  ///   - around: The view that gets the container.
  ///   - lower: The view in it below the container.
  ///   - source: The presenting view controller.
  ///   - animated: Whether the presentation is animated.
  ///   - completion: The closure to call after the presentation.
  func present(
    in around: UIView, above lower: UIView, over source: UIViewController, animated: Bool,
    then completion: (() -> Void)?
  ) {
    let controller = presentedViewController
    self.source = source
    let frame = shouldPresentInFullscreen && !presentationStyle.isInContext
    let container = PresentationContainerView(frame ? around.bounds : source.view.frame, self)
    self.container = container
    // The views behind are out of reach for VoiceOver as for fingers (Accessibility.AC5).
    container.accessibilityViewIsModal = true
    // The container is above the source's view rather than inside it, because that may be removed.
    around.insertSubview(container, aboveSubview: lower)
    let removes = shouldRemovePresentersView
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: controller.transitionCoordinator)
    start(isPresenting: true, animated: animated, velocity: 0) {
      if removes { source.forwardAppearance { $0.willDisappear(animated: animated) } }
      controller.forwardAppearance { $0.willAppear(animated: animated) }
    } then: { [self] completed in
      if completed {
        controller.forwardAppearance { $0.didAppear() }
        if removes {
          source.view.isHidden = true
          source.forwardAppearance { $0.didDisappear() }
        }
        // An appearance callback may already have dismissed the controller.
        presentationTransitionDidEnd(true)
      } else {
        controller.forwardAppearance { $0.willDisappear(animated: animated) }
        if removes { source.forwardAppearance { $0.willAppear(animated: animated) } }
        removePresentation()
        controller.forwardAppearance { $0.didDisappear() }
        if removes { source.forwardAppearance { $0.didAppear() } }
        presentationTransitionDidEnd(false)
      }
      completion?()
    }
  }

  /// Dismisses the controller (Presentations.PR3).
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated.
  ///   - velocity: The downward velocity of the finger at release, in points per second.
  ///   - completion: The closure to call after the dismissal.
  package func dismiss(animated: Bool, velocity: CGFloat = 0, then completion: (() -> Void)?) {
    // A running transition is completed first.
    coordinator?.completeTransition(true)
    guard let source, container != nil else { return completion?() ?? () }
    let (controller, removes) = (presentedViewController, shouldRemovePresentersView)
    controller.isDismissing = true
    start(isPresenting: false, animated: animated, velocity: velocity) {
      controller.forwardAppearance { $0.willDisappear(animated: animated) }
      if removes {
        source.view.isHidden = false
        source.forwardAppearance { $0.willAppear(animated: animated) }
      }
    } then: { [self] completed in
      if completed {
        if removes { source.forwardAppearance { $0.didAppear() } }
        removePresentation()
        controller.forwardAppearance { $0.didDisappear() }
      } else {
        controller.isDismissing = false
        if removes { source.forwardAppearance { $0.willDisappear(animated: animated) } }
        controller.forwardAppearance { $0.willAppear(animated: animated) }
        controller.forwardAppearance { $0.didAppear() }
        if removes {
          source.view.isHidden = true
          source.forwardAppearance { $0.didDisappear() }
        }
      }
      dismissalTransitionDidEnd(completed)
      completion?()
    }
  }

  private func removePresentation() {
    let controller = presentedViewController
    source?.presented = nil
    controller.presenting = nil
    presentedView?.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    controller.storedPresentationController = nil
  }

  private func start(
    isPresenting: Bool, animated: Bool, velocity: CGFloat, _ notify: () -> Void,
    then finish: @escaping (Bool) -> Void
  ) {
    guard let container, let source else { return }
    let controller = presentedViewController
    let style = ModalStyleAnimator(
      controller.preferredTransition?.style ?? controller.modalTransitionStyle,
      isPresenting: isPresenting, velocity: velocity)
    let own =
      isPresenting
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: source, source: source)
      : controller.transitioningDelegate?.animationController(forDismissed: controller)
    let animationController: any UIViewControllerAnimatedTransitioning =
      own ?? ZoomAnimator(controller.preferredTransition, isForward: isPresenting)
      ?? customAnimator(isPresenting: isPresenting) ?? style
    let duration = animated ? animationController.transitionDuration(using: nil) : 0
    let coordinator = TransitionCoordinator(in: container, presentationStyle, lasting: duration)
    (coordinator.from, coordinator.to) = isPresenting ? (source, controller) : (controller, source)
    let removes = shouldRemovePresentersView
    let behind = removes ? source.view : nil
    (coordinator.fromView, coordinator.toView) =
      isPresenting ? (behind, presentedView) : (presentedView, behind)
    coordinator.finalFrame =
      isPresenting ? frameOfPresentedViewInContainerView : source.view.frame
    if animated {
      self.coordinator = coordinator
      (controller.coordinator, source.coordinator) = (coordinator, coordinator)
    }
    controller.isTransitioning = true
    if isPresenting { presentationTransitionWillBegin() } else { dismissalTransitionWillBegin() }
    notify()
    coordinator.onEnd = { [self] completed in
      if animated { animationController.animationEnded(completed) }
      self.coordinator = nil
      (controller.coordinator, source.coordinator) = (nil, nil)
      controller.isTransitioning = false
      finish(completed)
      UIScreen.main.updateInterfaceOrientation(animated: animated)
    }
    guard animated else {
      if isPresenting, let view = presentedView {
        view.frame = frameOfPresentedViewInContainerView
        container.addSubview(view)
        container.window?.layoutIfNeeded()
      }
      coordinator.moveAlong(style.pace)
      return coordinator.completeTransition(true)
    }
    let delegate = controller.transitioningDelegate
    let interactor = own.flatMap {
      isPresenting
        ? delegate?.interactionControllerForPresentation(using: $0)
        : delegate?.interactionControllerForDismissal(using: $0)
    }
    if let interactor { return coordinator.begin(animationController, by: interactor) }
    animationController.animateTransition(using: coordinator)
    coordinator.moveAlong(animationController === style ? style.pace : UICubicTimingParameters())
  }
}

/// The container view of a presentation.
@MainActor
private final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?

  init(_ frame: CGRect, _ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    // A view presented above an undimmed sheet receives touches there (Presentations.DE5).
    let isAbove = subviews.contains {
      $0 is PresentationContainerView
        && $0.point(inside: $0.convert(point, from: self), with: event)
    }
    return isAbove || presentation?.receivesTouch(at: point) != false
  }

  override var traitsOfSubviews: UITraitCollection? { presentation?.traitState?.collection }

  override func traitsWereUpdated() { presentation?.updateTraits() }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
