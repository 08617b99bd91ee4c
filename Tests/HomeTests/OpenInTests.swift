import Foundation
import PhoneTesting
import TactusPhoneClient
import TactusPhoneLink
import TactusUIKitDocuments
import Testing
import UIKit

/// A file that one installed app hands to another, on the screen of the phone
/// (DocumentsInApps.OA2–OA6).
@MainActor
struct OpenInTests {
  /// An app that offers a file to others.
  private final class SendingApp: OpeningApp {
    private var controller: UIDocumentInteractionController?

    func offer(_ url: URL, annotation: Any?) -> Bool {
      guard let view = window?.rootViewController?.view else { return false }
      let controller = UIDocumentInteractionController(url: url)
      controller.annotation = annotation
      self.controller = controller
      return controller.presentOpenInMenu(from: .zero, in: view, animated: false)
    }
  }

  /// An app that reads what it is handed.
  private final class ReadingApp: OpeningApp {
    override class var title: String { "reader" }

    override func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing"
      let source = options[.sourceApplication] as? String ?? "nobody"
      let note = options[.annotation] as? [String: Int] ?? [:]
      let isOriginal = options[.openInPlace] as? Bool == true
      calls.append("\(url.path): \(text), \(note["page"] ?? 0), \(source), \(isOriginal)")
      return true
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  private func phone(opensInPlace: Bool = false) -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhone7)
    phone.home.install(SendingApp.self, named: "Sender", identifier: "com.example.Sender")
    phone.home.install(
      ReadingApp.self, named: "Reader", identifier: "com.example.Reader",
      documents: DocumentSupport(
        kinds: [DocumentKind(contentTypes: ["public.text"])], opensInPlace: opensInPlace),
      dataPath: folder.appending(path: "Reader").path)
    return phone
  }

  private func sender(_ phone: SimulatedPhone) throws -> SendingApp {
    try #require(try phone.home.delegate(of: "Sender") as? SendingApp)
  }

  private func file(_ name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data("soup".utf8).write(to: url)
    return url
  }

  @Test("DocumentsInApps.OA4, DocumentsInApps.OA5. An app is launched, then shown, with a copy")
  func copies() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (phone, url) = (phone(), try file("list.txt"))
    let inbox = folder.appending(path: "Reader/Documents/Inbox").path
    var expected = ["launch"]
    for name in ["list.txt", "list-2.txt"] {
      try phone.home.open("Sender")
      phone.wait(1)
      let sender = try sender(phone)
      #expect(try phone.home.run("Sender") { sender.offer(url, annotation: ["page": 3]) })
      phone.wait(1)
      try phone.tap("Open in Reader")
      phone.wait(2)
      #expect(phone.home.openApp == "Reader" && phone.element(label: "reader") != nil)
      expected.append("\(inbox)/\(name): soup, 3, com.example.Sender, false")
      let reader = try #require(try phone.home.delegate(of: "Reader") as? ReadingApp)
      #expect(reader.calls.filter { $0.contains("soup") || $0 == "launch" } == expected)
      phone.goBack()
      phone.wait(1)
      #expect(phone.home.openApp == "Sender")
    }
  }

  @Test("DocumentsInApps.OA2. The menu has only installed apps that open the file")
  func menu() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (phone, picture, text) = (phone(), try file("pot.png"), try file("list.txt"))
    try phone.home.open("Sender")
    let sender = try sender(phone)
    #expect(try !phone.home.run("Sender") { sender.offer(picture, annotation: nil) })
    try phone.home.uninstall("Reader")
    #expect(try !phone.home.run("Sender") { sender.offer(text, annotation: nil) })
  }

  @Test("DocumentsInApps.OA6. A file of the person's folder is opened where it is")
  func inPlace() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (phone, url) = (phone(opensInPlace: true), try file("list.txt"))
    try phone.home.open("Sender")
    let sender = try sender(phone)
    try phone.home.run("Sender") {
      DocumentsFolder.of(AppPhone.link).path = folder.path
    }
    #expect(try phone.home.run("Sender") { sender.offer(url, annotation: nil) })
    phone.wait(1)
    try phone.tap("Open in Reader")
    phone.wait(2)
    let reader = try #require(try phone.home.delegate(of: "Reader") as? ReadingApp)
    let path = url.resolvingSymlinksInPath().path
    #expect(
      reader.calls.contains { $0.hasPrefix(path) && $0.hasSuffix("com.example.Sender, true") })
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Reader").path))
  }
}
