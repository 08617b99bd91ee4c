import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

/// An app without scenes whose view controllers keep their state.
final class PagesApp: UIResponder, UIApplicationDelegate {
  static var log: [String] = []
  static var saves = true
  static var restores = true
  static var createsWindowEarly = true
  var window: UIWindow?
  let navigation = UINavigationController(rootViewController: PageController("list"))

  private func showWindow() {
    navigation.restorationIdentifier = "navigation"
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    self.window = window
    window.makeKeyAndVisible()
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if Self.createsWindowEarly { showWindow() }
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if !Self.createsWindowEarly { showWindow() }
    Self.log.append("launched")
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { Self.saves }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    let version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey)
    Self.log.append("asked \(version as? String ?? "nothing")")
    return Self.restores
  }

  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) { coder.encode(7, forKey: "count") }

  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) { Self.log.append("decoded \(coder.decodeInteger(forKey: "count"))") }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard identifierComponents.last == "note" else { return nil }
    Self.log.append("make \(identifierComponents.joined(separator: "/"))")
    return PageController("note")
  }
}

/// A page with a number that lasts.
final class PageController: UIViewController, UIViewControllerRestoration {
  var number = 0
  let field = NumberView()

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    if name == "detail" { restorationClass = PageController.self }
    field.restorationIdentifier = "field"
    view.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    PagesApp.log.append("create \(identifierComponents.joined(separator: "/"))")
    return PageController(identifierComponents.last ?? "")
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    number = coder.decodeInteger(forKey: "number")
    PagesApp.log.append("\(restorationIdentifier ?? "") \(number)")
  }

  override func applicationFinishedRestoringState() {
    PagesApp.log.append("finished \(restorationIdentifier ?? "")")
  }
}

/// A view with a number that lasts.
final class NumberView: UIView {
  var number = 0

  override func encodeRestorableState(with coder: NSCoder) { coder.encode(number, forKey: "view") }

  override func decodeRestorableState(with coder: NSCoder) {
    number = coder.decodeInteger(forKey: "view")
  }
}

/// Steps Restoration.RS1–RS4.
@MainActor @Suite(.serialized)
struct StateRestorationTests {
  private func phone() -> SimulatedPhone {
    PagesApp.log = []
    (PagesApp.saves, PagesApp.restores, PagesApp.createsWindowEarly) = (true, true, true)
    let phone = SimulatedPhone(.iPhone6s)
    phone.home.install(PagesApp.self, named: "Pages", identifier: "com.example.Pages")
    return phone
  }

  private func app(_ phone: SimulatedPhone) throws -> PagesApp {
    try #require(try phone.home.delegate(of: "Pages") as? PagesApp)
  }

  /// Opens two more pages, leaves the app, and lets the phone end it.
  private func useAndEnd(_ phone: SimulatedPhone) throws {
    try phone.home.open("Pages")
    let app = try app(phone)
    try phone.home.run("Pages") {
      let detail = PageController("detail")
      detail.number = 3
      detail.field.number = 5
      app.navigation.pushViewController(detail, animated: false)
      let note = PageController("note")
      note.number = 4
      app.navigation.pushViewController(note, animated: false)
    }
    phone.home.show()
    phone.wait(6)
    phone.happen(.memoryShortage)
    #expect(try phone.home.delegate(of: "Pages") == nil)
    PagesApp.log = []
  }

  @Test(
    "Restoration.RS1–RS4. Controllers and views find their state after the phone has ended the app")
  func restores() throws {
    let phone = phone()
    try useAndEnd(phone)
    try phone.home.open("Pages")
    #expect(
      PagesApp.log == [
        "asked 1", "create navigation/detail", "make navigation/note", "list 0", "detail 3",
        "note 4", "finished list", "finished detail", "finished note", "decoded 7", "launched",
      ])
    let stack = try app(phone).navigation.viewControllers.compactMap { $0 as? PageController }
    #expect(stack.map(\.restorationIdentifier) == ["list", "detail", "note"])
    #expect(stack.map(\.number) == [0, 3, 4] && stack[1].field.number == 5)
  }

  @Test("Restoration.RS3. An app that creates its window late is restored after its launch")
  func late() throws {
    let phone = phone()
    PagesApp.createsWindowEarly = false
    try useAndEnd(phone)
    try phone.home.open("Pages")
    #expect(PagesApp.log.first == "launched" && PagesApp.log.last == "decoded 7")
    #expect(try app(phone).navigation.viewControllers.count == 3)
  }

  @Test("Restoration.RS1, Restoration.RS3. The app delegate decides on saving and on restoring")
  func decisions() throws {
    let phone = phone()
    PagesApp.saves = false
    try useAndEnd(phone)
    try phone.home.open("Pages")
    #expect(PagesApp.log == ["launched"])
    PagesApp.saves = true
    phone.home.show()
    let next = self.phone()
    PagesApp.restores = false
    try useAndEnd(next)
    try next.home.open("Pages")
    #expect(PagesApp.log == ["asked 1", "launched"])
    #expect(try app(next).navigation.viewControllers.count == 1)
  }

  @Test("Restoration.RS2. Without an identifier of an ancestor nothing is encoded")
  func ancestors() throws {
    let phone = phone()
    try phone.home.open("Pages")
    try app(phone).navigation.restorationIdentifier = nil
    phone.home.show()
    phone.wait(6)
    phone.happen(.memoryShortage)
    PagesApp.log = []
    try phone.home.open("Pages")
    #expect(PagesApp.log == ["asked 1", "decoded 7", "launched"])
  }
}
