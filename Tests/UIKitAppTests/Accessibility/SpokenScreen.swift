import PhoneTesting
import TactusPhone
import TactusPhoneScript
import UIKit

/// A screen of an app that is heard by flicks alone.
@MainActor
struct SpokenScreen {
  /// The texts of an element in the languages of the tables: English, German and Polish.
  typealias Row = (english: String, german: String, polish: String)

  /// The phone.
  let phone: SimulatedPhone
  /// The controller of the app's window.
  let root: UIViewController

  /// Launches an app in a language, and turns VoiceOver on.
  ///
  /// - Parameters:
  ///   - language: The language of the phone.
  ///   - model: The model of the phone.
  ///   - isMirrored: Whether the phone's language is read from right to left.
  ///   - root: Returns the controller of the window.
  ///   - prepare: Changes the screen when it has appeared.
  init(
    _ language: String = "en", model: PhoneModel = .iPhone7, isMirrored: Bool = false,
    root: @escaping @MainActor () -> UIViewController,
    prepare: @MainActor (UIViewController) -> Void = { _ in }
  ) {
    phone = SimulatedPhone(model)
    phone.set(\.language, language)
    phone.set(\.isRightToLeft, isMirrored)
    App.makeRoot = root
    let app = phone.launch(App.self)
    self.root = app.window?.rootViewController ?? UIViewController()
    phone.run { prepare(app.window?.rootViewController ?? UIViewController()) }
    phone.wait(1)
    phone.voiceOver.isEnabled = true
    phone.wait(3)
  }

  /// Launches an app that shows views one below the other.
  init(_ language: String = "en", views: @escaping @MainActor () -> [UIView]) {
    self.init(language, root: { Self.column(of: views()) })
  }

  /// Flicks in a direction until the end, and returns what is heard.
  ///
  /// - Parameters:
  ///   - isForward: Whether the flicks are to the right, from the first element.
  ///   - limit: The largest number of flicks.
  func round(isForward: Bool = true, atMost limit: Int = 200) -> [String] {
    phone.voiceOver.perform(isForward ? .first : .last)
    phone.wait(0.2)
    var heard = [phone.speech.last ?? ""]
    for _ in 0..<limit {
      let before = phone.speech.count
      phone.voiceOver.flick(isForward ? .right : .left)
      guard phone.speech.count > before else { break }
      heard.append(phone.speech.last ?? "")
    }
    return heard
  }

  /// Returns where what is heard in each language differs from a table; empty if it does not.
  static func differences(
    from table: [Row], root: @escaping @MainActor () -> UIViewController,
    prepare: @MainActor (UIViewController) -> Void = { _ in }
  ) -> [String] {
    let columns: [(String, (Row) -> String)] = [
      ("en", \.english), ("de", \.german), ("pl", \.polish),
    ]
    return columns.compactMap { language, column in
      let heard = SpokenScreen(language, root: root, prepare: prepare).round()
      let difference = heard.difference(from: table.map(column))
      return difference.isEmpty ? nil : "\(language): \(difference)"
    }
  }

  /// Returns a controller with views one below the other, in a scroll view.
  static func column(of views: [UIView]) -> UIViewController {
    let root = UIViewController()
    let scroll = UIScrollView(frame: root.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var top: CGFloat = 20
    for view in views {
      let height = max(view.bounds.height, 40)
      view.frame = CGRect(x: 20, y: top, width: 320, height: height)
      scroll.addSubview(view)
      top += height + 20
    }
    scroll.contentSize = CGSize(width: 360, height: top)
    root.view.addSubview(scroll)
    return root
  }

  private final class App: UIResponder, UIApplicationDelegate {
    static var makeRoot: @MainActor () -> UIViewController = { UIViewController() }
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      self.window = window
      window.rootViewController = Self.makeRoot()
      window.makeKeyAndVisible()
      return true
    }
  }
}
