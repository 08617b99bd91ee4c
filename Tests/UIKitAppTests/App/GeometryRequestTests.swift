import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Requests for another geometry of the scene, and links to its updates.
  @MainActor @Suite(.serialized) struct GeometryRequestTests {
    fileprivate final class Root: UIViewController {
      var ways: UIInterfaceOrientationMask = .allButUpsideDown

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ways }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = Root()
      let log = EventLog()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }
    }

    private func launch() throws -> (SimulatedPhone, App, UIWindowScene) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app, try #require(app.window?.windowScene))
    }

    @Test("Rotation.RO9. A request turns the interface, or fails if it is not supported")
    func request() throws {
      let (phone, app, scene) = try launch()
      var failures: [UISceneError.Code] = []
      func ask(_ ways: UIInterfaceOrientationMask) {
        phone.run {
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: ways)) { error in
            if let error = error as? UISceneError { failures.append(error.code) }
          }
        }
        phone.wait(1)
      }
      #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
      ask(.landscape)
      #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape && failures.isEmpty)
      #expect(app.root.view.bounds.width > app.root.view.bounds.height)
      app.root.ways = .landscape
      ask(.portrait)
      #expect(failures == [.geometryRequestDenied])
      #expect(scene.interfaceOrientation.isLandscape)
    }

    @Test("Rotation.RO10. The requested orientation stays until the phone is turned")
    func duration() throws {
      let (phone, app, scene) = try launch()
      phone.run { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) }
      phone.wait(1)
      phone.run { app.root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      phone.wait(1)
      #expect(scene.interfaceOrientation == .landscapeRight)
      phone.rotate(to: .landscapeRight)
      phone.wait(1)
      #expect(scene.interfaceOrientation == .landscapeLeft)
      phone.rotate(to: .portrait)
      phone.wait(1)
      #expect(scene.interfaceOrientation == .portrait)
    }

    @Test("AppLife.SC2. The action of a new window is its alternate action, or hidden without one")
    func activation() {
      var performed = 0
      let alternate = UIAction(title: "Open") { _ in performed += 1 }
      let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in nil }
      #expect(action.title == "Open" && action.attributes.isEmpty)
      action.performWithSender(nil, target: nil)
      #expect(performed == 1)
      #expect(UIWindowScene.ActivationAction { _ in nil }.attributes == .hidden)
      var failure: UISceneError.Code?
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) {
        failure = ($0 as? UISceneError)?.code
      }
      #expect(failure == .multipleScenesNotSupported)
    }

    @Test("AppLife.SC3. The phone does not protect a single app")
    func protection() throws {
      let (_, _, scene) = try launch()
      let manager = try #require(scene.systemProtectionManager)
      #expect(!manager.isUserAuthenticationEnabled && scene.systemProtectionManager === manager)
    }

    @Test("AppLife.SC2. A request with a placement of a new scene fails, too")
    func placements() {
      let options = UIWindowScene.ActivationRequestOptions()
      #expect(options.placement == nil)
      options.placement = UIWindowSceneProminentPlacement.prominent()
      #expect(options.placement == UIWindowSceneProminentPlacement.prominent())
      #expect(options.placement != UIWindowSceneStandardPlacement.standard())
      var request = UISceneSessionActivationRequest()
      request.options = options
      var failure: UISceneError.Code?
      UIApplication.shared.activateSceneSession(for: request) {
        failure = ($0 as? UISceneError)?.code
      }
      #expect(failure == .multipleScenesNotSupported)
    }

    @Test("Turns.UP1. An enabled link acts with each picture, and continuously if asked")
    func updates() throws {
      let (phone, app, scene) = try launch()
      var times: [TimeInterval] = []
      let link = UIUpdateLink(windowScene: scene)
      link.addAction { _, info in times.append(info.modelTime) }
      phone.run { app.root.view.backgroundColor = .red }
      phone.wait(0.5)
      #expect(times.isEmpty)
      phone.run { link.isEnabled = true }
      phone.run { app.root.view.backgroundColor = .blue }
      phone.wait(0.5)
      #expect(!times.isEmpty && times.count < 6)
      times = []
      phone.run { link.requiresContinuousUpdates = true }
      phone.wait(0.5)
      #expect(abs(times.count - 30) <= 2 && times == times.sorted())
      phone.run { link.isEnabled = false }
      times = []
      phone.wait(0.5)
      #expect(times.isEmpty && phone.waitUntilIdle())
    }

    @Test("Turns.UP2. Actions are performed phase by phase, in the order of their addition")
    func phases() throws {
      let (phone, app, _) = try launch()
      let link = UIUpdateLink(view: app.root.view)
      link.addAction(to: .afterUpdateComplete) { _, _ in app.log.note("complete") }
      link.addAction(to: .beforeCATransactionCommit) { _, _ in app.log.note("commit") }
      link.addAction { _, _ in app.log.note("link") }
      link.addAction { _, _ in app.log.note("later") }
      link.addAction(to: .afterLowLatencyEventDispatch) { _, _ in app.log.note("never") }
      phone.run {
        link.isEnabled = true
        app.root.view.backgroundColor = .red
      }
      phone.wait(0.5)
      #expect(app.log.take().prefix(4) == ["link", "later", "commit", "complete"])
    }

    @Test("Turns.UP3. The update in progress has its times")
    func info() throws {
      let (phone, app, scene) = try launch()
      let link = UIUpdateLink(windowScene: scene)
      var found: UIUpdateInfo?
      link.addAction { _, info in
        found = UIUpdateInfo.current(for: scene)
        #expect(found === info && info.estimatedPresentationTime > info.modelTime)
      }
      phone.run {
        link.isEnabled = true
        app.root.view.backgroundColor = .red
      }
      phone.wait(0.5)
      #expect(found != nil && UIUpdateInfo.current(for: scene) == nil)
    }
  }
}
