import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Presentations and dismissals, frame by frame.
@MainActor @Suite(.exclusiveScreen) struct PresentationTests {
  private final class Controller: UIViewController {
    let name: String
    let eventLog: EventLog
    var along: ((any UIViewControllerTransitionCoordinator) -> Void)?

    init(_ name: String, _ eventLog: EventLog) {
      (self.name, self.eventLog) = (name, eventLog)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      eventLog.note("\(name) will appear")
      if let along, let coordinator = transitionCoordinator { along(coordinator) }
    }
    override func viewDidAppear(_ animated: Bool) { eventLog.note("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) { eventLog.note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { eventLog.note("\(name) disappeared") }
  }

  private final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let eventLog: EventLog
    var lets = true

    init(_ eventLog: EventLog) { self.eventLog = eventLog }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { lets }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      eventLog.note("will go")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      eventLog.note("gone")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { eventLog.note("attempt") }
  }

  private let screen = AnimatedScreen()
  private let eventLog = EventLog()
  private let root: Controller
  private let front: Controller
  private let dismissalDelegate: DismissalDelegate

  init() {
    (root, front) = (Controller("root", eventLog), Controller("front", eventLog))
    dismissalDelegate = DismissalDelegate(eventLog)
    screen.run { [screen, root] in screen.window.rootViewController = root }
    screen.wait(0.1)
    _ = eventLog.take()
  }

  private func present(_ style: UIModalPresentationStyle, _ way: UIModalTransitionStyle) {
    (front.modalPresentationStyle, front.modalTransitionStyle) = (style, way)
    screen.run { root.present(front, animated: true) { [eventLog] in eventLog.note("there") } }
  }

  private func seen(_ view: UIView) -> CGRect {
    screen.run { view.layer.presentation()?.frame ?? .null }
  }

  // Presentations.PR2, Presentations.PR5.
  @Test("A presentation slides up; the new view appears before the old one disappears")
  func covers() {
    present(.fullScreen, .coverVertical)
    #expect(eventLog.take() == ["root will disappear", "front will appear"])
    #expect(front.isBeingPresented && front.view.frame == screen.window.bounds)
    #expect(abs(seen(front.view).minY - 800) < 1e-6)
    // Moving views receive no touches.
    #expect(screen.window.hitTest(CGPoint(x: 9, y: 9), with: nil) !== front.view)
    let start = screen.now
    screen.wait(0.1)
    let rest = (1 + 18.2574 * 0.1) * exp(-1.82574)
    #expect(abs(seen(front.view).minY - 800 * rest) < 1)
    screen.wait(0.4)
    #expect(eventLog.take() == [] && root.view.isHidden == false)
    screen.wait(0.02)
    #expect(eventLog.take() == ["front appeared", "root disappeared", "there"])
    #expect(screen.now - start < 0.53 && !front.isBeingPresented)
    #expect(screen.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === front.view)

    screen.run { front.dismiss(animated: true) { [eventLog] in eventLog.note("gone") } }
    #expect(eventLog.take() == ["front will disappear", "root will appear"])
    #expect(front.isBeingDismissed && root.presentedViewController === front)
    screen.wait(0.6)
    #expect(eventLog.take() == ["root appeared", "front disappeared", "gone"])
    #expect(front.view.window == nil && root.presentedViewController == nil)
    #expect(root.view.superview?.subviews.count == 1)
  }

  private final class Observer: UIViewController {
    var states: [[Bool]] = []

    private func note() {
      states.append([isBeingPresented, isMovingToParent, isBeingDismissed, isMovingFromParent])
    }
    override func viewWillAppear(_ animated: Bool) { note() }
    override func viewDidAppear(_ animated: Bool) { note() }
    override func viewWillDisappear(_ animated: Bool) { note() }
    override func viewDidDisappear(_ animated: Bool) { note() }
  }

