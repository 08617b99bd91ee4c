/// Looks after a controller that is put in front of others, from when it comes until it is gone.
///
/// Steps PR1… are in `Documentation/Behaviour/Presentations.md`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  // MARK: Creating

  /// Makes what looks after a controller; a subclass of an app's is used with the custom style.
  ///
  /// - Parameters:
  ///   - presentedViewController: What is put in front.
  ///   - presentingViewController: What it is put in front of; nil while that is not known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    source = presentingViewController
  }

  /// Who has a say in how it goes away.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: What is there

  /// What is in front.
  public unowned let presentedViewController: UIViewController
  /// What it is in front of; before it is there, itself.
  open var presentingViewController: UIViewController { source ?? presentedViewController }
  /// How it is in front.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view that all of it happens in, from when it comes until it is gone.
  open var containerView: UIView? { container }
  /// What is seen of it: its controller's view, or one around that.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where that is: all over.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether it is all over the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what is behind it is taken away.
  open var shouldRemovePresentersView: Bool { presentationStyle.hidesWhatIsBehind }

  // MARK: For subclasses

  /// Is told that the container is about to be laid out; by itself it does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Is told that the container has been laid out; by itself it does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Is told that it is about to come; by itself it does nothing.
  open func presentationTransitionWillBegin() {}
  /// Is told that it is there, or, if that was broken off, is not; by itself it does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Is told that it is about to go; by itself it does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Is told that it is gone, or, if that was broken off, is not; by itself it does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sizes

  /// The size that what is in front would best have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Is told that what is in front would best have another size; by itself it does nothing (CC1).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that it gives what is in front when all has one; by itself that one (CC3).
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Is told that all of it will have another size; by itself it tells what is in front (RO3, CC3).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let inner = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: inner, with: coordinator)
  }

  /// Is told that it will have other things to go by; by itself it tells what is in front (RO3).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Internals

  weak var source: UIViewController?
  private(set) var container: UIView?
  private var coordinator: TransitionCoordinator?

  /// Whether it is on its way.
  var isMoving: Bool { coordinator != nil }

  /// What moves it by itself; nil for as its style says.
  func ownMover(isComing: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Makes changes along with the transition, or at once where nothing moves.
  func alongside(_ changes: @escaping () -> Void) {
    let isQueued = coordinator?.animate(
      alongsideTransition: { _ in changes() }, completion: nil)
    if isQueued != true { changes() }
  }

  /// Brings it (PR2).
  func present(
    in around: UIView, over source: UIViewController, animated: Bool,
    then completion: (() -> Void)?
  ) {
    let controller = presentedViewController
    self.source = source
    let frame = shouldPresentInFullscreen && !presentationStyle.isInContext
    let container = PresentationContainer(frame ? around.bounds : source.view.frame, self)
    self.container = container
    // In front of all that is there, and not in the source's view, which may be going away.
    around.insertSubview(container, aboveSubview: source.view)
    let removes = shouldRemovePresentersView
    start(isComing: true, animated: animated, velocity: 0) {
      if removes { source.tellTree { $0.willDisappear(animated: animated) } }
      controller.tellTree { $0.willAppear(animated: animated) }
    } then: { [self] completed in
      if completed {
        controller.tellTree { $0.didAppear() }
        if removes {
          source.view.isHidden = true
          source.tellTree { $0.didDisappear() }
        }
        // Who was told while others put it away has gone already.
        presentationTransitionDidEnd(true)
      } else {
        controller.tellTree { $0.willDisappear(animated: animated) }
        if removes { source.tellTree { $0.willAppear(animated: animated) } }
        takeAway()
        controller.tellTree { $0.didDisappear() }
        if removes { source.tellTree { $0.didAppear() } }
        presentationTransitionDidEnd(false)
      }
      completion?()
    }
  }

  /// Takes it away (PR3).
  ///
  /// - Parameters:
  ///   - animated: Whether it moves.
  ///   - velocity: How fast a finger left it, downwards, in points a second.
  ///   - completion: Is called when it is gone.
  func dismiss(animated: Bool, velocity: CGFloat = 0, then completion: (() -> Void)?) {
    // What is still coming is there first.
    coordinator?.completeTransition(true)
    guard let source, container != nil else { return completion?() ?? () }
    let (controller, removes) = (presentedViewController, shouldRemovePresentersView)
    controller.isDismissing = true
    start(isComing: false, animated: animated, velocity: velocity) {
      controller.tellTree { $0.willDisappear(animated: animated) }
      if removes {
        source.view.isHidden = false
        source.tellTree { $0.willAppear(animated: animated) }
      }
    } then: { [self] completed in
      if completed {
        if removes { source.tellTree { $0.didAppear() } }
        takeAway()
        controller.tellTree { $0.didDisappear() }
      } else {
        controller.isDismissing = false
        if removes { source.tellTree { $0.willDisappear(animated: animated) } }
        controller.tellTree { $0.willAppear(animated: animated) }
        controller.tellTree { $0.didAppear() }
        if removes {
          source.view.isHidden = true
          source.tellTree { $0.didDisappear() }
        }
      }
      dismissalTransitionDidEnd(completed)
      completion?()
    }
  }

  private func takeAway() {
    let controller = presentedViewController
    source?.presented = nil
    controller.presenting = nil
    presentedView?.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    controller.heldPresentation = nil
  }

  private func start(
    isComing: Bool, animated: Bool, velocity: CGFloat, _ tell: () -> Void,
    then finish: @escaping (Bool) -> Void
  ) {
    guard let container, let source else { return }
    let controller = presentedViewController
    let style = StyleTransition(
      controller.modalTransitionStyle, isComing: isComing, velocity: velocity)
    let own =
      isComing
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: source, source: source)
      : controller.transitioningDelegate?.animationController(forDismissed: controller)
    let mover: any UIViewControllerAnimatedTransitioning =
      own ?? ownMover(isComing: isComing) ?? style
    let duration = animated ? mover.transitionDuration(using: nil) : 0
    let coordinator = TransitionCoordinator(in: container, presentationStyle, lasting: duration)
    (coordinator.from, coordinator.to) = isComing ? (source, controller) : (controller, source)
    let removes = shouldRemovePresentersView
    let behind = removes ? source.view : nil
    (coordinator.fromView, coordinator.toView) =
      isComing ? (behind, presentedView) : (presentedView, behind)
    coordinator.finalFrame =
      isComing ? frameOfPresentedViewInContainerView : source.view.frame
    if animated {
      self.coordinator = coordinator
      (controller.coordinator, source.coordinator) = (coordinator, coordinator)
    }
    controller.isTransitioning = true
    if isComing { presentationTransitionWillBegin() } else { dismissalTransitionWillBegin() }
    tell()
    coordinator.onEnd = { [self] completed in
      if animated { mover.animationEnded(completed) }
      self.coordinator = nil
      (controller.coordinator, source.coordinator) = (nil, nil)
      controller.isTransitioning = false
      finish(completed)
      UIScreen.main.followPhone(animated: animated)
    }
    guard animated else {
      if isComing, let view = presentedView {
        view.frame = frameOfPresentedViewInContainerView
        container.addSubview(view)
        container.window?.layoutIfNeeded()
      }
      coordinator.moveAlong(style.pace)
      return coordinator.completeTransition(true)
    }
    let delegate = controller.transitioningDelegate
    let interactor = own.flatMap {
      isComing
        ? delegate?.interactionControllerForPresentation(using: $0)
        : delegate?.interactionControllerForDismissal(using: $0)
    }
    if let interactor { return coordinator.begin(mover, by: interactor) }
    mover.animateTransition(using: coordinator)
    coordinator.moveAlong(mover === style ? style.pace : UICubicTimingParameters())
  }
}

/// The view that a presentation happens in.
@MainActor
private final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?

  init(_ frame: CGRect, _ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
