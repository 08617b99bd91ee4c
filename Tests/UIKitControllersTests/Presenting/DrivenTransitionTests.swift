import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Interactive transitions that an app drives (Previews.DT1…).
@MainActor @Suite(.exclusiveScreen) struct DrivenTransitionTests {
  /// An animator that slides views in from the right and out to it.
  private final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Mode { case views, springs, animator, interruptible }
    var mode = Mode.views
    let isPresenting: Bool
    private(set) var ended: Bool?
    private var animator: UIViewPropertyAnimator?

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if mode == .interruptible { return interruptibleAnimator(using: context).startAnimation() }
      let changes = prepare(context)
      let finish = { context.completeTransition(!context.transitionWasCancelled) }
      switch mode {
      case .views:
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: changes) {
          _ in finish()
        }
      case .springs:
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          animations: changes
        ) { _ in finish() }
      case .animator, .interruptible:
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: changes)
        animator.addCompletion { _ in finish() }
        animator.startAnimation()
      }
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      guard mode == .interruptible else { return none(context) }
      let changes = prepare(context)
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: changes)
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }

    /// The behavior of an animator without `interruptibleAnimator(using:)`.
    private func none(
      _ context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { Plain().interruptibleAnimator(using: context) }

    private func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
      let view = context.view(forKey: isPresenting ? .to : .from)
      if isPresenting, let view, let to = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
        view.frame.origin.x = 400
      }
      if !isPresenting, let below = context.view(forKey: .to) {
        context.containerView.insertSubview(below, at: 0)
      }
      return { [isPresenting] in view?.frame.origin.x = isPresenting ? 0 : 400 }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
  }

  private final class Plain: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.completeTransition(true)
    }
  }

  private final class Controller: UIViewController {
    let eventLog: EventLog
    init(_ name: String, _ eventLog: EventLog) {
      self.eventLog = eventLog
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    private var name: String { title ?? "" }
    override func viewWillAppear(_ animated: Bool) { eventLog.note("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { eventLog.note("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) { eventLog.note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { eventLog.note("\(name) disappeared") }
  }

  private final class TransitionDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    var mode = SlidingAnimator.Mode.views
    var drive: (any UIViewControllerInteractiveTransitioning)?
    private(set) var last: SlidingAnimator?

    private func make(_ isPresenting: Bool) -> SlidingAnimator {
      let slider = SlidingAnimator(isPresenting: isPresenting)
      slider.mode = mode
      last = slider
      return slider
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(true) }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(false) }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(operation == .push) }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
  }

  private let screen = AnimatedScreen()
  private let eventLog = EventLog()
  private let root: Controller
  private let front: Controller
  private let director = TransitionDelegate()
  private let percent = UIPercentDrivenInteractiveTransition()

  init() {
    (root, front) = (Controller("root", eventLog), Controller("front", eventLog))
    front.modalPresentationStyle = .fullScreen
    front.transitioningDelegate = director
    director.drive = percent
  }

  private func begin(_ mode: SlidingAnimator.Mode = .views) {
    director.mode = mode
    screen.run { [screen, root] in screen.window.rootViewController = root }
    screen.wait(0.1)
    _ = eventLog.take()
  }

  private func x(_ view: UIView) -> CGFloat {
    screen.run { view.layer.presentation()?.frame.minX ?? .nan }
  }

  private func expect(_ view: UIView, at x: CGFloat, _ place: SourceLocation = #_sourceLocation) {
    let seen = self.x(view)
    #expect(abs(seen - x) < 1, "\(seen)", sourceLocation: place)
  }

  @Test(
    "An interactive transition waits for the finger, follows it, and continues after it",
    arguments: ["views", "animator", "interruptible"])
  func finishes(_ name: String) {
    begin(name == "views" ? .views : name == "animator" ? .animator : .interruptible)
    screen.run { root.present(front, animated: true) { [eventLog] in eventLog.note("there") } }
    #expect(eventLog.take() == ["root will disappear", "front will appear"])
    screen.wait(1)
    expect(front.view, at: 400)
    #expect(front.isBeingPresented && percent.duration == 0.5 && percent.percentComplete == 0)
    screen.run { percent.update(0.25) }
    expect(front.view, at: 300)
    screen.run { percent.update(0.75) }
    expect(front.view, at: 100)
    screen.run { percent.update(0.5) }
    expect(front.view, at: 200)
    #expect(percent.percentComplete == 0.5)
    percent.completionCurve = .linear
    let coordinator = front.transitionCoordinator
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    #expect(coordinator?.isInterruptible == (name == "interruptible"))
    screen.run { percent.finish() }
    #expect(coordinator?.isInteractive == false && eventLog.take() == [])
    screen.wait(0.125)
    #expect(abs(x(front.view) - 100) < 15)
    screen.wait(0.2)
    #expect(eventLog.take() == ["front appeared", "root disappeared", "there"])
    #expect(director.last?.ended == true && front.view.frame.minX == 0)
    // Later animations run in normal time.
    var isDone = false
    screen.run {
      UIView.animate(withDuration: 0.1) {
        front.view.alpha = 0.5
      } completion: {
        isDone = $0
      }
    }
    screen.wait(0.15)
    #expect(isDone)
  }

  @Test(
    "A cancelled transition restores the views, and the new controller disappears",
    arguments: ["views", "springs", "animator", "interruptible"])
  func cancels(_ name: String) {
    let ways: [String: SlidingAnimator.Mode] = [
      "views": .views, "springs": .springs, "animator": .animator, "interruptible": .interruptible,
    ]
    begin(ways[name] ?? .views)
    screen.run { root.present(front, animated: true) }
    _ = eventLog.take()
    screen.run { percent.update(0.6) }
    screen.wait(0.1)
    percent.completionSpeed = 2
    var ends: [Bool] = []
    front.transitionCoordinator?.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
    screen.run { percent.cancel() }
    #expect(ends == [true])
    screen.wait(0.1)
    let halfway = x(front.view)
    #expect(halfway > 100 && halfway < 390, "\(halfway)")
    screen.wait(0.1)
    #expect(director.last?.ended == false)
    #expect(root.presentedViewController == nil && front.view.window == nil)
    #expect(
      eventLog.take() == [
        "front will disappear", "root will appear", "front disappeared", "root appeared",
      ])
    #expect(!root.view.isHidden)
    // The controller can be presented again.
    screen.run { root.present(front, animated: true) }
    screen.run { percent.update(0.5) }
    expect(front.view, at: name == "springs" ? x(front.view) : 200)
    screen.run { percent.finish() }
    screen.wait(0.4)
    #expect(root.presentedViewController === front && front.view.frame.minX == 0)
  }

  @Test("A dismissal is driven likewise; a cancelled one changes nothing visible")
  func dismisses() {
    begin()
    director.drive = nil
    screen.run { root.present(front, animated: true) }
    screen.wait(0.6)
    director.drive = percent
    _ = eventLog.take()
    screen.run { front.dismiss(animated: true) }
    screen.run { percent.update(0.5) }
    expect(front.view, at: 200)
    screen.run { percent.cancel() }
    screen.wait(0.6)
    #expect(root.presentedViewController === front && front.view.frame.minX == 0)
    #expect(root.view.isHidden && !front.isBeingDismissed)
    #expect(
      eventLog.take().suffix(3) == ["front will appear", "front appeared", "root disappeared"])
    screen.run { front.dismiss(animated: true) }
    screen.run { percent.finish() }
    screen.wait(0.6)
    #expect(root.presentedViewController == nil && !root.view.isHidden)
  }

  @Test("Alongside animations follow the finger too")
  func alongside() {
    begin()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(badge)
    screen.run {
      root.present(front, animated: true)
      front.transitionCoordinator?.animate { _ in badge.alpha = 0 }
    }
    // An interactive transition begins at once, so no alongside animation can be added.
    #expect(badge.alpha == 1)
    screen.run { percent.cancel() }
    screen.wait(0.6)
    final class AlongsideController: UIViewController {
      weak var badge: UIView?
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate { [badge] _ in badge?.alpha = 0 }
      }
    }
    let joiner = AlongsideController()
    joiner.badge = badge
    joiner.modalPresentationStyle = .overFullScreen
    joiner.transitioningDelegate = director
    screen.run { root.present(joiner, animated: true) }
    for fraction in [0.2, 0.9, 0.5] as [CGFloat] {
      screen.run { percent.update(fraction) }
      let seen = screen.run { CGFloat(badge.layer.presentation()?.opacity ?? 9) }
      #expect(abs(seen - (1 - fraction)) < 0.01, "\(seen)")
    }
    screen.run { percent.cancel() }
    screen.wait(0.6)
    #expect(badge.alpha == 1)
  }

  @Test("A transition that starts noninteractively runs until it is paused, and then follows")
  func pauses() {
    begin()
    percent.wantsInteractiveStart = false
    screen.run { root.present(front, animated: true) }
    let coordinator = front.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == false && coordinator?.isInteractive == false)
    var changes: [Bool] = []
    coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    screen.wait(0.25)
    #expect(abs(x(front.view) - 200) < 15)
    screen.run { percent.pause() }
    #expect(abs(percent.percentComplete - 0.5) < 0.04 && changes == [true])
    let held = x(front.view)
    screen.wait(1)
    #expect(x(front.view) == held)
    screen.run { percent.update(0.8) }
    expect(front.view, at: 80)
    screen.run { percent.finish() }
    screen.wait(0.3)
    #expect(changes == [true, false] && front.view.frame.minX == 0 && director.last?.ended == true)
  }

  @Test("Without a custom animator no interactive transitioning object is requested")
  func needsAnimator() {
    final class RecordingDelegate: NSObject, UIViewControllerTransitioningDelegate {
      var count = 0
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        count += 1
        return UIPercentDrivenInteractiveTransition()
      }
    }
    begin()
    let asked = RecordingDelegate()
    front.transitioningDelegate = asked
    screen.run { root.present(front, animated: true) }
    screen.wait(0.7)
    #expect(asked.count == 0 && root.presentedViewController === front && !front.isBeingPresented)
  }

  @Test("A pop can be driven; a cancelled one restores the stack")
  func navigates() {
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = director
    director.drive = nil
    screen.run { screen.window.rootViewController = navigation }
    screen.wait(0.1)
    screen.run { navigation.pushViewController(front, animated: true) }
    screen.wait(0.6)
    #expect(navigation.topViewController === front)
    _ = eventLog.take()
    director.drive = percent
    _ = screen.run { navigation.popViewController(animated: true) }
    screen.wait(0.5)
    expect(front.view, at: 0)
    screen.run { percent.update(0.5) }
    expect(front.view, at: 200)
    screen.run { percent.cancel() }
    screen.wait(0.5)
    #expect(navigation.viewControllers == [root, front] && front.view.frame.minX == 0)
    #expect(eventLog.take().last == "front appeared" && navigation.transitionCoordinator == nil)
    _ = screen.run { navigation.popViewController(animated: true) }
    screen.run { percent.update(0.9) }
    screen.run { percent.finish() }
    screen.wait(0.3)
    #expect(navigation.viewControllers == [root] && front.view.window == nil)
    #expect(director.last?.ended == true)
  }

  @Test("A push during an interactive transition completes that first")
  func hurries() {
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = director
    screen.run { screen.window.rootViewController = navigation }
    screen.wait(0.1)
    screen.run { navigation.pushViewController(front, animated: true) }
    screen.run { percent.update(0.3) }
    let third = Controller("third", eventLog)
    screen.run { navigation.pushViewController(third, animated: false) }
    #expect(navigation.viewControllers == [root, front, third])
    #expect(third.view.window != nil && front.view.window == nil)
    // Late calls have no effect.
    screen.run { percent.update(0.7) }
    screen.run { percent.cancel() }
    screen.wait(0.6)
    #expect(navigation.viewControllers == [root, front, third])
  }

  @Test("A custom interactive transitioning object reports its progress and moves the views")
  func ownDriver() {
    final class ProgressDriver: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        guard let view = context.view(forKey: .to) else { return }
        view.frame = CGRect(x: 400, y: 0, width: 400, height: 800)
        context.containerView.addSubview(view)
      }
    }
    begin()
    let hand = ProgressDriver()
    director.drive = hand
    screen.run { root.present(front, animated: true) }
    screen.run { hand.context?.updateInteractiveTransition(0.5) }
    #expect(front.transitionCoordinator?.percentComplete == 0.5)
    #expect(hand.context?.isInteractive == true && front.view.frame.minX == 400)
    screen.run {
      front.view.frame.origin.x = 0
      hand.context?.finishInteractiveTransition()
      hand.context?.completeTransition(true)
    }
    #expect(root.presentedViewController === front && !front.isBeingPresented)
  }
}
