import AVFoundation
import Foundation
import PhoneTesting
import QuickLook
import ScreenTestSupport
import TestSupport
import Testing

/// Steps QuickLook.QL1–QL8.
@MainActor @Suite(.serialized, .exclusiveScreen) struct PreviewControllerTests {
  final class Item: NSObject, QLPreviewItem {
    var previewItemURL: URL?
    var previewItemTitle: String?

    init(_ url: URL?, title: String? = nil) { (previewItemURL, previewItemTitle) = (url, title) }
  }

  final class App: UIResponder, UIApplicationDelegate, QLPreviewControllerDataSource,
    QLPreviewControllerDelegate
  {
    var window: UIWindow?
    let root = UIViewController()
    lazy var navigation = UINavigationController(rootViewController: root)
    let thumbnail = UIView(frame: CGRect(x: 40, y: 400, width: 80, height: 60))
    var items: [any QLPreviewItem] = []
    var asked: [Int] = []
    var events: [String] = []
    var mayOpen = true

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = navigation
      root.title = "Files"
      root.view.backgroundColor = .systemBackground
      thumbnail.backgroundColor = .systemOrange
      root.view.addSubview(thumbnail)
      window?.makeKeyAndVisible()
      return true
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem {
      asked.append(index)
      return items[index]
    }
    func previewControllerWillDismiss(_ controller: QLPreviewController) {
      events.append("will dismiss")
    }
    func previewControllerDidDismiss(_ controller: QLPreviewController) {
      events.append("did dismiss")
    }
    func previewController(
      _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool {
      events.append("open \(url.host ?? "")")
      return mayOpen
    }
    func previewController(
      _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? {
      events.append("transition")
      return thumbnail
    }
  }

  private func launch(
    _ urls: [URL], on phone: SimulatedPhone, at index: Int = 0, pushed: Bool = false
  ) -> (App, QLPreviewController) {
    let app = phone.launch(App.self)
    let controller = phone.run {
      app.items = urls.map { $0 as NSURL }
      let controller = QLPreviewController()
      (controller.dataSource, controller.delegate) = (app, app)
      controller.currentPreviewItemIndex = index
      if pushed {
        app.navigation.pushViewController(controller, animated: true)
      } else {
        app.root.present(controller, animated: true)
      }
      return controller
    }
    phone.wait(1.5)
    return (app, controller)
  }

  /// Saves a picture of the screen where `TACTUS_PICTURES` says, to be looked at.
  private func picture(_ phone: SimulatedPhone, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"], !folder.isEmpty
    else { return }
    try Data(phone.screenshot()).write(to: URL(filePath: folder).appending(path: "\(name).png"))
  }

  @Test("QuickLook.QL1, QuickLook.QL6. A presented document zooms in, and Done ends it in order")
  func presented() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    let (app, controller) = launch([try files.pdf()], on: phone)
    #expect(controller.title == "Report.pdf" && app.events == ["transition"])
    #expect(phone.elements.contains { $0.label?.hasPrefix("First page") == true })
    #expect(phone.elements.contains { $0.label == "1 of 3" })
    try picture(phone, "pdf")
    app.events = []
    try phone.tap("Done")
    phone.wait(1)
    #expect(app.root.presentedViewController == nil)
    #expect(app.events.filter { $0 != "transition" } == ["will dismiss", "did dismiss"])
    // The view of the file is as it was.
    #expect(app.thumbnail.window != nil && app.thumbnail.alpha == 1)
  }

  @Test("QuickLook.QL1. A pushed controller uses the bar that is there, without Done")
  func pushed() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    let (app, controller) = launch([try files.text()], on: phone, pushed: true)
    #expect(app.navigation.topViewController === controller)
    #expect(phone.element(label: "Done") == nil && phone.element(label: "Share") != nil)
    #expect(phone.element(label: "Notes.txt") != nil)
    try picture(phone, "pushed")
    try phone.tap("Files")
    phone.wait(1)
    #expect(app.events == ["will dismiss", "did dismiss"])
  }

  @Test("QuickLook.QL1. On a tablet and in the dark the same previews fill the screen")
  func tablet() throws {
    let files = try PreviewFiles()
    for model in [PhoneModel.ipad, .iPhoneX] {
      let phone = SimulatedPhone(model)
      phone.set(\.isDark, true)
      let urls = [try files.csv(), try files.pdf(), try files.file("a.zip", "zip")]
      let (_, controller) = launch(urls, on: phone)
      let (bounds, style) = phone.run {
        (controller.view.bounds.size, controller.traitCollection.userInterfaceStyle)
      }
      #expect(bounds.width == (model == .ipad ? 820 : 375) && style == .dark)
      try picture(phone, "dark-csv-\(bounds.width)")
      phone.run { controller.currentPreviewItemIndex = 1 }
      phone.wait(1)
      try picture(phone, "dark-pdf-\(bounds.width)")
      #expect(phone.elements.contains { $0.label?.hasPrefix("First page") == true })
      #expect(phone.elements.contains { $0.label == "1 of 3" })
      phone.run { controller.currentPreviewItemIndex = 2 }
      phone.wait(1)
      try picture(phone, "dark-zip-\(bounds.width)")
    }
  }

