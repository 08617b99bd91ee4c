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
        sheet.popoverPresentationController?.sourceView = source
        root.present(sheet, animated: true)
        self.sheet = sheet
      }

      private(set) weak var sheet: UIActivityViewController?
      private(set) lazy var source: UIView = {
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
        root.view.addSubview(source)
        return source
      }()
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

    @Test("Sharing.AC11, Sharing.AC12. A configuration gives items, activities and a title")
    func configuration() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      let sheet = phone.run {
        let configuration = UIActivityItemsConfiguration(objects: [
          "soup" as NSString, NSURL(string: "https://example.org/soup") ?? NSURL(),
        ])
        configuration.metadataProvider = { $0 == .title ? "Menu" : nil }
        configuration.applicationActivitiesProvider = { [app.stamp] }
        #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
        let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
        app.root.present(sheet, animated: true)
        return sheet
      }
      phone.wait(1)
      #expect(phone.elements.contains { $0.label == "Menu" })
      try phone.tap("Stamp")
      phone.wait(1)
      let items = app.stamp.items
      #expect(items.count == 2 && items.first as? String == "soup")
      #expect((items.last as? URL)?.host == "example.org" && sheet.presentingViewController == nil)
    }

    /// A file in a folder of its own.
    private func file(_ name: String, _ text: String) throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: "share-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url
    }

    @Test("Sharing.AC8. The header has the name, the kind and the size of what is shared")
    func header() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      let url = try file("soup.txt", "leek")
      for (items, title, subtitle) in [
        ([url], "soup.txt", "Text · 4 bytes"), (["leek\nonion"], "leek", "Text"),
        (["Dear cook, \n\nleeks, please"], "Dear cook", "Text"),
        ([URL(string: "https://example.org/soup") as Any], "example.org", "Link"),
        ([url, "leek"], "2 Items", "soup.txt"),
      ] as [([Any], String, String)] {
        phone.run { app.share(items) }
        phone.wait(1)
        let labels = phone.elements.compactMap(\.label)
        #expect(labels.contains(title) && labels.contains(subtitle), "\(labels)")
        try phone.tap("Close")
        phone.wait(1)
      }
    }

    @Test("Sharing.AC9. Save to Files copies a file and a picture to the folder that is chosen")
    func savesToFiles() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let folder = FileManager.default.temporaryDirectory.appending(path: "saved-\(UUID())")
      phone.documentsFolder = folder.path
      let app = phone.launch(App.self)
      let url = try file("soup.txt", "leek")
      let picture = phone.run {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      }
      phone.run { app.share([url, picture]) }
      phone.wait(1)
      try phone.tap("Save to Files")
      phone.wait(1)
      try phone.tap("Save")
      phone.wait(2)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["Image.png", "soup.txt"])
      #expect(try String(contentsOf: folder.appending(path: "soup.txt"), encoding: .utf8) == "leek")
      #expect(app.ends == ["com.apple.DocumentManagerUICore.SaveToFiles true true"])
      #expect(app.root.presentedViewController == nil)
      // A text has no file, and who cancels has saved nothing.
      phone.run { app.share(["leek"]) }
      phone.wait(1)
      #expect(phone.element(label: "Save to Files") == nil)
      try phone.tap("Close")
      phone.wait(1)
      phone.run { app.share([url]) }
      phone.wait(1)
      try phone.tap("Save to Files")
      phone.wait(1)
      try phone.tap("Cancel")
      phone.wait(2)
      #expect(app.ends.last == "com.apple.DocumentManagerUICore.SaveToFiles false true")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    @Test("Sharing.AC10. A phone shows half a sheet, an iPad a popover at its source")
    func presentation() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.run { app.share(["soup"]) }
      phone.wait(1)
      let height = phone.run { app.sheet?.view.bounds.height ?? 0 }
      let screen = phone.run { UIScreen.main.bounds.height }
      #expect(height > 0.4 * screen && height < 0.6 * screen)

      let pad = SimulatedPhone(.ipad)
      let tablet = pad.launch(App.self)
      pad.run { tablet.share(["soup"]) }
      pad.wait(1)
      let (width, direction) = pad.run {
        (
          tablet.sheet?.view.bounds.width ?? 0,
          tablet.sheet?.popoverPresentationController?.arrowDirection
        )
      }
      #expect(width == 375 && direction != .unknown && direction != nil)
      try pad.tap("Copy")
      pad.wait(1)
      #expect(tablet.ends.last?.hasPrefix("com.apple.UIKit.activity.CopyToPasteboard true") == true)
    }
  }
}
