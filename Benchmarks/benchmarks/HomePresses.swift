import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import UIKit

/// A benchmark of phones with a Home screen in this process: presses, launches and memory.
@MainActor
struct HomePresses {
  /// An app with one view.
  private final class EmptyApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  /// The number of apps on each phone.
  static let apps = 20

  /// The median time of a press until the menu is on the screen, in milliseconds.
  private(set) var menu = 0.0
  /// The median time from a tap on the icon of an app that is not running to its first picture, in
  /// milliseconds.
  private(set) var launch = 0.0
  /// The median time from a tap on the icon of a running app in the background to its picture, in
  /// milliseconds.
  private(set) var switching = 0.0
  /// The memory of each idle app in the background, in megabytes.
  private(set) var appMegabytes = 0.0
  /// The time in which all phones start with their Home screen, in seconds.
  private(set) var start = 0.0
  /// The memory of each phone with its Home screen, in megabytes.
  private(set) var megabytes = 0.0

  /// Measures.
  ///
  /// - Parameter count: The number of phones at once.
  init(phones count: Int) throws {
    let before = Self.residentMegabytes
    var phones: [SimulatedPhone] = []
    start = Self.seconds {
      for _ in 0..<count { phones.append(Self.phone()) }
    }
    megabytes = (Self.residentMegabytes - before) / Double(count)
    guard let phone = phones.first else { return }
    var (menus, launches, switches): ([Double], [Double], [Double]) = ([], [], [])
    let beforeApps = Self.residentMegabytes
    for number in 0..<Self.apps {
      let name = "App \(number)"
      // The press lasts 0.3 s of the phone's time, and the picture is drawn.
      menus.append(
        try Self.seconds {
          try phone.home.press(name)
          _ = try phone.screenshot(scale: 1)
        } * 1_000)
      phone.press(.home)
      phone.wait(0.5)
      launches.append(
        try Self.seconds {
          try phone.home.open(name)
          _ = try phone.screenshot(scale: 1)
        } * 1_000)
      phone.home.show()
      phone.wait(1)
    }
    appMegabytes = (Self.residentMegabytes - beforeApps) / Double(Self.apps)
    for number in 0..<Self.apps {
      switches.append(
        try Self.seconds {
          try phone.home.open("App \(number)")
          _ = try phone.screenshot(scale: 1)
        } * 1_000)
      phone.home.show()
      phone.wait(1)
    }
    (menu, launch) = (Self.median(menus), Self.median(launches))
    switching = Self.median(switches)
  }

  // MARK: Internals

  private static func phone() -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhone6s)
    for number in 0..<apps {
      phone.home.install(
        EmptyApp.self, named: "App \(number)", identifier: "com.example.app\(number)",
        quickActions: [QuickAction(type: "new", title: "New")])
    }
    return phone
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) * 1e-18
  }

  /// The resident memory of this process in megabytes.
  private static var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(Foundation._SC_PAGESIZE))) / 1_000_000
  }
}
