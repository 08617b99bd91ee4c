import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// The sheet of activities of an app on a phone.
  @MainActor @Suite(.serialized) struct ActivitySheetTests {
    fileprivate final class Stamp: UIActivity {
      var items: [Any] = []
      override var activityType: ActivityType? { ActivityType("stamp") }
      override var activityTitle: String? { "Stamp" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String }
      }
      override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
      override func perform() { activityDidFinish(true) }
    }

    fileprivate final class Letter: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "letter for \(activityType?.rawValue ?? "-")" }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = UIViewController()
      let stamp = Stamp()
      var ends: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        root.view.backgroundColor = .systemBackground
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }

      func share(_ items: [Any], without excluded: [UIActivity.ActivityType] = []) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: [stamp])
        sheet.excludedActivityTypes = excluded
        sheet.completionWithItemsHandler = { [unowned self] type, completed, items, error in
          ends.append("\(type?.rawValue ?? "-") \(completed) \(items == nil && error == nil)")
        }
        root.present(sheet, animated: true)
      }
    }

    /// Sharing.AC1, Sharing.AC2, Sharing.AC3, Sharing.AC4, Sharing.AC5.
    @Test("A sheet offers the app's activities and Copy, and reports each end once")
    func ends() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)

      phone.run { app.share([Letter(placeholderItem: ""), 7]) }
      phone.wait(1)
      try phone.tap("Stamp")
      phone.wait(1)
      #expect(app.stamp.items.first as? String == "letter for stamp" && app.stamp.items.count == 2)
      #expect(app.ends == ["stamp true true"] && app.root.presentedViewController == nil)

      phone.run { app.share(["soup"], without: [UIActivity.ActivityType("stamp")]) }
      phone.wait(1)
      #expect(throws: (any Error).self) { try phone.tap("Stamp") }
      try phone.tap("Copy")
      phone.wait(1)
      #expect(phone.run { UIPasteboard.general.string } == "soup")
      #expect(app.ends.last == "com.apple.UIKit.activity.CopyToPasteboard true true")

      phone.run { app.share([URL(filePath: "/soup")]) }
      phone.wait(1)
      #expect(throws: (any Error).self) { try phone.tap("Stamp") }
      try phone.tap("Close")
      phone.wait(1)
      #expect(app.ends.count == 3 && app.ends.last == "- false true")
    }
  }
}
