import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of animated changes between the tabs of an app on a phone.
  @MainActor @Suite(.serialized) struct TabTransitionTests {
    fileprivate final class Page: UIViewController {
      var eventLog: (String) -> Void = { _ in return }

      private func note(_ event: String) { eventLog("\(title ?? "") \(event)") }
      override func viewWillAppear(_ animated: Bool) { note("comes \(animated)") }
      override func viewDidAppear(_ animated: Bool) { note("is here") }
      override func viewWillDisappear(_ animated: Bool) { note("leaves \(animated)") }
      override func viewDidDisappear(_ animated: Bool) { note("is gone") }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate,
      UIViewControllerAnimatedTransitioning
    {
      var window: UIWindow?
      let tabs = UITabBarController()
      let one = Page(), other = Page()
      var events: [String] = []
      var completes = true
      var mask: UIInterfaceOrientationMask = .allButUpsideDown

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        for (page, title) in [(one, "One"), (other, "Other")] {
          page.title = title
          page.view.backgroundColor = .systemBackground
          page.eventLog = { [unowned self] in events.append($0) }
        }
        tabs.viewControllers = [one, other]
        tabs.delegate = self
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
      }

      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }

      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { mask }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.4 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.4) {
          view.alpha = 1
        } completion: { [completes] _ in
          view.alpha = 1
          context.completeTransition(completes)
        }
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      phone.run { app.events = [] }
      return (phone, app)
    }

    @Test("Tabs.TB8. The delegate's animator animates a change, with its appearance events")
    func animates() throws {
      let (phone, app) = launch()
      try phone.tap("Other")
      phone.wait(0.2)
      #expect(app.tabs.selectedIndex == 1 && app.tabs.transitionCoordinator != nil)
      #expect(app.one.view.window != nil && app.other.view.window != nil)
      phone.waitUntilIdle()
      #expect(
        app.events == ["One leaves true", "Other comes true", "One is gone", "Other is here"])
      #expect(app.one.view.window == nil && app.other.view.superview === app.tabs.view)
      #expect(app.other.view.safeAreaInsets.bottom == 49)
      #expect(app.tabs.transitionCoordinator == nil)
    }

    @Test("Tabs.TB8. A cancelled change selects the old controller again")
    func cancels() {
      let (phone, app) = launch()
      phone.run {
        app.completes = false
        app.tabs.selectedIndex = 1
      }
      phone.waitUntilIdle()
      #expect(app.tabs.selectedIndex == 0 && app.one.view.superview === app.tabs.view)
      #expect(app.tabs.tabBar.selectedItem === app.one.tabBarItem)
      #expect(app.events.last == "One is here" && app.other.view.window == nil)
    }

    @Test(
      "Tabs.TB8. An animated change of the controllers is animated, and the old one leaves at its end",
      arguments: [true, false])
    func controllers(completes: Bool) {
      let (phone, app) = launch()
      let pages = [UIViewController(), UIViewController()]
      phone.run {
        app.completes = completes
        app.tabs.setViewControllers(pages, animated: true)
      }
      phone.wait(0.2)
      #expect(app.one.view.window != nil && pages[0].view.window != nil)
      #expect(app.one.parent === app.tabs && app.tabs.transitionCoordinator != nil)
      phone.waitUntilIdle()
      #expect(app.one.view.window == nil && app.one.parent == nil)
      #expect(pages[0].view.superview === app.tabs.view && app.tabs.selectedIndex == 0)
      #expect(app.events.last == "One is gone")
      // Without an animation nothing is animated.
      phone.run { app.tabs.setViewControllers([app.other], animated: false) }
      #expect(app.other.view.superview === app.tabs.view && app.tabs.transitionCoordinator == nil)
    }

    @Test("Tabs.TB9. The delegate's orientations are those of the controller")
    func orientations() {
      let (phone, app) = launch()
      phone.run { app.mask = .portrait }
      phone.rotate(to: .landscapeRight)
      phone.waitUntilIdle()
      #expect(app.tabs.view.bounds.width == 375)
    }
  }
}
