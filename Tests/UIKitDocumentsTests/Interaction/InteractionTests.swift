import Foundation
import PhoneTesting
import QuickLook
import TactusPhoneClient
import TactusPhoneLink
import TactusUIKitDocuments
import Testing
import UIKit

extension OneInAProcess {
  /// The previews and menus of a file, by taps.
  @MainActor @Suite(.serialized) struct InteractionTests {
    /// The calls of a delegate.
    fileprivate class EventLog: NSObject {
      var events: [String] = []

      func documentInteractionControllerWillBeginPreview(_: UIDocumentInteractionController) {
        events.append("will begin preview")
      }
      func documentInteractionControllerDidEndPreview(_: UIDocumentInteractionController) {
        events.append("did end preview")
      }
      func documentInteractionControllerWillPresentOptionsMenu(_: UIDocumentInteractionController) {
        events.append("will present options")
      }
      func documentInteractionControllerDidDismissOptionsMenu(_: UIDocumentInteractionController) {
        events.append("did dismiss options")
      }
      func documentInteractionControllerWillPresentOpenInMenu(_: UIDocumentInteractionController) {
        events.append("will present open in")
      }
      func documentInteractionControllerDidDismissOpenInMenu(_: UIDocumentInteractionController) {
        events.append("did dismiss open in")
      }
      func documentInteractionController(
        _: UIDocumentInteractionController, willBeginSendingToApplication application: String?
      ) { events.append("will send to \(application ?? "-")") }
      func documentInteractionController(
        _: UIDocumentInteractionController, didEndSendingToApplication application: String?
      ) { events.append("did send to \(application ?? "-")") }
    }

    /// A delegate without a controller for previews.
    fileprivate final class Events: EventLog, UIDocumentInteractionControllerDelegate {}

    /// A delegate that has a controller for previews.
    fileprivate final class Previewing: EventLog, UIDocumentInteractionControllerDelegate {
      var parent: UIViewController
      init(_ parent: UIViewController) { self.parent = parent }

      func documentInteractionControllerViewControllerForPreview(
        _: UIDocumentInteractionController
      ) -> UIViewController { parent }
    }

    private let phone = SimulatedPhone(.iPhoneX)
    private let folder = DocumentFolder()

    private func controller(
      of url: URL, _ delegate: any UIDocumentInteractionControllerDelegate
    ) -> UIDocumentInteractionController {
      phone.run {
        let controller = UIDocumentInteractionController(url: url)
        controller.delegate = delegate
        return controller
      }
    }

    private func app(
      _ name: String, _ types: [String], rank: DocumentKind.Rank = .standard,
      open: @escaping @MainActor @Sendable (URL, Any?) -> Void = { _, _ in }
    ) -> DocumentApp {
      DocumentApp(
        identifier: "example.\(name)", name: name,
        documents: DocumentSupport(kinds: [DocumentKind(contentTypes: types, rank: rank)]),
        inbox: folder["\(name)/Documents/Inbox"], open: open)
    }

    private func install(_ apps: [DocumentApp]) {
      phone.run { DocumentApps.of(AppPhone.link).all = apps }
    }

    /// DocumentsInApps.DI1, DocumentsInApps.DI2.
    @Test("DocumentsInApps.DI1: A file has a type, a name and icons")
    func attributes() throws {
      let url = try folder.write("soup", to: "list.txt")
      phone.launch(EditorApp.self)
      let controller = controller(of: url, Events())
      #expect(controller.uti == "public.plain-text" && controller.name == "list.txt")
      let icons = phone.run { controller.icons }
      #expect(icons.map(\.size.width) == [64, 320])
      controller.uti = "public.json"
      controller.name = "Food"
      #expect(controller.uti == "public.json" && controller.name == "Food")
      controller.url = nil
      #expect(controller.icons.isEmpty)
      #expect(!phone.run { controller.presentPreview(animated: true) })
    }

    @Test("DocumentsInApps.DI3: A preview is presented, or pushed, and its end is told")
    func preview() throws {
      let url = try folder.write("soup", to: "list.txt")
      let app = phone.launch(EditorApp.self)
      let delegate = phone.run { Previewing(app.root) }
      let controller = controller(of: url, delegate)
      controller.name = "Food"
      #expect(phone.run { controller.presentPreview(animated: true) })
      #expect(!phone.run { controller.presentPreview(animated: true) })
      phone.wait(1)
      #expect(app.root.presentedViewController is QLPreviewController)
      #expect(phone.element(label: "Food") != nil)
      try phone.tap("Done")
      phone.wait(1)
      #expect(delegate.events == ["will begin preview", "did end preview"])

      #expect(phone.run { controller.presentPreview(animated: false) })
      phone.wait(1)
      phone.run { controller.dismissPreview(animated: true) }
      phone.wait(1)
      #expect(app.root.presentedViewController == nil && delegate.events.count == 4)

      let navigation = phone.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        app.window?.rootViewController = navigation
        delegate.parent = navigation
        return navigation
      }
      phone.wait(0.5)
      #expect(phone.run { controller.presentPreview(animated: true) })
      phone.wait(1)
      #expect(navigation.viewControllers.count == 2)
      phone.run { controller.dismissPreview(animated: true) }
      phone.wait(1)
      #expect(navigation.viewControllers.count == 1 && delegate.events.last == "did end preview")
    }

    @Test("DocumentsInApps.DI3: Without a controller, or for other kinds, there is no preview")
    func noPreview() throws {
      let app = phone.launch(EditorApp.self)
      let events = Events()
      let text = controller(of: try folder.write("soup", to: "list.txt"), events)
      #expect(!phone.run { text.presentPreview(animated: true) } && events.events.isEmpty)
      let delegate = phone.run { Previewing(app.root) }
      let other = controller(of: try folder.write("soup", to: "list.unknown"), delegate)
      #expect(!phone.run { other.presentPreview(animated: true) } && delegate.events.isEmpty)
    }