  @Test("QuickLook.QL2. What can be previewed depends on the type, not on the content")
  func kinds() throws {
    for name in [
      "a.pdf", "a.png", "a.svg", "a.heic", "a.webp", "a.tiff", "a.txt", "a.swift", "a.json",
      "a.csv", "a.tsv", "a.rtf", "a.html", "a.mp4", "a.mov", "a.mp3", "a.md", "A.PDF",
    ] {
      #expect(QLPreviewController.canPreview(NSURL(fileURLWithPath: "/missing/\(name)")), "\(name)")
    }
    for name in ["a.zip", "a.bin", "a", "a.usdz", "a.pages"] {
      let url = NSURL(fileURLWithPath: "/missing/\(name)")
      #expect(!QLPreviewController.canPreview(url), "\(name)")
    }
    #expect(!QLPreviewController.canPreview(Item(nil)))
    #expect(!QLPreviewController.canPreview(Item(URL(string: "https://example.org/a.pdf"))))
  }

  @Test("QuickLook.QL3. A swipe shows the next file, and files are asked for when they are near")
  func swiping() throws {
    let files = try PreviewFiles()
    let urls = [try files.png(), try files.csv()] + (1...5).map { try! files.text("\($0).txt") }
    let phone = SimulatedPhone(.iPhoneX)
    let (app, controller) = launch(urls, on: phone)
    #expect(controller.currentPreviewItemIndex == 0 && !app.asked.contains(5))
    try picture(phone, "image")
    phone.swipe(from: (x: 340, y: 400), to: (x: 30, y: 400), for: 0.2)
    phone.wait(1.5)
    #expect(controller.currentPreviewItemIndex == 1 && controller.title == "Table.csv")
    #expect(phone.elements.contains { $0.label?.contains("Person 1") == true })
    try picture(phone, "csv")
    phone.run { controller.currentPreviewItemIndex = 4 }
    phone.wait(1)
    #expect(controller.title == "3.txt")
    #expect((controller.currentPreviewItem?.previewItemURL).map { $0.lastPathComponent } == "3.txt")
  }

  @Test("QuickLook.QL4. A file that nothing reads, a damaged one, and an empty one say so")
  func unreadable() throws {
    let files = try PreviewFiles()
    let urls = [
      try files.file("Archive.zip", [UInt8](repeating: 7, count: 2_048)),
      try files.file("Broken.pdf", "this is no document"), try files.file("Empty.txt", ""),
      URL(filePath: "/missing/Gone.txt"), try files.file("Blank.rtf", "{\\rtf1 }"),
    ]
    let phone = SimulatedPhone(.iPhoneX)
    let (_, controller) = launch(urls, on: phone)
    for (index, detail) in [
      "ZIP document · 2 KB", "PDF document · 19 bytes", "TXT document · Zero KB", "TXT document",
      "RTF document · 8 bytes",
    ].enumerated() {
      phone.run { controller.currentPreviewItemIndex = index }
      phone.wait(1)
      let labels = phone.elements.compactMap(\.label)
      #expect(labels.contains("This file cannot be previewed."), "\(labels)")
      #expect(labels.contains(detail), "\(detail): \(labels)")
      #expect(labels.filter { $0 == urls[index].lastPathComponent }.count >= 2)
      if index == 0 { try picture(phone, "unreadable") }
    }
  }

