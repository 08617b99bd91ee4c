import PhoneTesting
import TactusPhone
import Testing
import UIKit

/// Steps Device.SB1–SB3.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct StatusBarTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Page()
        window?.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class Page: UIViewController {
      var hides = false
      var speaker: UIViewController?
      override var prefersStatusBarHidden: Bool { hides }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var childForStatusBarHidden: UIViewController? { speaker }
    }

    private func bar() throws -> UIStatusBarManager {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      return try #require(scene?.statusBarManager)
    }

    // Device.SB1, Device.SB2.
    @Test("The status bar follows the frontmost controller, or the child that it names")
    func style() throws {
      let phone = SimulatedPhone(.iPhone7)
      let page = try #require(phone.launch(App.self).window?.rootViewController as? Page)
      let bar = try bar()
      #expect(bar.statusBarStyle == .lightContent && !bar.isStatusBarHidden)
      #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
      let child = Page()
      child.hides = true
      page.addChild(child)
      page.speaker = child
      #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
    }

    @Test("Device.SB1. An alert leaves the status bar to the controller below it")
    func alert() throws {
      let phone = SimulatedPhone(.iPhone7)
      let page = try #require(phone.launch(App.self).window?.rootViewController as? Page)
      let bar = try bar()
      let alert = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
      page.present(alert, animated: false)
      phone.wait(0.1)
      #expect(bar.statusBarStyle == .lightContent)
      alert.modalPresentationCapturesStatusBarAppearance = true
      #expect(bar.statusBarStyle == .default)
    }

    @Test("Views.V26. Setting the status bar of the application has no effect")
    @available(*, deprecated, message: "tests deprecated properties")
    func applicationBar() throws {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(App.self)
      let application = UIApplication.shared
      application.isStatusBarHidden = true
      application.statusBarStyle = .default
      #expect(!application.isStatusBarHidden && application.statusBarStyle == .lightContent)
    }

    // Device.SB3.
    @Test("A hidden status bar frees the top on square screens, and leaves the inset on others")
    func insets() throws {
      for (model, top) in [(PhoneModel.iPhone7, 0.0), (.current, nil)] {
        let phone = SimulatedPhone(model)
        let page = try #require(phone.launch(App.self).window?.rootViewController as? Page)
        let before = page.view.safeAreaInsets.top
        #expect(before >= 20)
        page.hides = true
        page.setNeedsStatusBarAppearanceUpdate()
        phone.wait(0.1)
        #expect(page.view.safeAreaInsets.top == top.map { CGFloat($0) } ?? before)
      }
    }
  }
}
