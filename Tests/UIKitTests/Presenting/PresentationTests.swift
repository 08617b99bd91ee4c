import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Controllers that come in front of others, and go, picture by picture.
@MainActor @Suite(.oneScreen) struct PresentationTests {
  private final class Controller: UIViewController {
    let name: String
    let diary: Diary
    var along: ((any UIViewControllerTransitionCoordinator) -> Void)?

    init(_ name: String, _ diary: Diary) {
      (self.name, self.diary) = (name, diary)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      diary.note("\(name) will appear")
      if let along, let coordinator = transitionCoordinator { along(coordinator) }
    }
    override func viewDidAppear(_ animated: Bool) { diary.note("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) { diary.note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.note("\(name) disappeared") }
  }

  private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
    let diary: Diary
    var lets = true

    init(_ diary: Diary) { self.diary = diary }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { lets }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      diary.note("will go")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      diary.note("gone")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { diary.note("attempt") }
  }

  private let screen = MovingScreen()
  private let diary = Diary()
  private let root: Controller
  private let front: Controller
  private let judge: Judge

  init() {
    (root, front, judge) = (Controller("root", diary), Controller("front", diary), Judge(diary))
    screen.run { [screen, root] in screen.window.rootViewController = root }
    screen.wait(0.1)
    _ = diary.take()
  }

  private func present(_ style: UIModalPresentationStyle, _ way: UIModalTransitionStyle) {
    (front.modalPresentationStyle, front.modalTransitionStyle) = (style, way)
    screen.run { root.present(front, animated: true) { [diary] in diary.note("there") } }
  }

  private func seen(_ view: UIView) -> CGRect {
    screen.run { view.layer.presentation()?.frame ?? .null }
  }

  @Test("It comes up by the system's spring; who comes has appeared before who goes has gone")
  func covers() {
    present(.fullScreen, .coverVertical)
    #expect(diary.take() == ["root will disappear", "front will appear"])
    #expect(front.isBeingPresented && front.view.frame == screen.window.bounds)
    #expect(abs(seen(front.view).minY - 800) < 1e-6)
    // Nobody touches what moves.
    #expect(screen.window.hitTest(CGPoint(x: 9, y: 9), with: nil) !== front.view)
    let start = screen.now
    screen.wait(0.1)
    let rest = (1 + 18.2574 * 0.1) * exp(-1.82574)
    #expect(abs(seen(front.view).minY - 800 * rest) < 1)
    screen.wait(0.4)
    #expect(diary.take() == [] && root.view.isHidden == false)
    screen.wait(0.02)
    #expect(diary.take() == ["front appeared", "root disappeared", "there"])
    #expect(screen.now - start < 0.53 && !front.isBeingPresented)
    #expect(screen.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === front.view)

    screen.run { front.dismiss(animated: true) { [diary] in diary.note("gone") } }
    #expect(diary.take() == ["front will disappear", "root will appear"])
    #expect(front.isBeingDismissed && root.presentedViewController === front)
    screen.wait(0.6)
    #expect(diary.take() == ["root appeared", "front disappeared", "gone"])
    #expect(front.view.window == nil && root.presentedViewController == nil)
    #expect(root.view.superview?.subviews.count == 1)
  }

  @Test("It fades in and out over what stays")
  func dissolves() {
    present(.overFullScreen, .crossDissolve)
    #expect(diary.take() == ["front will appear"])
    screen.wait(0.15)
    #expect(abs(screen.run { front.view.layer.presentation()?.opacity ?? 0 } - 0.5) < 0.01)
    screen.wait(0.2)
    #expect(diary.take() == ["front appeared", "there"])
    screen.run { root.dismiss(animated: true) }
    screen.wait(0.35)
    #expect(diary.take() == ["front will disappear", "front disappeared"])
    #expect(front.view.alpha == 1)
  }

  @Test("It turns on the back of what was there, and both are straight again")
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

  @Test("A sheet leaves the top, and what is behind moves back and becomes darker")
  func sheet() {
    present(.automatic, .coverVertical)
    screen.wait(1)
    let top = screen.window.safeAreaInsets.top
    #expect(front.view.frame == CGRect(x: 0, y: top + 10, width: 400, height: 790 - top))
    #expect(abs(root.view.frame.minY - top) < 1e-9 && root.view.layer.cornerRadius == 10)
    let shade = front.view.superview?.subviews.first
    #expect(shade !== front.view && shade?.alpha == 1)
    #expect(diary.take() == ["front will appear", "front appeared", "there"])
    screen.run { front.dismiss(animated: true) }
    screen.wait(1)
    #expect(root.view.frame == screen.window.bounds && root.view.layer.cornerRadius == 0)
  }