  @Test("QuickLook.QL5. A file that is not there yet shows a spinner until it is refreshed")
  func later() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    let (app, controller) = launch([], on: phone)
    #expect(controller.currentPreviewItemIndex == NSNotFound)
    #expect(controller.currentPreviewItem == nil)
    let item = Item(nil, title: "Download")
    phone.run {
      app.items = [item]
      controller.reloadData()
    }
    phone.wait(0.5)
    #expect(controller.title == "Download" && phone.element(label: "Loading") != nil)
    item.previewItemURL = try files.text()
    phone.run { controller.refreshCurrentPreviewItem() }
    phone.wait(0.5)
    #expect(phone.element(label: "Loading") == nil)
    #expect(phone.elements.contains { $0.value?.contains("Line 1 of the notes") == true })
  }

  @Test("QuickLook.QL7. A link asks the delegate before the phone opens it")
  func links() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    let (app, _) = launch([try files.pdf()], on: phone)
    app.events = []
    app.mayOpen = false
    let page = try #require(phone.elements.first { $0.label?.hasPrefix("First page") == true })
    // The link's middle: 130 of 300 points from the left, 90 of 400 from the top.
    phone.tap(at: (x: page.x + page.width * 130 / 300, y: page.y + page.height * 90 / 400))
    phone.wait(0.5)
    #expect(app.events == ["open example.org"])
  }

  @Test("QuickLook.QL8. A locked document asks for its password")
  func password() throws {
    let files = try PreviewFiles()
    let bytes = try LockedPDF.make([UInt8](Data(contentsOf: files.pdf())), password: "sesame")
    let phone = SimulatedPhone(.iPhoneX)
    _ = launch([try files.file("Secret.pdf", bytes)], on: phone)
    #expect(phone.element(label: "This document needs a password.") != nil)
    try picture(phone, "password")
    try phone.tap("Password")
    phone.wait(0.5)
    phone.type("wrong\n")
    phone.wait(0.5)
    #expect(phone.element(label: "The password is wrong.") != nil)
    try phone.tap("Password")
    phone.wait(0.5)
    phone.type("sesame\n")
    phone.wait(1)
    #expect(phone.elements.contains { $0.label?.hasPrefix("First page") == true })
  }

  @Test("QuickLook.QL3. A picture zooms by a double tap and by a pinch, and a tap hides the bar")
  func zooming() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    _ = launch([try files.png()], on: phone)
    let label = "Image, 400 by 300 pixels"
    func width() throws -> Double { try #require(phone.element(label: label)).width }
    let fit = try width()
    phone.tap(at: (x: 187, y: 420))
    phone.wait(1)
    #expect(phone.element(label: "Done") == nil)
    phone.tap(at: (x: 187, y: 420))
    phone.wait(1)
    #expect(phone.element(label: "Done") != nil)
    phone.tap(at: (x: 187, y: 420), count: 2)
    phone.wait(1)
    #expect(try width() > 2 * fit && phone.element(label: "Done") != nil)
    phone.tap(at: (x: 187, y: 420), count: 2)
    phone.wait(1)
    #expect(try abs(width() - fit) < 1 && phone.element(label: "Done") != nil)
    phone.pinch(at: (x: 187, y: 420), from: 80, to: 240)
    phone.wait(1)
    #expect(try width() > 2 * fit)
  }

  @Test("QuickLook.QL9. Text with attributes, source code, and a film have their own previews")
  func otherKinds() throws {
    let files = try PreviewFiles()
    let film = try Film(pictures: 50, seconds: 2)
    let urls = [
      try files.file("Styled.rtf", #"{\rtf1\ansi {\b Bold words} and plain ones}"#),
      try files.file("Code.swift", "let answer = 42\n"), film.url,
      try files.file("Long.txt", (1...40_000).map { "Row \($0)" }.joined(separator: "\n")),
    ]
    let phone = SimulatedPhone(.iPhoneX)
    let (_, controller) = launch(urls, on: phone)
    func shows(_ text: String) -> Bool {
      phone.elements.contains { element in
        [element.label, element.value].contains { $0?.contains(text) == true }
      }
    }
    #expect(shows("Bold words and plain ones"))
    phone.run { controller.currentPreviewItemIndex = 1 }
    phone.wait(1)
    #expect(shows("let answer = 42"))
    phone.run { controller.currentPreviewItemIndex = 2 }
    phone.wait(1)
    #expect(phone.element(label: "Play") != nil)
    phone.run { controller.currentPreviewItemIndex = 3 }
    phone.wait(1)
    #expect(shows("Row 1") && !shows("Row 40000"))
  }

  @Test("QuickLook.QL10. Share opens the sheet with the file")
  func sharing() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    let (_, controller) = launch([try files.text()], on: phone)
    try phone.tap("Share")
    phone.wait(1)
    #expect(controller.presentedViewController is UIActivityViewController)
    #expect(phone.element(label: "Copy") != nil)
  }

  @Test("QuickLook.QL11. VoiceOver's escape gesture closes a presented preview")
  func escaping() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    let (app, controller) = launch([try files.text()], on: phone)
    #expect(phone.run { controller.accessibilityPerformEscape() })
    phone.wait(1)
    #expect(app.root.presentedViewController == nil)
    #expect(!phone.run { controller.accessibilityPerformEscape() })
  }
}
