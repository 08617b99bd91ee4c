import Foundation
import PDFKit
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps QuickLook.PV1–PV4 and PK4.
@MainActor @Suite(.serialized, .exclusiveScreen) struct PDFViewTests {
  private final class App: UIResponder, UIApplicationDelegate, PDFViewDelegate, PDFDocumentDelegate
  {
    var window: UIWindow?
    let view = PDFView()
    let document = PDFKitDocument.make()
    var clicked: [URL] = []
    var events: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      controller.view = view
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      view.autoScales = true
      view.delegate = self
      view.document = document
      document?.delegate = self
      return true
    }

    func pdfViewWillClick(onLink sender: PDFView, with url: URL) { clicked.append(url) }
    func documentDidBeginDocumentFind(_ notification: Notification) { events.append("begin") }
    func documentDidEndDocumentFind(_ notification: Notification) { events.append("end") }
    func didMatchString(_ instance: PDFSelection) { events.append(instance.string ?? "") }
    func documentDidEndPageFind(_ notification: Notification) {
      events.append("page \(notification.userInfo?[PDFDocumentPageIndexKey] ?? "")")
    }
  }

  @Test("QuickLook.PV1, QuickLook.PV2. Pages fit the width and are drawn; one goes to the next")
  func pages() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.5)
    let view = app.view
    // 300 and 360 points wide pages; margins of 4 points.
    #expect(abs(view.scaleFactor - 375 / 368) < 0.01)
    #expect(view.currentPage?.label == "1" && view.canGoToNextPage && !view.canGoToPreviousPage)
    let label = phone.elements.first { $0.label?.hasPrefix("Good morning") == true }?.label
    #expect(label != nil)
    phone.run { view.goToNextPage(nil) }
    #expect(view.currentPage?.label == "2")
    phone.run { view.goToLastPage(nil) }
    #expect(view.currentPage?.label == "3" && !view.canGoToNextPage)
    phone.wait(0.3)
    #expect(view.visiblePages.contains { $0.label == "3" })
    phone.run { view.goToFirstPage(nil) }
    #expect(view.currentPage?.label == "1")
    phone.swipe(from: (x: 180, y: 600), to: (x: 180, y: 100), for: 0.3)
    phone.wait(2)
    #expect(view.currentPage?.label != "1")
  }

  @Test("QuickLook.PV2. One page at a time, two side by side, and a scale within the limits")
  func modes() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.3)
    let view = app.view
    phone.run { view.displayMode = .singlePage }
    phone.wait(0.3)
    #expect(view.visiblePages.count == 1)
    phone.run { view.go(to: app.document!.page(at: 2)!) }
    #expect(view.currentPage?.label == "3" && view.visiblePages.map(\.label) == ["3"])
    phone.run {
      view.displayMode = .twoUpContinuous
      view.scaleFactor = 0.3
    }
    phone.wait(0.3)
    #expect(view.visiblePages.count == 3 && !view.autoScales)
    let (one, two) = phone.run {
      (
        view.convert(CGRect(x: 0, y: 0, width: 300, height: 400), from: app.document!.page(at: 0)!),
        view.convert(
          CGRect(x: 30, y: 40, width: 260, height: 360), from: app.document!.page(at: 1)!)
      )
    }
    #expect(two.minX >= one.maxX && abs(one.midY - two.midY) < 1 && two.width > two.height)
    phone.run { view.scaleFactor = 100 }
    #expect(view.scaleFactor == view.maxScaleFactor)
    phone.run { view.zoomOut(nil) }
    #expect(view.scaleFactor == 4)
  }

  @Test("QuickLook.PV3. Links lead to pages, or to the delegate")
  func links() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.3)
    let first = try #require(app.document?.page(at: 0))
    func place(_ x: CGFloat, _ y: CGFloat) -> (x: Double, y: Double) {
      let point = phone.run { app.view.convert(CGPoint(x: x, y: y), from: first) }
      return (Double(point.x), Double(point.y))
    }
    let back = phone.run {
      app.view.convert(app.view.convert(CGPoint(x: 70, y: 80), from: first), to: first)
    }
    #expect(abs(back.x - 70) < 0.01 && abs(back.y - 80) < 0.01)
    let address = place(100, 310)
    phone.tap(at: address)
    phone.wait(0.3)
    #expect(app.clicked.map(\.absoluteString) == ["https://example.org/"])
    let inner = place(100, 220)
    phone.tap(at: inner)
    phone.wait(0.3)
    #expect(app.view.currentPage?.label == "3")
  }

  @Test("QuickLook.PV4. A long press selects a word, which is copied")
  func selecting() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.3)
    let first = try #require(app.document?.page(at: 0))
    let point = phone.run { app.view.convert(CGPoint(x: 120, y: 308), from: first) }
    phone.press(at: (x: Double(point.x), y: Double(point.y)), for: 1)
    phone.wait(0.3)
    #expect(app.view.currentSelection?.string == "morning")
    let text = phone.run {
      app.view.copy(nil)
      return UIPasteboard.general.string
    }
    #expect(text == "morning")
    phone.run { app.view.clearSelection() }
    #expect(app.view.currentSelection == nil)
  }

  @Test("QuickLook.PK4. A search tells its beginning, each place, each page and its end")
  func search() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.3)
    let isFinding = phone.run {
      app.document?.beginFindString("good", withOptions: .caseInsensitive)
      return app.document?.isFinding
    }
    #expect(isFinding == true)
    phone.wait(1)
    #expect(
      app.events == ["begin", "Good", "page 0", "page 1", "good", "page 2", "end"])
    #expect(app.document?.isFinding == false)
    app.events = []
    phone.run {
      app.document?.beginFindString("good")
      app.document?.cancelFindString()
    }
    phone.wait(1)
    #expect(app.events == ["begin", "end"])
  }
}
