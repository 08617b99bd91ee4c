import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Pushes and pops, frame by frame.
@MainActor @Suite(.exclusiveScreen) struct NavigationTests {
  private final class Step: UIViewController {
    let eventLog: EventLog

    init(_ name: String, _ eventLog: EventLog) {
      self.eventLog = eventLog
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }

    private var name: String { title ?? "" }
    override func viewDidLoad() { eventLog.note("\(name) loaded") }
    override func viewWillAppear(_ animated: Bool) { eventLog.note("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { eventLog.note("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) {
      eventLog.note("\(name) will disappear" + (isMovingFromParent ? " for good" : ""))
    }
    override func viewDidDisappear(_ animated: Bool) { eventLog.note("\(name) disappeared") }
    override func willMove(toParent parent: UIViewController?) {
      eventLog.note("\(name) will be \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      eventLog.note("\(name) is \(parent == nil ? "out" : "in")")
    }
  }

  private final class StackDelegate: NSObject, UINavigationControllerDelegate {
    let eventLog: EventLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var asked: [UINavigationController.Operation] = []

    init(_ eventLog: EventLog) { self.eventLog = eventLog }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { eventLog.note("will show \(viewController.title ?? "")\(animated ? "" : " at once")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { eventLog.note("shows \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append(operation)
      return animator
    }
  }

  /// A custom animator that fades.
  private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: Bool?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
      else { return }
      to.frame = context.finalFrame(for: controller)
      to.alpha = 0
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.2) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
  }

  private let screen = AnimatedScreen()
  private let eventLog = EventLog()
  private let stackDelegate: StackDelegate
  private let first, second, third: Step
  private let navigation: UINavigationController

  init() {
    stackDelegate = StackDelegate(eventLog)
    (first, second, third) = (Step("A", eventLog), Step("B", eventLog), Step("C", eventLog))
    navigation = UINavigationController(rootViewController: first)
    navigation.delegate = stackDelegate
  }

  private func start() {
    screen.run { [screen, navigation] in screen.window.rootViewController = navigation }
    screen.wait(0.1)
    _ = eventLog.take()
  }

  private func seen(_ view: UIView) -> CGRect {
    screen.run { view.layer.presentation()?.frame ?? .null }
  }

  // Navigation.NV1.
  @Test("The root controller appears with the navigation controller, and is its child at once")
  func begins() {
    #expect(eventLog.take() == ["A will be in", "A is in"])
    screen.run { screen.window.rootViewController = navigation }
    #expect(
      eventLog.take() == [
        "A loaded", "will show A at once", "A will appear", "shows A", "A appeared",
      ])
    #expect(navigation.topViewController === first && navigation.visibleViewController === first)
    #expect(first.navigationController === navigation && first.parent === navigation)
    #expect(navigation.navigationBar.topItem === first.navigationItem)
    #expect(first.navigationItem.title == "A")
    first.title = "Albums"
    #expect(first.navigationItem.title == "Albums")
  }

