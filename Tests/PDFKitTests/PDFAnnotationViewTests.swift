import Foundation
import PDFKit
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps QuickLook.PA3 and PA4.
@MainActor @Suite(.serialized, .exclusiveScreen) struct PDFAnnotationViewTests {
  private final class App: UIResponder, UIApplicationDelegate, PDFPageOverlayViewProvider {
    var window: UIWindow?
    let view = PDFView()
    let document = PDFKitDocument.make()
    var shown: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      controller.view = view
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      view.pageOverlayViewProvider = self
      view.autoScales = true
      view.document = document
      return true
    }

    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView? {
      let overlay = UIView()
      overlay.accessibilityIdentifier = "above \(page.label ?? "")"
      return overlay
    }

    func pdfView(
      _ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage
    ) { shown.append(overlayView.accessibilityIdentifier ?? "") }
  }

  @Test("QuickLook.PA3. The app's views are above their pages, as large as they are")
  func overlays() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.5)
    #expect(app.shown.contains("above 1"))
    phone.run { app.view.goToLastPage(nil) }
    phone.wait(0.5)
    #expect(app.shown.contains("above 3"))
  }

  @Test("QuickLook.PA4. Actions go to pages, and one goes back and forward")
  func actions() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.5)
    let view = app.view
    let last = try #require(app.document?.page(at: 2))
    phone.run {
      view.perform(
        PDFActionGoTo(destination: PDFDestination(page: last, at: CGPoint(x: 0, y: 400))))
    }
    #expect(view.currentPage === last && view.canGoBack && !view.canGoForward)
    phone.run { view.goBack(nil) }
    #expect(view.currentPage?.label == "1" && view.canGoForward)
    phone.run { view.goForward(nil) }
    #expect(view.currentPage === last)
    phone.run { view.perform(PDFActionNamed(name: .firstPage)) }
    #expect(view.currentPage?.label == "1")
  }

  @Test("QuickLook.PA5. A tap switches a check box, and a page in the view shows a new drawing")
  func tapping() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.wait(0.5)
    let page = try #require(app.document?.page(at: 0))
    let check = PDFAnnotation(
      bounds: CGRect(x: 100, y: 100, width: 60, height: 60), forType: .widget,
      withProperties: nil)
    check.widgetFieldType = .button
    check.widgetControlType = .checkBoxControl
    phone.run { page.addAnnotation(check) }
    phone.wait(0.2)
    let place = app.view.convert(CGPoint(x: 130, y: 130), from: page)
    phone.tap(at: (x: place.x, y: place.y))
    phone.wait(0.5)
    #expect(check.buttonWidgetState == .onState)
  }
}
