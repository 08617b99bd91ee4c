import Foundation
import ScreenTestSupport
import TactusPhoneLink
import Testing
import UIKit

/// An app that is driven without a phone: launched, activated, touched, shaken and moved to the
/// background.
@Suite(.exclusiveScreen) struct AppDriverTests {
  // AppLife.L1–L2, AppLife.L4.
  @Test("An app is launched, passes through its phases, and receives touches in its own time")
  func life() async {
    // A process has only one app.
    await #expect(processExitsWith: .success) {
      await MainActor.run { DrivenApp.run() }
    }
  }

  // AppLife.L3–L5.
  @Test("A scene delegate is called instead of the app delegate")
  func scenes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { DrivenSceneApp.run() }
    }
  }
}

/// Exits the process with the line of the test unless a condition holds.
@MainActor private func require(_ holds: Bool, _ what: String, line: Int = #line) {
  precondition(holds, "line \(line): \(what)")
}

@MainActor private enum DrivenApp {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var heard: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("launched", application)
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("resigns", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("away", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("back", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("ends", application) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("shaken")
    }
    func later() { heard.append("later") }

    private func note(_ what: String, _ application: UIApplication) {
      heard.append("\(what) \(application.applicationState)")
    }
  }

  static func run() {
    let delegate = Delegate()
    let driver = AppDriver { delegate }
    driver.advance(to: 5)
    driver.launch(isInFront: true)
    driver.life?.transition(to: .active)
    driver.life?.transition(to: .background)
    driver.life?.transition(to: .active)
    require(
      delegate.heard == [
        "launched inactive", "active active", "resigns active", "away background",
        "back background", "active active",
      ], "\(delegate.heard)")
    require(UIApplication.shared.windows.first?.windowScene != nil, "windows belong to the scene")

    // A long press begins in the phone's time, and not because real time passes.
    let press = UILongPressGestureRecognizer()
    var begun: TimeInterval?
    press.onAction { _ in begun = begun ?? CACurrentMediaTime() }
    delegate.window?.addGestureRecognizer(press)
    driver.handle([TouchSample(.began, at: 6, CGPoint(x: 9, y: 9))])
    let wake = driver.finishTurn()
    require(wake == 6.5, "wakes at \(String(describing: wake))")
    driver.advance(to: 7)
    require(begun == 6.5, "begun at \(String(describing: begun))")
    driver.cancelTouches()
    require(press.state == .possible, "reset")

    delegate.perform(Selector("later", calling: Delegate.later), with: nil, afterDelay: 2)
    driver.shake(.began, at: 8)
    driver.shake(.ended, at: 8.5)
    require(driver.finishTurn() == 9, "wakes for what was put off")
    driver.advance(to: 9)
    require(Array(delegate.heard.suffix(2)) == ["shaken", "later"], "\(delegate.heard)")

    let bounds = UIScreen.main.bounds
    let middle = ScreenPoint(x: Double(bounds.midX), y: Double(bounds.midY))
    let read = ElementInspector.inspect()
    require(read.map(\.kind) == ["UIWindow", "UIView"], "\(read)")
    require(read[1].parent == 0 && read[1].touchPoint == middle, "\(read[1])")
    driver.life?.transition(to: .ending)
    require(Array(delegate.heard.suffix(3).dropLast()) != [], "the app is notified of its end")
    require(delegate.heard.last == "ends background", "\(delegate.heard)")
  }
}

@MainActor private enum DrivenSceneApp {
  static var heard: [String] = []

  final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let new = UISceneConfiguration(name: "Timer", sessionRole: connectingSceneSession.role)
      new.delegateClass = SceneDelegate.self
      return new
    }
    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("wrong") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      heard.append("connects")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("enters") }
    func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { heard.append("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { heard.append("away") }
  }

  static func run() {
    let delegate = Delegate()
    let driver = AppDriver { delegate }
    driver.launch(isInFront: true)
    driver.life?.transition(to: .active)
    driver.life?.transition(to: .background)
    require(heard == ["connects", "enters", "active", "resigns", "away"], "\(heard)")
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    require(scene?.windows.count == 1, "the scene has its window")
    require(scene?.activationState == .background, "\(String(describing: scene?.activationState))")
  }
}
