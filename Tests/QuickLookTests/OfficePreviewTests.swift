import Foundation
import PhoneTesting
import QuickLook
import QuickLookThumbnailing
import ScreenTestSupport
import TactusDocumentConversion
import TactusDocumentReading
import TactusPreviews
import TestSupport
import Testing

/// Steps QuickLook.QL2, QuickLook.QL4 and QuickLook.OD1: documents of office programs in an app.
@MainActor @Suite(.serialized, .exclusiveScreen) struct OfficePreviewTests {
  private final class App: UIResponder, UIApplicationDelegate, QLPreviewControllerDataSource {
    var window: UIWindow?
    let root = UIViewController()
    var item: NSURL?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { item ?? NSURL(fileURLWithPath: "/") }
  }

  /// A document in OpenDocument's flat format, whose text is in it as it is.
  private static let flat = """
    <?xml version="1.0" encoding="UTF-8"?>
    <office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" \
    xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2" \
    office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>\
    <text:p>Green tea, three minutes</text:p></office:text></office:body></office:document>
    """

  private func launch(_ url: URL, on phone: SimulatedPhone) {
    let app = phone.launch(App.self)
    phone.run {
      app.item = url as NSURL
      let controller = QLPreviewController()
      controller.dataSource = app
      app.root.present(controller, animated: false)
    }
    phone.wait(1.5)
  }

  @Test("QuickLook.QL2, QuickLook.OD1. The type alone tells that a document can be previewed")
  func kinds() throws {
    let files = try PreviewFiles()
    for ending in ["docx", "DOC", "xlsx", "pptx", "odt", "ods", "odp"] {
      let file = try files.file("a.\(ending)", "no document")
      #expect(QLPreviewController.canPreview(file as NSURL), "\(ending)")
    }
    #expect(!QLPreviewController.canPreview(try files.file("a.pages", "x") as NSURL))
  }

  @Test("QuickLook.OD1. Without LibreOffice the content is a failure that names the packages")
  func missing() throws {
    let files = try PreviewFiles()
    let file = try files.file("Letter.docx", "no document")
    let converter = DocumentConverter(program: nil, keepingIn: nil)
    #expect(throws: ReaderFailure.noConverter) {
      try PreviewContent.read(file, converter: converter)
    }
  }

  @Test("QuickLook.QL4, QuickLook.OD4. A file that is no document shows its name, kind and size")
  func unreadable() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    // With LibreOffice and without it.
    launch(try files.file("Letter.docx", [0x50, 0x4b, 3, 4, 0, 0, 0, 0]), on: phone)
    #expect(phone.element(label: "Letter.docx") != nil)
    #expect(phone.element(label: "This file cannot be previewed.") != nil)
    #expect(phone.elements.contains { $0.label?.hasPrefix("DOCX document · 8") == true })
  }

  @Test(
    "QuickLook.OD1. A document is shown as pages, and so is its thumbnail",
    .enabled(if: OfficeProgram.path != nil, "LibreOffice is not installed"))
  func shown() throws {
    let files = try PreviewFiles()
    let file = try files.file("Tea.fodt", Self.flat)
    let phone = SimulatedPhone(.iPhoneX)
    launch(file, on: phone)
    #expect(phone.elements.contains { $0.label?.hasPrefix("Green tea, three") == true })
    var found: QLThumbnailRepresentation?
    phone.run {
      let request = QLThumbnailGenerator.Request(
        fileAt: file, size: CGSize(width: 60, height: 60), scale: 2,
        representationTypes: .thumbnail)
      QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { picture, _ in
        found = picture
      }
    }
    phone.wait(1)
    let height = try #require(found?.cgImage.height)
    #expect(found?.type == .thumbnail && height >= 118 && height <= 120)
  }
}
