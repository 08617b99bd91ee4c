import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Tests that a view controller knows whether the screen feels force.
  @MainActor @Suite(.serialized) struct ForceCapabilityTests {
    fileprivate final class Asking: UIViewController {
      var seen: [String] = []

      private func note(_ name: String) {
        seen.append("\(name) \(traitCollection.forceTouchCapability.rawValue)")
      }
      override func viewDidLoad() { note("load") }
      override func viewWillAppear(_ animated: Bool) { note("appear") }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = Asking()
      private(set) lazy var stack = UINavigationController(rootViewController: root)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        return true
      }
    }

    private func launch(
      _ model: PhoneModel = .iPhone6s, on version: SystemVersion = SystemVersion(12)
    ) -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(model)
      phone.set(\.systemVersion, version)
      let app = phone.launch(App.self)
      phone.wait(0.3)
      return (phone, app)
    }

    @Test(
      "Views.V11. Root, pushed and presented controllers know the force capability as they load",
      arguments: [12, 13, 18])
    func placed(version: Int) {
      let (phone, app) = launch(on: SystemVersion(version))
      #expect(app.root.seen == ["load 2", "appear 2"])
      let (pushed, presented) = (Asking(), Asking())
      phone.run { app.stack.pushViewController(pushed, animated: true) }
      phone.wait(1)
      #expect(pushed.seen == ["load 2", "appear 2"])
      phone.run { pushed.present(presented, animated: true) }
      phone.wait(1)
      #expect(presented.seen == ["load 2", "appear 2"])
    }

    @Test(
      "Views.V11. A controller that loads by itself does not know it before system 13",
      arguments: [(9, 0), (12, 0), (13, 2)])
    func alone(version: Int, capability: Int) {
      let (phone, app) = launch(on: SystemVersion(version))
      let asking = Asking()
      phone.run {
        asking.loadViewIfNeeded()
        app.stack.pushViewController(asking, animated: false)
      }
      phone.wait(0.3)
      #expect(asking.seen == ["load \(capability)", "appear 2"])
      // Nor does one in a container that is nowhere.
      let inner = Asking()
      phone.run {
        let outer = UIViewController()
        outer.addChild(inner)
        inner.loadViewIfNeeded()
      }
      #expect(inner.seen == ["load \(capability)"])
    }

    @Test("Views.V11. A phone without a sensor says so")
    func withoutSensor() {
      let (phone, app) = launch(.iPhone11, on: .standard)
      let asking = Asking()
      phone.run { app.stack.pushViewController(asking, animated: false) }
      #expect(asking.seen == ["load 1", "appear 1"])
    }
  }
}
