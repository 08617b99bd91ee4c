import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of the transitions that controllers prefer, in an app on a phone.
  @MainActor @Suite(.serialized) struct PreferredTransitionTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = UIViewController()
      let tile = UIView(frame: CGRect(x: 20, y: 200, width: 75, height: 75))
      lazy var navigation = UINavigationController(rootViewController: root)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        root.view.backgroundColor = .systemBackground
        tile.backgroundColor = .systemRed
        root.view.addSubview(tile)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    @Test("Presentations.TR1. A preferred style replaces the style; a zoom covers the screen")
    func styles() {
      let (phone, app) = launch()
      let detail = UIViewController()
      detail.modalPresentationStyle = .fullScreen
      detail.preferredTransition = .crossDissolve
      phone.run { app.root.present(detail, animated: true) }
      phone.wait(0.15)
      let alpha = detail.view.layer.presentation()?.opacity ?? 0
      #expect(alpha > 0.05 && alpha < 0.95 && detail.view.transform.isIdentity)
      phone.wait(1)
      phone.run { detail.dismiss(animated: false) }
      let zoomed = UIViewController()
      zoomed.preferredTransition = .zoom { _ in nil }
      phone.run { app.root.present(zoomed, animated: true) }
      phone.wait(1.5)
      #expect(zoomed.view.convert(zoomed.view.bounds, to: nil) == UIScreen.main.bounds)
    }

    @Test("Presentations.TR2. A zoom begins at the source view, which is hidden, and returns to it")
    func zoom() throws {
      let (phone, app) = launch()
      let detail = UIViewController()
      var asked = 0
      detail.preferredTransition = .zoom { context in
        asked += 1
        #expect(context.zoomedViewController === detail)
        return app.tile
      }
      phone.run { app.root.present(detail, animated: true) }
      #expect(asked == 1 && app.tile.alpha == 0)
      phone.wait(0.02)
      let small = try #require(detail.view.layer.presentation()).frame
      #expect(small.width < 200 && small.midX < 160)
      phone.wait(1.5)
      #expect(app.tile.alpha == 1 && detail.view.transform.isIdentity)
      phone.run { detail.dismiss(animated: true) }
      #expect(asked == 2 && app.tile.alpha == 0)
      phone.wait(1.5)
      #expect(app.tile.alpha == 1 && app.root.presentedViewController == nil)
    }

    @Test("Presentations.TR3. A navigation controller zooms too")
    func push() throws {
      let (phone, app) = launch()
      let detail = UIViewController()
      detail.preferredTransition = .zoom { _ in app.tile }
      phone.run { app.navigation.pushViewController(detail, animated: true) }
      phone.wait(0.02)
      let small = try #require(detail.view.layer.presentation()).frame
      #expect(small.width < 200)
      phone.wait(1.5)
      #expect(app.navigation.topViewController === detail && app.tile.alpha == 1)
      phone.run { _ = app.navigation.popViewController(animated: true) }
      phone.wait(1.5)
      #expect(app.navigation.topViewController === app.root && app.tile.alpha == 1)
      #expect(app.root.view.window != nil)
    }
  }
}
