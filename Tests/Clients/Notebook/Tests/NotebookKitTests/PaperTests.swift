// The one file that asks for Tactus: on an iPhone there is no such module, and nothing here is compiled.
#if canImport(PhoneTesting)
  import NotebookKit
  import PhoneTesting
  import QuickLook
  import Testing
  import UIKit

  @Suite(.serialized) @MainActor struct PaperTests {
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var controller: NoteViewController?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let folder = FileManager.default.temporaryDirectory
        let note = NoteDocument(fileURL: folder.appendingPathComponent("birds.txt"))
        note.text = "Birds\nTwo cranes, one heron."
        let attachment = folder.appendingPathComponent("count.pdf")
        try? NotePages.pdf(of: note).write(to: attachment)
        let controller = NoteViewController(note, attachment: attachment)
        self.controller = controller
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: controller)
        window?.makeKeyAndVisible()
        return true
      }
    }

    private let phone = SimulatedPhone(.iPhoneXS)

    private func tap(_ label: String) throws {
      try phone.tap(label)
      phone.wait(1)
    }

    @Test func aNoteIsPrinted() throws {
      let app = phone.launch(App.self)
      phone.run { app.controller?.printNote() }
      phone.wait(1)
      try tap("Print")
      #expect(app.controller?.isPrinted == true)
      let job = try #require(phone.printed.first)
      #expect(job.ticket.name == "Birds" && job.pageCount == 1)
      #expect(try job.text(ofPage: 1).contains("one heron"))
    }

    @Test func aNoteIsSharedByAnActivityOfTheApp() throws {
      let app = phone.launch(App.self)
      try tap("Share")
      #expect(phone.element(label: "Print") != nil)
      try tap("Archive")
      #expect(app.controller?.sharedBy?.rawValue == "com.example.notebook.archive")
    }

    @Test func theAttachmentIsPreviewed() throws {
      let app = phone.launch(App.self)
      try tap("Attachment")
      let preview = try #require(app.controller?.presentedViewController as? QLPreviewController)
      #expect(preview.currentPreviewItem?.previewItemURL?.lastPathComponent == "count.pdf")
      #expect(phone.element(label: "count.pdf") != nil)
      #expect(phone.elements.contains { $0.label?.hasPrefix("Birds\nPage 1") == true })
      try tap("Done")
      #expect(app.controller?.presentedViewController == nil)
    }
  }
#endif
