import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Page view controllers on a phone.
  ///
  /// Steps: Pages.PG1–PG7
  @MainActor @Suite(.serialized) struct PagesOnPhoneTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let book = Book()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = book.pages
        window?.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class Leaf: UIViewController {
      let number: Int
      var events: [String] = []

      init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }

      override func viewDidAppear(_ animated: Bool) { events.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { events.append("disappeared") }
    }

    fileprivate final class Book: NSObject, UIPageViewControllerDataSource,
      UIPageViewControllerDelegate
    {
      let leaves = (0..<3).map { Leaf($0) }
      var events: [String] = []
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: 10])

      func number(_ controller: UIViewController) -> Int { (controller as? Leaf)?.number ?? -1 }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { leaves.first { $0.number == number(viewController) - 1 } }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { leaves.first { $0.number == number(viewController) + 1 } }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
      ) { events.append("will \(pendingViewControllers.map(number))") }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) {
        events.append("did \(finished) \(previousViewControllers.map(number)) \(completed)")
      }
    }

    private let phone = SimulatedPhone(.iPhone7)

    private func launch() -> Book {
      let book = phone.launch(App.self).book
      phone.run {
        (book.pages.dataSource, book.pages.delegate) = (book, book)
        book.pages.setViewControllers([book.leaves[0]], direction: .forward, animated: false)
      }
      phone.waitUntilIdle()
      return book
    }

    @Test(
      "Pages.PG1, Pages.PG3–PG5, Pages.PG7: A drag turns to the next page and tells the delegate")
    func drag() throws {
      let book = launch()
      let pages = book.pages
      #expect(pages.viewControllers == [book.leaves[0]] && pages.children == [book.leaves[0]])
      #expect(book.leaves[0].view.convert(book.leaves[0].view.bounds, to: nil) == pages.view.bounds)
      #expect(pages.view.subviews.first?.frame.width == pages.view.bounds.width + 10)
      phone.swipe(from: (x: 300, y: 300), to: (x: 60, y: 300))
      phone.waitUntilIdle()
      #expect(pages.viewControllers == [book.leaves[1]])
      #expect(book.events == ["will [1]", "did true [0] true"])
      #expect(book.leaves[1].events == ["appeared"])
      #expect(book.leaves[0].events == ["appeared", "disappeared"])
      #expect(book.leaves[1].view.convert(book.leaves[1].view.bounds, to: nil) == pages.view.bounds)
      phone.swipe(from: (x: 60, y: 300), to: (x: 300, y: 300))
      phone.waitUntilIdle()
      #expect(pages.viewControllers == [book.leaves[0]])
      book.events = []
      phone.swipe(from: (x: 60, y: 300), to: (x: 300, y: 300))
      phone.waitUntilIdle()
      #expect(pages.viewControllers == [book.leaves[0]], "there is no page before the first")
      #expect(book.events.isEmpty)
    }

    @Test("Pages.PG2, Pages.PG6: The app scrolls to a page, and the delegate hears nothing of it")
    func set() {
      let book = launch()
      var results: [Bool] = []
      phone.run {
        book.pages.setViewControllers([book.leaves[2]], direction: .forward, animated: true) {
          results.append($0)
        }
      }
      #expect(results.isEmpty)
      phone.waitUntilIdle()
      #expect(results == [true] && book.events.isEmpty)
      #expect(book.pages.viewControllers == [book.leaves[2]])
      #expect(book.pages.children == [book.leaves[2]])
      #expect(book.leaves[0].events == ["appeared", "disappeared"])
    }
  }
}
