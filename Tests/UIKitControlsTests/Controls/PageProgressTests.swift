import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// The progress within a page of a page control, on a phone.
  @MainActor @Suite(.serialized) struct PageProgressTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate,
      UIPageControlTimerProgressDelegate
    {
      var window: UIWindow?
      let pages = UIPageControl()
      let log = EventLog()
      var allows = true

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let controller = UIViewController()
        pages.numberOfPages = 3
        pages.frame = CGRect(x: 40, y: 200, width: 200, height: 26)
        pages.addAction(
          UIAction { [unowned self] _ in log.note("page \(pages.currentPage)") },
          for: .valueChanged)
        controller.view.addSubview(pages)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }

      func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        log.note("visible \(progress.isProgressVisible)")
      }
      func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
      ) -> Float { page == 1 ? 0.5 : 0 }
      func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
      ) -> Bool { allows }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    @Test("Controls.PP1. The current dot is a bar that the progress fills")
    func bar() throws {
      let (phone, app) = launch()
      let width = app.pages.intrinsicContentSize.width
      let progress = UIPageControlProgress()
      progress.delegate = app
      phone.run {
        app.pages.progress = progress
        app.pages.layoutIfNeeded()
      }
      #expect(app.log.take() == ["visible true"])
      #expect(app.pages.intrinsicContentSize.width > width)
      let bar = try #require(app.pages.subviews.first { !$0.subviews.isEmpty })
      #expect(bar.bounds.width == 30 && bar.subviews[0].frame.width == 0)
      progress.currentProgress = 0.5
      #expect(bar.subviews[0].frame.width == 15)
      progress.currentProgress = 2
      #expect(progress.currentProgress == 1)
      phone.run { app.pages.currentPage = 1 }
      #expect(progress.currentProgress == 0.5)
      phone.run { app.pages.progress = nil }
      #expect(app.log.take() == ["visible false"])
      #expect(app.pages.intrinsicContentSize.width == width)
    }

    @Test("Controls.PP2. A timer fills a page in its duration, while it runs")
    func timer() {
      let (phone, app) = launch()
      let progress = UIPageControlTimerProgress(preferredDuration: 4)
      phone.run { app.pages.progress = progress }
      phone.wait(1)
      #expect(progress.currentProgress == 0 && !progress.isRunning)
      phone.run { progress.resumeTimer() }
      phone.wait(2)
      #expect(abs(progress.currentProgress - 0.5) < 0.02)
      phone.run { progress.pauseTimer() }
      phone.wait(2)
      #expect(abs(progress.currentProgress - 0.5) < 0.02)
      progress.setDuration(8, forPage: 1)
      #expect(progress.duration(forPage: 1) == 8 && progress.duration(forPage: 0) == 4)
    }

    @Test("Controls.PP3. A full page is followed by the next one, if the delegate allows it")
    func pages() {
      let (phone, app) = launch()
      let progress = UIPageControlTimerProgress(preferredDuration: 1)
      progress.delegate = app
      phone.run { app.pages.progress = progress }
      _ = app.log.take()
      phone.run { progress.resumeTimer() }
      phone.wait(2.2)
      // The second page begins half full.
      #expect(app.log.take() == ["page 1", "page 2"])
      phone.wait(2)
      #expect(app.log.take().isEmpty && !progress.isRunning && app.pages.currentPage == 2)
      progress.resetsToInitialPageAfterEnd = true
      app.allows = false
      phone.run { progress.resumeTimer() }
      phone.wait(2)
      #expect(app.pages.currentPage == 2)
      app.allows = true
      phone.run { progress.resumeTimer() }
      phone.wait(0.5)
      #expect(app.log.take() == ["page 0"])
    }
  }
}