    @Test("DocumentsInApps.DI4: The menu has a preview, Copy and Print, and tells its end once")
    func options() throws {
      let url = try folder.write("soup", to: "list.txt")
      let app = phone.launch(EditorApp.self)
      let delegate = phone.run { Previewing(app.root) }
      let controller = controller(of: url, delegate)
      func present() -> Bool {
        phone.run { controller.presentOptionsMenu(from: .zero, in: app.root.view, animated: true) }
      }
      #expect(present() && !present())
      phone.wait(1)
      try phone.tap("Copy")
      phone.wait(1)
      #expect(delegate.events == ["will present options", "did dismiss options"])
      #expect(present())
      phone.wait(1)
      delegate.events = []
      try phone.tap("Quick Look")
      phone.wait(2)
      #expect(delegate.events == ["did dismiss options", "will begin preview"])
      #expect(app.root.presentedViewController is QLPreviewController)
      phone.run { controller.dismissPreview(animated: false) }
      phone.wait(1)
      #expect(present())
      phone.wait(1)
      delegate.events = []
      phone.run { controller.dismissMenu(animated: true) }
      phone.wait(1)
      #expect(delegate.events == ["did dismiss options"])
      #expect(
        !phone.run { controller.presentOptionsMenu(from: .zero, in: UIView(), animated: true) })
    }

    /// DocumentsInApps.DI5, DocumentsInApps.OA1–OA3.
    @Test("DocumentsInApps.DI5: A file is handed to one of the apps that open it")
    func openIn() throws {
      let url = try folder.write("soup", to: "list.txt")
      let app = phone.launch(EditorApp.self)
      let delegate = phone.run { Events() }
      let controller = controller(of: url, delegate)
      controller.annotation = "for you"
      func present() -> Bool {
        phone.run { controller.presentOpenInMenu(from: .zero, in: app.root.view, animated: true) }
      }
      #expect(!present() && delegate.events.isEmpty)
      nonisolated(unsafe) var received: [String] = []
      install([
        self.app("Pages", ["public.text"]), self.app("Pictures", ["public.image"]),
        self.app("Notes", ["public.plain-text"], rank: .owner) { url, note in
          received.append("\(url.lastPathComponent) \(note as? String ?? "-")")
        },
      ])
      for _ in 1...2 {
        #expect(present())
        phone.wait(1)
        #expect(phone.element(label: "Open in Pictures") == nil)
        #expect(phone.element(label: "Copy") == nil)
        let labels = phone.elements.compactMap(\.label).filter { $0.hasPrefix("Open in") }
        #expect(Set(labels) == ["Open in Notes", "Open in Pages"])
        #expect(labels.first == "Open in Notes" && labels.last == "Open in Pages")
        try phone.tap("Open in Notes")
        phone.wait(1)
      }
      #expect(received == ["list.txt for you", "list-2.txt for you"])
      #expect(folder.text("Notes/Documents/Inbox/list-2.txt") == "soup")
      #expect(
        delegate.events.prefix(4) == [
          "will present open in", "will send to example.Notes", "did send to example.Notes",
          "did dismiss open in",
        ])
    }

    @Test("DocumentsInApps.OA1: A property list declares types, extensions and ranks")
    func declarations() throws {
      let app = phone.launch(EditorApp.self)
      phone.installDocumentApp(
        "example.memos", name: "Memos",
        information: [
          "CFBundleDocumentTypes": [
            ["LSItemContentTypes": ["example.note"], "LSHandlerRank": "Alternate"],
            ["CFBundleTypeExtensions": ["MEMO"]], ["LSHandlerRank": "None"],
          ]
        ]
      ) { _, _ in }
      func opens(_ name: String) throws -> Bool {
        let controller = controller(of: try folder.write("x", to: name), Events())
        defer { phone.run { controller.dismissMenu(animated: false) } }
        return phone.run {
          controller.presentOpenInMenu(from: .zero, in: app.root.view, animated: false)
        }
      }
      #expect(try opens("a.memo") && !opens("a.jot") && !opens("a.txt"))
      // Another app declares that files with this extension are notes.
      phone.installDocumentApp(
        "example.jots", name: "Jots",
        information: [
          "UTExportedTypeDeclarations": [
            [
              "UTTypeIdentifier": "example.jot", "UTTypeConformsTo": ["example.note"],
              "UTTypeTagSpecification": ["public.filename-extension": "jot"],
            ]
          ]
        ]
      ) { _, _ in }
      #expect(try opens("a.jot") && !opens("a.txt"))
    }

    @Test("DocumentsInApps.DI6: A tap previews, and a long press shows the options")
    func gestures() throws {
      let url = try folder.write("soup", to: "list.txt")
      let app = phone.launch(EditorApp.self)
      let delegate = phone.run { Previewing(app.root) }
      let controller = controller(of: url, delegate)
      phone.run {
        let icon = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        controller.gestureRecognizers.forEach(icon.addGestureRecognizer)
        app.root.view.addSubview(icon)
      }
      phone.wait(0.1)
      phone.tap(at: (150, 350))
      phone.wait(1)
      #expect(delegate.events == ["will begin preview"])
      phone.run { controller.dismissPreview(animated: false) }
      phone.wait(1)
      phone.press(at: (150, 350), for: 1)
      phone.wait(1)
      #expect(delegate.events.last == "will present options")
    }
  }
}