  @Test("Views.C6. A controller knows in all four events why its view appears and disappears")
  func reasons() {
    let observer = Observer()
    screen.run { root.present(observer, animated: true) }
    screen.wait(1)
    screen.run { observer.dismiss(animated: true) }
    screen.wait(1)
    #expect(
      observer.states == [
        [true, false, false, false], [true, false, false, false], [false, false, true, false],
        [false, false, true, false],
      ])
    observer.states = []
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.run { root.present(navigation, animated: false) }
    screen.wait(0.1)
    screen.run { navigation.pushViewController(observer, animated: true) }
    screen.wait(1)
    screen.run { _ = navigation.popViewController(animated: true) }
    screen.wait(1)
    #expect(
      observer.states == [
        [false, true, false, false], [false, true, false, false], [false, false, false, true],
        [false, false, false, true],
      ])
  }

  // Presentations.PR5.
  @Test("A cross dissolve fades in and out over the presenting view")
  func dissolves() {
    present(.overFullScreen, .crossDissolve)
    #expect(eventLog.take() == ["front will appear"])
    screen.wait(0.15)
    #expect(abs(screen.run { front.view.layer.presentation()?.opacity ?? 0 } - 0.5) < 0.01)
    screen.wait(0.2)
    #expect(eventLog.take() == ["front appeared", "there"])
    screen.run { root.dismiss(animated: true) }
    screen.wait(0.35)
    #expect(eventLog.take() == ["front will disappear", "front disappeared"])
    #expect(front.view.alpha == 1)
  }

  // Presentations.PR5.
  @Test("A flip rotates both views, which have no transform afterwards")
  func flips() {
    present(.fullScreen, .flipHorizontal)
    screen.wait(0.3)
    #expect(front.view.isHidden && !root.view.isHidden)
    screen.wait(0.15)
    #expect(!front.view.isHidden && root.view.isHidden)
    screen.wait(0.4)
    #expect(CATransform3DIsIdentity(front.view.transform3D))
    #expect(CATransform3DIsIdentity(root.view.transform3D))
    screen.run { front.dismiss(animated: true) }
    screen.wait(1)
    #expect(!root.view.isHidden && front.view.superview == nil)
  }

  // Presentations.PR6, Presentations.PR7.
  @Test("A sheet leaves the top free; the presenting view is scaled and dimmed")
  func sheet() {
    present(.automatic, .coverVertical)
    screen.wait(1)
    let top = screen.window.safeAreaInsets.top
    #expect(front.view.frame == CGRect(x: 0, y: top + 10, width: 400, height: 790 - top))
    #expect(abs(root.view.frame.minY - top) < 1e-9 && root.view.layer.cornerRadius == 10)
    let shade = front.view.superview?.subviews.first
    #expect(shade !== front.view && shade?.alpha == 1)
    #expect(eventLog.take() == ["front will appear", "front appeared", "there"])
    screen.run { front.dismiss(animated: true) }
    screen.wait(1)
    #expect(root.view.frame == screen.window.bounds && root.view.layer.cornerRadius == 0)
  }

  // Presentations.PR8.
  @Test("A sheet follows a pull one to one; released early it returns")
  func pullsBack() {
    present(.pageSheet, .coverVertical)
    screen.wait(1)
    let top = front.view.frame.minY
    let finger = screen.press(CGPoint(x: 200, y: 300))
    screen.drag(finger, by: 0, 210, steps: 10)
    #expect(abs(front.view.frame.minY - top - 200) < 1e-9)
    screen.drag(finger, by: 0, -400, steps: 10)
    #expect(front.view.frame.minY == top)
    screen.drag(finger, by: 0, 300, steps: 10)
    screen.wait(0.5)
    _ = eventLog.take()
    screen.lift(finger)
    screen.wait(0.05)
    #expect((1..<100).contains(seen(front.view).minY - top))
    screen.wait(0.5)
    #expect(seen(front.view).minY == top && eventLog.take() == [])
    #expect(root.presentedViewController === front)
  }

  // Presentations.PR8, Presentations.PR9.
  @Test("A sheet pulled past its half, or flicked, is dismissed, and the delegate is notified")
  func pullsAway() {
    for isFlick in [false, true] {
      present(.pageSheet, .coverVertical)
      front.presentationController?.delegate = dismissalDelegate
      screen.wait(1)
      _ = eventLog.take()
      let finger = screen.press(CGPoint(x: 200, y: 200))
      if isFlick {
        screen.drag(finger, by: 0, 120, steps: 6)
      } else {
        screen.drag(finger, by: 0, 410, steps: 10)
        screen.wait(0.5)
      }
      screen.lift(finger)
      #expect(eventLog.take() == ["will go", "front will disappear"])
      screen.wait(1)
      #expect(eventLog.take() == ["front disappeared", "gone"])
      #expect(root.presentedViewController == nil && front.view.window == nil)
    }
    // The delegate is not notified of a dismissal by the app.
    present(.pageSheet, .coverVertical)
    front.presentationController?.delegate = dismissalDelegate
    screen.wait(1)
    _ = eventLog.take()
    screen.run { front.dismiss(animated: false) }
    #expect(eventLog.take() == ["front will disappear", "front disappeared"])
  }

  // Presentations.PR9.
  @Test("A modal sheet returns, and the delegate is notified of the attempt")
  func attempts() {
    dismissalDelegate.lets = false
    present(.formSheet, .coverVertical)
    front.presentationController?.delegate = dismissalDelegate
    screen.wait(1)
    let top = front.view.frame.minY
    _ = eventLog.take()
    let finger = screen.press(CGPoint(x: 200, y: 200))
    screen.drag(finger, by: 0, 500, steps: 10)
    screen.wait(0.5)
    screen.lift(finger)
    screen.wait(1)
    #expect(eventLog.take() == ["attempt"] && front.view.frame.minY == top)
    (dismissalDelegate.lets, front.isModalInPresentation) = (true, true)
    let other = screen.press(CGPoint(x: 200, y: 200))
    screen.drag(other, by: 0, 120, steps: 5)
    // With the rubber band it follows by less than a quarter.
    #expect((10..<30).contains(front.view.frame.minY - top))
    screen.lift(other)
    screen.wait(1)
    #expect(eventLog.take() == ["attempt"] && root.presentedViewController === front)
  }

  @Test("Presentations.PR13. VoiceOver's escape gesture dismisses a sheet, unless it is modal")
  func escape() {
    present(.pageSheet, .coverVertical)
    front.presentationController?.delegate = dismissalDelegate
    screen.wait(1)
    _ = eventLog.take()
    screen.run { front.isModalInPresentation = true }
    #expect(screen.run { front.accessibilityPerformEscape() })
    screen.wait(1)
    #expect(eventLog.take() == ["attempt"] && root.presentedViewController === front)
    screen.run { front.isModalInPresentation = false }
    #expect(screen.run { front.accessibilityPerformEscape() })
    #expect(eventLog.take() == ["will go", "front will disappear"])
    screen.wait(1)
    #expect(eventLog.take() == ["front disappeared", "gone"])
    #expect(
      root.presentedViewController == nil && !screen.run { root.accessibilityPerformEscape() })
  }

  // Presentations.PR10.
  @Test("A list in a sheet scrolls; at its top, a pull moves the sheet")
  func listInSheet() {
    let list = screen.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 700)) }
    screen.run {
      list.contentSize = CGSize(width: 400, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      front.view.addSubview(list)
    }
    present(.pageSheet, .coverVertical)
    screen.wait(1)
    let top = front.view.frame.minY
    let up = screen.press(CGPoint(x: 200, y: 400))
    screen.drag(up, by: 0, -110, steps: 5)
    screen.wait(0.5)
    screen.lift(up)
    #expect(list.contentOffset.y == 100 && front.view.frame.minY == top)
    let down = screen.press(CGPoint(x: 200, y: 400))
    screen.drag(down, by: 0, 60, steps: 5)
    screen.wait(0.5)
    screen.lift(down)
    #expect(list.contentOffset.y == 50 && front.view.frame.minY == top)
    screen.run { list.contentOffset = .zero }
    let pull = screen.press(CGPoint(x: 200, y: 400))
    screen.drag(pull, by: 0, 60, steps: 5)
    #expect(list.contentOffset.y == 0 && abs(front.view.frame.minY - top - 50) < 1e-9)
    screen.lift(pull)
  }

  @Test("Alongside animations run, and their completions are called at the end")
  func alongside() {
    front.along = { [root, eventLog] coordinator in
      let isQueued = coordinator.animate { context in
        root.view.alpha = 0.5
        eventLog.note("along \(context.isAnimated)")
      } completion: { context in
        eventLog.note("along over \(context.isCancelled)")
      }
      #expect(isQueued)
    }
    present(.overFullScreen, .crossDissolve)
    #expect(eventLog.take() == ["front will appear", "along true"])
    screen.wait(0.15)
    #expect(abs(screen.run { root.view.layer.presentation()?.opacity ?? 0 } - 0.75) < 0.01)
    #expect(front.transitionCoordinator != nil && root.transitionCoordinator != nil)
    screen.wait(0.2)
    #expect(eventLog.take() == ["front appeared", "there", "along over false"])
    #expect(front.transitionCoordinator == nil)
  }

  // Presentations.PR5.
  @Test("A custom animator and a custom presentation controller are used")
  func custom() {
    final class HalfScreenPresentation: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 400, width: 400, height: 400)
      }
    }
    final class CustomTransition: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      var ended: [Bool] = []
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        HalfScreenPresentation(presentedViewController: presented, presenting: presenting)
      }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 2 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to)
        else { return }
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: to)
        view.alpha = 0
        UIView.animate(withDuration: 2) {
          view.alpha = 1
        } completion: {
          context.completeTransition($0)
        }
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }
    let animator = CustomTransition()
    front.transitioningDelegate = animator
    present(.custom, .coverVertical)
    screen.wait(1.9)
    #expect(eventLog.take() == ["front will appear"] && animator.ended == [])
    screen.wait(0.2)
    #expect(eventLog.take() == ["front appeared", "there"] && animator.ended == [true])
    #expect(front.view.frame.minY == 400 && front.presentationController is HalfScreenPresentation)
    screen.run { front.dismiss(animated: true) }
    screen.wait(1)
    #expect(front.view.window == nil)
  }

  // Presentations.PR3.
  @Test("A dismissal during a presentation completes the presentation first")
  func hurried() {
    present(.fullScreen, .coverVertical)
    screen.wait(0.1)
    screen.run { front.dismiss(animated: true) }
    #expect(
      eventLog.take() == [
        "root will disappear", "front will appear", "front appeared", "root disappeared", "there",
        "front will disappear", "root will appear",
      ])
    screen.wait(1)
    #expect(eventLog.take() == ["root appeared", "front disappeared"])
    #expect(!root.view.isHidden)
  }
}