  // Navigation.NV2, Navigation.NV3.
  @Test("A push notifies the old controller first, and completes with the animation")
  func pushes() {
    start()
    screen.run { navigation.pushViewController(second, animated: true) }
    #expect(
      eventLog.take() == [
        "B will be in", "B loaded", "A will disappear", "B will appear", "will show B",
      ])
    #expect(navigation.viewControllers == [first, second] && stackDelegate.asked == [.push])
    #expect(second.transitionCoordinator?.viewController(forKey: .from) === first)
    #expect(second.isMovingToParent && navigation.interactivePopGestureRecognizer != nil)
    // The new view comes from the right by the system's spring; the old one moves 0.3 to the left.
    #expect(abs(seen(second.view).minX - 400) < 1e-6)
    screen.wait(0.1)
    let rest = (1 + 18.2574 * 0.1) * exp(-1.82574)
    #expect(abs(seen(second.view).minX - 400 * rest) < 0.5)
    #expect(abs(seen(first.view).minX + 120 * (1 - rest)) < 0.5)
    screen.wait(0.5)
    #expect(eventLog.take() == ["A disappeared", "B appeared", "B is in", "shows B"])
    #expect(first.view.superview == nil && second.view.frame == navigation.view.bounds)
    #expect(second.transitionCoordinator == nil)
  }

  // Navigation.NV2.
  @Test("A pop is animated in reverse, and the popped controller has no parent afterwards")
  func pops() {
    start()
    screen.run { navigation.pushViewController(second, animated: false) }
    #expect(
      eventLog.take() == [
        "B will be in", "B loaded", "A will disappear", "B will appear", "will show B at once",
        "A disappeared", "B appeared", "B is in", "shows B",
      ])
    screen.run {
      #expect(navigation.popViewController(animated: true) === second)
    }
    #expect(
      eventLog.take() == [
        "B will be out", "B will disappear for good", "A will appear", "will show A",
      ])
    #expect(navigation.topViewController === first && stackDelegate.asked == [.pop])
    screen.wait(0.6)
    #expect(eventLog.take() == ["B disappeared", "A appeared", "B is out", "shows A"])
    #expect(second.parent == nil && second.navigationController == nil)
    #expect(screen.run { navigation.popViewController(animated: true) } == nil)
  }

  // Navigation.NV2.
  @Test("A pop to the root animates only the top controller")
  func popsToRoot() {
    start()
    screen.run { navigation.setViewControllers([first, second, third], animated: false) }
    #expect(!second.isViewLoaded && third.view.superview != nil)
    _ = eventLog.take()
    screen.run {
      #expect(navigation.popToRootViewController(animated: true) == [second, third])
    }
    screen.wait(0.6)
    #expect(
      eventLog.take() == [
        "B will be out", "C will be out", "C will disappear for good", "A will appear",
        "will show A", "C disappeared", "A appeared", "B is out", "C is out", "shows A",
      ])
    screen.run { navigation.setViewControllers([second, third], animated: true) }
    screen.wait(0.6)
    #expect(stackDelegate.asked.last == .push && navigation.children == [second, third])
    #expect(first.parent == nil)
    screen.run { #expect(navigation.popToViewController(third, animated: true) == nil) }
  }

  // Navigation.NV2.
  @Test("A running push completes before the next one begins")
  func pushesTwice() {
    start()
    screen.run { navigation.pushViewController(second, animated: true) }
    screen.wait(0.1)
    _ = eventLog.take()
    screen.run { navigation.pushViewController(third, animated: true) }
    #expect(
      Array(eventLog.take().prefix(4)) == ["A disappeared", "B appeared", "B is in", "shows B"])
    screen.wait(0.6)
    #expect(navigation.viewControllers == [first, second, third])
    #expect(third.view.superview != nil && second.view.superview == nil)
    #expect(eventLog.take() == ["B disappeared", "C appeared", "C is in", "shows C"])
  }

  // Navigation.NV5.
  @Test("A custom animator replaces the slide and is notified of its end")
  func customAnimator() {
    start()
    let fader = FadeAnimator()
    stackDelegate.animator = fader
    screen.run { navigation.pushViewController(second, animated: true) }
    screen.wait(0.1)
    #expect(seen(second.view).minX == 0 && fader.ended == nil)
    screen.wait(0.15)
    #expect(fader.ended == true && eventLog.take().last == "shows B")
    // A custom animation cannot be driven by the edge swipe.
    let finger = screen.press(CGPoint(x: 5, y: 300))
    screen.drag(finger, by: 100, 0, steps: 10)
    #expect(navigation.viewControllers.count == 2)
    screen.lift(finger)
  }

  // Navigation.NV6.
  @Test("An edge swipe drives a pop, which completes past the half")
  func swipes() {
    start()
    screen.run { navigation.pushViewController(second, animated: false) }
    _ = eventLog.take()
    let finger = screen.press(CGPoint(x: 5, y: 300))
    screen.drag(finger, by: 260, 0, steps: 26)
    #expect(
      eventLog.take() == [
        "B will be out", "B will disappear for good", "A will appear", "will show A",
      ])
    let way = seen(second.view).minX
    #expect(abs(way - 250) < 12, "\(way)")
    #expect(abs(seen(first.view).minX + 120 * (1 - way / 400)) < 0.5)
    #expect(second.transitionCoordinator?.isAnimated == true)
    screen.wait(1)
    #expect(seen(second.view).minX == way)
    screen.lift(finger)
    screen.wait(0.4)
    #expect(eventLog.take() == ["B disappeared", "A appeared", "B is out", "shows A"])
    #expect(navigation.viewControllers == [first] && second.view.superview == nil)
    #expect(first.view.transform == .identity && second.view.transform == .identity)
  }

  // Navigation.NV6.
  @Test("An edge swipe released before the half is cancelled")
  func swipesBack() {
    start()
    screen.run { navigation.pushViewController(second, animated: false) }
    _ = eventLog.take()
    let finger = screen.press(CGPoint(x: 5, y: 300))
    screen.drag(finger, by: 120, 0, steps: 12)
    screen.wait(0.2)
    screen.lift(finger)
    screen.wait(0.5)
    #expect(
      eventLog.take() == [
        "B will be out", "B will disappear for good", "A will appear", "will show A",
        "A will disappear", "B will appear", "A disappeared", "B appeared", "B is in",
      ])
    #expect(navigation.viewControllers == [first, second] && first.view.superview == nil)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(second.view.frame == navigation.view.bounds && second.parent === navigation)
    // A quick flick completes at any distance.
    let other = screen.press(CGPoint(x: 5, y: 300))
    screen.drag(other, by: 90, 0, steps: 5)
    screen.lift(other)
    screen.wait(0.5)
    #expect(navigation.viewControllers == [first])
  }

  // Navigation.NV6.
  @Test("An edge swipe does not pop without a back button")
  func swipesNot() {
    start()
    func swipe() {
      let finger = screen.press(CGPoint(x: 5, y: 300))
      screen.drag(finger, by: 300, 0, steps: 10)
      screen.lift(finger)
      screen.wait(0.6)
    }
    swipe()
    #expect(navigation.viewControllers == [first])
    second.navigationItem.hidesBackButton = true
    screen.run { navigation.pushViewController(second, animated: false) }
    swipe()
    #expect(navigation.viewControllers == [first, second])
    second.navigationItem.hidesBackButton = false
    swipe()
    #expect(navigation.viewControllers == [first])
  }

  // Navigation.NV9, Navigation.NV10.
  @Test("Showing a controller pushes it in a navigation controller; the escape gesture pops it")
  func shows() {
    start()
    screen.run { first.show(second, sender: nil) }
    screen.wait(0.6)
    #expect(navigation.topViewController === second)
    #expect(screen.run { navigation.accessibilityPerformEscape() })
    screen.wait(0.6)
    #expect(navigation.topViewController === first)
    #expect(!screen.run { navigation.accessibilityPerformEscape() })
    screen.run { first.showDetailViewController(second, sender: nil) }
    screen.wait(0.6)
    #expect(navigation.visibleViewController === second && navigation.topViewController === first)
  }

  // Navigation.NV8.
  @Test("The bar determines the status bar style, or the top controller without a bar")
  func statusBar() {
    #expect(navigation.childForStatusBarHidden === first)
    #expect(navigation.childForStatusBarStyle == nil)
    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === first)
  }

  @Test("A presented navigation controller forwards appearance events to its top controller")
  func presented() {
    start()
    let inner = UINavigationController(rootViewController: second)
    screen.run { navigation.present(inner, animated: true) }
    #expect(eventLog.take().suffix(2) == ["B loaded", "B will appear"])
    screen.run { inner.pushViewController(third, animated: true) }
    screen.wait(0.6)
    screen.run { third.dismiss(animated: true) }
    screen.wait(0.6)
    let lines = eventLog.take()
    #expect(lines.count { $0 == "B will appear" } <= 1)
    #expect(lines.suffix(2) == ["C will disappear", "C disappeared"])
    #expect(lines.contains("C appeared"))
  }
}
