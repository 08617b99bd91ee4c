import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Apps with the methods of delegates and controllers from before iOS 9.
  @MainActor @Suite(.serialized) struct OlderDelegateTests {
    fileprivate final class OlderApp: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = Root(nibName: nil, bundle: nil)
      var heard: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        root.hear = { [unowned self] in heard.append($0) }
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }
      func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
      ) {
        let isAnimated = duration == application.statusBarOrientationAnimationDuration
        heard.append("app will \(newStatusBarOrientation.rawValue) \(isAnimated)")
      }
      func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
      ) {
        heard.append("app did \(oldStatusBarOrientation.rawValue)")
      }
    }

    /// A delegate with the method of iOS 4.2.
    fileprivate final class OpeningApp: UIResponder, UIApplicationDelegate {
      var heard: [String] = []

      func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
      ) -> Bool {
        heard.append("open \(url.absoluteString) \(sourceApplication ?? "-")")
        return true
      }
    }

    /// A delegate with the method of iOS 2.
    fileprivate final class OldestApp: UIResponder, UIApplicationDelegate {
      var heard: [String] = []

      func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        heard.append("handle \(url.absoluteString)")
        return true
      }
    }

    fileprivate final class Root: UIViewController {
      var hear: (String) -> Void = { _ in }

      override func willRotate(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
      ) {
        hear("will \(Int(view.bounds.width))")
      }
      override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
      ) {
        hear("animate \(Int(view.bounds.width))")
      }
      override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        hear("did \(fromInterfaceOrientation.rawValue)")
      }
    }

    /// A scene delegate that hears of changes of its scene.
    fileprivate final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      static var heard: [String] = []
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        let corner = previousCoordinateSpace.convert(
          CGPoint.zero, to: windowScene.screen.fixedCoordinateSpace)
        let now = previousCoordinateSpace.convert(CGPoint.zero, to: windowScene.coordinateSpace)
        let isLow = previousTraitCollection.verticalSizeClass == .compact
        Self.heard.append(
          "\(previousInterfaceOrientation.rawValue) "
            + "\(Int(previousCoordinateSpace.bounds.width)) \(isLow) "
            + "\(corner.rounded) \(now.rounded)")
      }
    }

    fileprivate final class SceneApp: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let new = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        new.delegateClass = SceneDelegate.self
        return new
      }
    }

    @Test("AppLife.L20. An address reaches the older methods of a delegate without the newest")
    func addresses() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(OpeningApp.self)
      phone.open("timer://1")
      #expect(app.heard == ["open timer://1 -"])
    }

    @Test("AppLife.L20. An address reaches the oldest method of a delegate that has no other")
    func oldestAddresses() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(OldestApp.self)
      phone.open("timer://2")
      #expect(app.heard == ["handle timer://2"])
    }

    @Test("Rotation.RO7. The delegate and the controller hear of a rotation by the older methods")
    func rotation() {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(OlderApp.self)
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      let (old, new) = (UIInterfaceOrientation.portrait, UIInterfaceOrientation.landscapeRight)
      #expect(
        app.heard == [
          "app will \(new.rawValue) true", "will 375", "app did \(old.rawValue)", "animate 812",
          "did \(old.rawValue)",
        ])
    }

    @Test("Rotation.RO8. The delegate of a scene hears how it was before a rotation")
    func scenes() {
      let phone = SimulatedPhone(.iPhoneX)
      SceneDelegate.heard = []
      let app = phone.launch(SceneApp.self)
      SceneDelegate.heard = []
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      let portrait = UIInterfaceOrientation.portrait.rawValue
      #expect(SceneDelegate.heard == ["\(portrait) 375 false 0, 0 0, 375"])
      withExtendedLifetime(app) {}
    }

    @Test("The icon of an app cannot be changed, which the handler hears later")
    func icons() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(OlderApp.self)
      var errors: [(any Error)?] = []
      UIApplication.shared.setAlternateIconName("dark") { errors.append($0) }
      #expect(errors.isEmpty && !UIApplication.shared.supportsAlternateIcons)
      phone.wait(0.1)
      #expect(errors.count == 1 && errors.first as? any Error != nil)
      #expect(UIApplication.shared.alternateIconName == nil)
      withExtendedLifetime(app) {}
    }
  }
}

extension CGPoint {
  /// The coordinates as whole numbers.
  fileprivate var rounded: String { "\(Int(x.rounded())), \(Int(y.rounded()))" }
}
