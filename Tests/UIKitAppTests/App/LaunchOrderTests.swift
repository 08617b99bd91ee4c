import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The order of the calls of a cold launch, and the scene that exists in them (AppLife.L3,
/// AppLife.L17).
@Suite(.exclusiveScreen) struct LaunchOrderTests {
  @Test("Without scenes the launch method returns before the view appears; its scene exists in it")
  func withoutScenes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { PlainApp.run() }
    }
  }

  @Test("With scenes there is none in the launch method, and the view appears after activation")
  func withScenes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { SceneApp.run() }
    }
  }

  @Test("An app that is launched in the background makes its view appear as well")
  func background() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { PlainApp.runInBackground() }
    }
  }
}

/// Exits the process with the line of the test unless a log is as expected.
@MainActor private func require(_ log: [String], _ expected: [String], line: Int = #line) {
  precondition(log == expected, "line \(line): \(log)")
}

@MainActor private var log: [String] = []

private final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let hasScene = view.window?.windowScene != nil
    let isKnown = UIApplication.shared.connectedScenes.count == 1
    log.append("appeared \(hasScene) \(isKnown)")
  }
}

@MainActor private enum PlainApp {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("launching \(application.connectedScenes.count)")
      window = UIWindow()
      window?.rootViewController = Page()
      window?.makeKeyAndVisible()
      log.append("window \(window?.windowScene != nil) \(window?.frame == UIScreen.main.bounds)")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  }

  static func run() {
    let driver = AppDriver { Delegate() }
    driver.launch(isInFront: true)
    driver.life?.transition(to: .active)
    require(
      log,
      [
        "launching 1", "loaded", "will appear", "window true true", "active",
        "appeared true true",
      ])
    // A window that is shown later appears at once.
    let other = UIWindow()
    other.rootViewController = Page()
    log = []
    other.isHidden = false
    require(log, ["will appear", "appeared true true"])
  }

  static func runInBackground() {
    let driver = AppDriver { Delegate() }
    driver.launch(isInFront: false)
    require(
      log,
      ["launching 1", "loaded", "will appear", "window true true", "appeared true true"])
  }
}

@MainActor private enum SceneApp {
  final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("launching")
      return true
    }
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

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.append("connects")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = Page()
      window?.makeKeyAndVisible()
      log.append("connected")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("enters") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
  }

  static func run() {
    let observer = NotificationCenter.default.addObserver(
      forName: UIScene.willConnectNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.append("notified") } }
    let driver = AppDriver { Delegate() }
    driver.launch(isInFront: true)
    driver.life?.transition(to: .active)
    require(
      log,
      [
        "launching", "connects", "loaded", "will appear", "connected", "notified", "enters",
        "active", "appeared true true",
      ])
    NotificationCenter.default.removeObserver(observer)
  }
}
