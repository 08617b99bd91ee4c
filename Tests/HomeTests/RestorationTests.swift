import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

/// An app with a scene whose state lasts.
final class NotesApp: UIResponder, UIApplicationDelegate {
  static var log: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Self.log.append("configure \(session.stateRestorationActivity?.title ?? "nothing")")
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = NotesScene.self
    return configuration
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Self.log.append("memory warning")
  }
}

/// The scene of `NotesApp`: the page that is open lasts.
final class NotesScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var page = 1
  var seconds = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.seconds += 1 }
    }
    NotesApp.log.append("connect \(session.userInfo?["count"] ?? "none")")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "com.example.page")
    activity.title = "Page \(page)"
    activity.userInfo = ["page": page]
    scene.session.userInfo = ["count": page * 10]
    return activity
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
    page = activity.userInfo?["page"] as? Int ?? -1
    NotesApp.log.append("restore \(activity.activityType) \(page)")
  }
}

/// Steps Restoration.SR1–SR4, and apps in the background on a whole phone.
@MainActor @Suite(.serialized)
struct RestorationTests {
  private func phone() -> SimulatedPhone {
    NotesApp.log = []
    let phone = SimulatedPhone(.iPhone6s)
    phone.home.install(NotesApp.self, named: "Notes", identifier: "com.example.Notes")
    phone.home.install(PlainApp.self, named: "Plain", identifier: "com.example.Plain")
    return phone
  }

  private func scene(_ phone: SimulatedPhone) throws -> NotesScene {
    try phone.home.run("Notes") {
      try #require(UIApplication.shared.connectedScenes.first?.delegate as? NotesScene)
    }
  }

  @Test("Restoration.SR1, Restoration.SR2. A scene finds its state after memory was short")
  func restores() throws {
    let phone = phone()
    try phone.home.open("Notes")
    #expect(NotesApp.log == ["configure nothing", "connect none"])
    try scene(phone).page = 7
    phone.home.show()
    phone.wait(6)
    phone.happen(.memoryShortage)
    #expect(try phone.home.delegate(of: "Notes") == nil)
    #expect(phone.notes.contains { $0.word == "killed" && $0.app == "Notes" })
    NotesApp.log = []
    try phone.home.open("Notes")
    #expect(
      NotesApp.log == ["configure Page 7", "connect 70", "restore com.example.page 7"])
    #expect(try scene(phone).page == 7)
  }

  @Test("Restoration.SR3. Another phone with the same apps has the state; deleting removes it")
  func lasts() throws {
    let phone = phone()
    try phone.home.open("Notes")
    try scene(phone).page = 3
    phone.home.show()
    let next = self.phone()
    next.installApps(of: phone)
    try next.home.open("Notes")
    #expect(NotesApp.log.last == "restore com.example.page 3")
    next.home.show()
    try next.home.uninstall("Notes")
    next.home.install(NotesApp.self, named: "Notes", identifier: "com.example.Notes")
    NotesApp.log = []
    try next.home.open("Notes")
    #expect(NotesApp.log == ["configure nothing", "connect none"])
  }

  @Test("Background.S1. The timers of a suspended app stand still, and fire once when it returns")
  func suspended() throws {
    let phone = phone()
    try phone.home.open("Notes")
    let notes = try scene(phone)
    phone.home.show()
    phone.wait(10)
    let seconds = notes.seconds
    #expect(phone.notes.contains { $0.word == "suspended" })
    phone.wait(100)
    #expect(notes.seconds == seconds)
    phone.happen(.memoryWarning)
    #expect(NotesApp.log.last != "memory warning")
    try phone.home.open("Notes")
    #expect(NotesApp.log.last == "memory warning")
    // One firing for the time in the background, and those since the return.
    #expect((1...3).contains(notes.seconds - seconds))
  }
}
