import Foundation
import PDFKit
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps QuickLook.PV5 and QuickLook.PV6.
@MainActor @Suite(.serialized, .exclusiveScreen) struct PDFThumbnailViewTests {
  private final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let pages = PDFView(frame: CGRect(x: 80, y: 100, width: 280, height: 600))
    let thumbnails = PDFThumbnailView(frame: CGRect(x: 0, y: 100, width: 80, height: 600))

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window?.rootViewController = controller
      controller.view.addSubview(pages)
      controller.view.addSubview(thumbnails)
      window?.makeKeyAndVisible()
      pages.autoScales = true
      let handmade = (1...200).map { HandmadePDF.Page(text: "Number \($0)") }
      pages.document = PDFDocument(data: Data(HandmadePDF(handmade).bytes))
      thumbnails.pdfView = pages
      return true
    }
  }

  /// The numbers of the thumbnails that are on the screen.
  private func shown(_ phone: SimulatedPhone) -> [Int] {
    phone.elements.compactMap { $0.label }.filter { $0.hasPrefix("Page ") }
      .compactMap { Int($0.dropFirst(5)) }
  }

  @Test("QuickLook.PV5. Only the thumbnails that are seen exist, downwards or in a row")
  func layout() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.5)
    let column = phone.run { app.thumbnails.layoutMode }
    #expect(column == .vertical)
    // 52 points each, and 8 between them, in 600 points.
    #expect(Set(shown(phone)).isSuperset(of: 1...10) && !shown(phone).contains(14))
    phone.run {
      app.thumbnails.layoutMode = .horizontal
      app.thumbnails.frame = CGRect(x: 0, y: 720, width: 375, height: 60)
    }
    phone.wait(0.5)
    // 40 points each in 375.
    #expect(Set(shown(phone)).isSuperset(of: 1...7) && !shown(phone).contains(11))
    phone.run { app.thumbnails.thumbnailSize = CGSize(width: 80, height: 52) }
    phone.wait(0.5)
    #expect(shown(phone).contains(4) && !shown(phone).contains(7))
  }

  @Test("QuickLook.PV6. A tap shows the page, and the current page is selected and scrolled to")
  func selection() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.5)
    #expect(phone.run { app.thumbnails.selectedPages?.map(\.label) } == ["1"])
    try phone.tap("Page 4")
    phone.wait(0.5)
    #expect(phone.run { app.pages.currentPage?.label } == "4")
    #expect(phone.run { app.thumbnails.selectedPages?.map(\.label) } == ["4"])
    phone.run { app.pages.goToLastPage(nil) }
    phone.wait(0.5)
    #expect(shown(phone).contains(200) && !shown(phone).contains(4))
    phone.run { app.pages.document = PDFKitDocument.make() }
    phone.wait(0.5)
    #expect(Set(shown(phone)) == [1, 2, 3])
    phone.run { app.thumbnails.pdfView = nil }
    phone.wait(0.2)
    #expect(shown(phone).isEmpty && phone.run { app.thumbnails.selectedPages == nil })
  }
}