  @Test("A finger pulls a sheet down one to one; let go of early it comes back")
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
    _ = diary.take()
    screen.lift(finger)
    screen.wait(0.05)
    #expect((1..<100).contains(seen(front.view).minY - top))
    screen.wait(0.5)
    #expect(seen(front.view).minY == top && diary.take() == [])
    #expect(root.presentedViewController === front)
  }

  @Test("Pulled past its half, or flicked, it goes, and the delegate hears of it")
  func pullsAway() {
    for isFlick in [false, true] {
      present(.pageSheet, .coverVertical)
      front.presentationController?.delegate = judge
      screen.wait(1)
      _ = diary.take()
      let finger = screen.press(CGPoint(x: 200, y: 200))
      if isFlick {
        screen.drag(finger, by: 0, 120, steps: 6)
      } else {
        screen.drag(finger, by: 0, 410, steps: 10)
        screen.wait(0.5)
      }
      screen.lift(finger)
      #expect(diary.take() == ["will go", "front will disappear"])
      screen.wait(1)
      #expect(diary.take() == ["front disappeared", "gone"])
      #expect(root.presentedViewController == nil && front.view.window == nil)
    }
    // What the app puts away itself it is not told of.
    present(.pageSheet, .coverVertical)
    front.presentationController?.delegate = judge
    screen.wait(1)
    _ = diary.take()
    screen.run { front.dismiss(animated: false) }
    #expect(diary.take() == ["front will disappear", "front disappeared"])
  }

  @Test("What may not go comes back, and the delegate hears of the attempt")
  func attempts() {
    judge.lets = false
    present(.formSheet, .coverVertical)
    front.presentationController?.delegate = judge
    screen.wait(1)
    let top = front.view.frame.minY
    _ = diary.take()
    let finger = screen.press(CGPoint(x: 200, y: 200))
    screen.drag(finger, by: 0, 500, steps: 10)
    screen.wait(0.5)
    screen.lift(finger)
    screen.wait(1)
    #expect(diary.take() == ["attempt"] && front.view.frame.minY == top)
    (judge.lets, front.isModalInPresentation) = (true, true)
    let other = screen.press(CGPoint(x: 200, y: 200))
    screen.drag(other, by: 0, 120, steps: 5)
    // On a band it follows by less than a quarter.
    #expect((10..<30).contains(front.view.frame.minY - top))
    screen.lift(other)
    screen.wait(1)
    #expect(diary.take() == ["attempt"] && root.presentedViewController === front)
  }

  @Test("A list in a sheet scrolls; at its top, pulling down is the sheet's")
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

  @Test("Changes that are asked for move along, and hear of the end")
  func alongside() {
    front.along = { [root, diary] coordinator in
      let isQueued = coordinator.animate { context in
        root.view.alpha = 0.5
        diary.note("along \(context.isAnimated)")
      } completion: { context in
        diary.note("along over \(context.isCancelled)")
      }
      #expect(isQueued)
    }
    present(.overFullScreen, .crossDissolve)
    #expect(diary.take() == ["front will appear", "along true"])
    screen.wait(0.15)
    #expect(abs(screen.run { root.view.layer.presentation()?.opacity ?? 0 } - 0.75) < 0.01)
    #expect(front.transitionCoordinator != nil && root.transitionCoordinator != nil)
    screen.wait(0.2)
    #expect(diary.take() == ["front appeared", "there", "along over false"])
    #expect(front.transitionCoordinator == nil)
  }

  @Test("The app's own animator, and its own controller of the presentation, take over")
  func custom() {
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 400, width: 400, height: 400)
      }
    }
    final class Mover: NSObject, UIViewControllerAnimatedTransitioning,
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
        Half(presentedViewController: presented, presenting: presenting)
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
    let mover = Mover()
    front.transitioningDelegate = mover
    present(.custom, .coverVertical)
    screen.wait(1.9)
    #expect(diary.take() == ["front will appear"] && mover.ended == [])
    screen.wait(0.2)
    #expect(diary.take() == ["front appeared", "there"] && mover.ended == [true])
    #expect(front.view.frame.minY == 400 && front.presentationController is Half)
    screen.run { front.dismiss(animated: true) }
    screen.wait(1)
    #expect(front.view.window == nil)
  }

  @Test("What is put away while it comes is there first")
  func hurried() {
    present(.fullScreen, .coverVertical)
    screen.wait(0.1)
    screen.run { front.dismiss(animated: true) }
    #expect(
      diary.take() == [
        "root will disappear", "front will appear", "front appeared", "root disappeared", "there",
        "front will disappear", "root will appear",
      ])
    screen.wait(1)
    #expect(diary.take() == ["root appeared", "front disappeared"])
    #expect(!root.view.isHidden)
  }
}
