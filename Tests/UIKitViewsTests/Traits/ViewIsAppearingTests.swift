import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The event between will-appear and did-appear.
@MainActor @Suite(.exclusiveScreen) struct ViewIsAppearingTests {
  private final class Page: UIViewController {
    let log: EventLog
    init(_ log: EventLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.note("will") }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.note("is \(view.window != nil) \(view.bounds.width == view.superview?.bounds.width)")
    }
    override func viewWillLayoutSubviews() { log.note("layout") }
    override func viewDidAppear(_ animated: Bool) { log.note("did") }
  }

  @Test("Views.C7. It comes once, in the window, before the first layout and did-appear")
  func order() {
    let window = UIWindow()
    let page = Page(EventLog())
    window.rootViewController = page
    #expect(page.log.take().isEmpty)
    window.isHidden = false
    #expect(page.log.take() == ["will", "is true true", "layout", "did"])
    page.view.setNeedsLayout()
    page.view.layoutIfNeeded()
    #expect(page.log.take() == ["layout"])
    window.isHidden = true
    window.isHidden = false
    #expect(page.log.take().prefix(2) == ["will", "is true true"])
    window.isHidden = true
  }

  @Test("Views.C7. It comes before did-appear also without a layout in between")
  func withoutLayout() {
    let window = UIWindow()
    window.isHidden = false
    let page = Page(EventLog())
    window.rootViewController = page
    #expect(page.log.take().filter { $0 != "layout" } == ["will", "is true true", "did"])
    window.isHidden = true
  }
}
