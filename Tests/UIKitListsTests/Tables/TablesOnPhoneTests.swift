import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of tables in an app on a phone, with bars, accessibility and feedback.
  @MainActor @Suite(.serialized) struct TablesOnPhoneTests {
    /// A table of kettles, each of which pushes a view controller.
    final class Kettles: UITableViewController {
      var names = (0..<30).map { "Kettle \($0)" }
      var refreshes = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kettles"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let control = UIRefreshControl()
        control.addAction(UIAction { [unowned self] _ in refreshes += 1 }, for: .valueChanged)
        refreshControl = control
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = names[indexPath.row]
        page.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(page, animated: true)
      }
      override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
          [unowned self] _, _, finish in
          names.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
          finish(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
    }

    fileprivate final class Kitchen: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let kettles = Kettles(style: .plain)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = UINavigationController(rootViewController: kettles)
        window.makeKeyAndVisible()
        return true
      }
    }

    private func launch() -> (SimulatedPhone, Kitchen) {
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(Kitchen.self))
    }

    private func keep(_ phone: SimulatedPhone, _ name: String) {
      guard let folder = ProcessInfo.processInfo.environment["TACTUS_TEST_IMAGES"] else { return }
      let png = try? phone.screenshot()
      try? png.map { try Data($0).write(to: URL(filePath: folder).appending(path: name + ".png")) }
    }

    @Test("Turns.TU10. A layout that is requested between turns happens")
    func layoutBetweenTurns() throws {
      final class Counter: UIView {
        var count = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          count += 1
        }
      }
      let (phone, kitchen) = launch()
      let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      phone.run { kitchen.window?.addSubview(counter) }
      phone.waitUntilIdle()
      let before = counter.count
      phone.run { counter.setNeedsLayout() }
      phone.wait(0.1)
      #expect(counter.count == before + 1)
    }

    // Tables.TB50, Tables.TB51, Tables.TB60.
    @Test("Rows are accessible and tappable; returning clears the selection")
    func choosing() throws {
      let (phone, kitchen) = launch()
      phone.waitUntilIdle()
      keep(phone, "phone-table")
      let table = try #require(kitchen.kettles.tableView)
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
      let row = try #require(phone.element(label: "Kettle 3"))
      #expect(row.height == 44)
      try phone.tap("Kettle 3")
      phone.waitUntilIdle()
      #expect(kitchen.kettles.navigationController?.topViewController?.title == "Kettle 3")
      #expect(table.indexPathForSelectedRow == [0, 3])
      phone.run { _ = kitchen.kettles.navigationController?.popViewController(animated: true) }
      phone.waitUntilIdle()
      #expect(table.indexPathForSelectedRow == nil)
      #expect(phone.haptics.isEmpty)
    }

    @Test("Tables.TB45, Tables.TB46. A full swipe plays feedback and deletes")
    func deleting() throws {
      let (phone, kitchen) = launch()
      phone.waitUntilIdle()
      phone.swipe(from: (340, 130), to: (20, 130), for: 0.8)
      phone.waitUntilIdle()
      #expect(phone.haptics == [.impactMedium])
      #expect(kitchen.kettles.names.count == 29)
      let table = try #require(kitchen.kettles.tableView)
      #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
      #expect(table.visibleTexts.prefix(3) == kitchen.kettles.names.prefix(3))
      keep(phone, "phone-deleted")
      phone.swipe(from: (340, 130), to: (270, 130), for: 0.5)
      phone.waitUntilIdle()
      keep(phone, "phone-swiped")
      try phone.tap("Delete")
      phone.waitUntilIdle()
      #expect(kitchen.kettles.names.count == 28)
    }

    @Test(
      "Tables.TB71, Tables.TB72. A pull refreshes once with feedback and stays open until the end")
    func refreshing() throws {
      let (phone, kitchen) = launch()
      phone.waitUntilIdle()
      let table = try #require(kitchen.kettles.tableView)
      let top = table.contentOffset.y
      phone.swipe(from: (180, 150), to: (180, 220), for: 0.5)
      phone.wait(1)
      #expect(kitchen.kettles.refreshes == 0 && phone.haptics.isEmpty)
      phone.swipe(from: (180, 150), to: (180, 520), for: 0.8)
      phone.wait(1.5)
      keep(phone, "phone-refreshing")
      #expect(kitchen.kettles.refreshes == 1 && phone.haptics == [.impactLight])
      #expect(kitchen.kettles.refreshControl?.isRefreshing == true)
      #expect(table.contentOffset.y == top - 60)
      phone.run { kitchen.kettles.refreshControl?.endRefreshing() }
      phone.wait(1)
      #expect(table.contentOffset.y == top && kitchen.kettles.refreshes == 1)
      phone.swipe(from: (180, 150), to: (180, 520), for: 0.8)
      phone.wait(1.5)
      #expect(kitchen.kettles.refreshes == 2)
    }

    @Test("FeedbackGenerators.P8. A full swipe and a pull are felt at once")
    func prepared() throws {
      let (phone, _) = launch()
      phone.waitUntilIdle()
      phone.swipe(from: (340, 130), to: (20, 130), for: 0.8)
      phone.waitUntilIdle()
      phone.wait(3)
      phone.swipe(from: (180, 150), to: (180, 520), for: 0.8)
      phone.wait(1.5)
      #expect(phone.haptics == [.impactMedium, .impactLight])
      let delays = phone.log.entries.filter(\.isPlayed).map { entry in
        entry.felt.map { $0.nanoseconds - entry.asked.nanoseconds } ?? -1
      }
      #expect(Set(delays) == [Int64(TapticTiming.standard.latency / .nanoseconds(1))])
    }

    @Test("Tables.TB21. Rows are higher with larger text")
    func largeText() throws {
      let (phone, kitchen) = launch()
      phone.waitUntilIdle()
      phone.set(\.contentSize, .accessibilityExtraExtraExtraLarge)
      phone.waitUntilIdle()
      keep(phone, "phone-large")
      let table = try #require(kitchen.kettles.tableView)
      #expect(table.rectForRow(at: [0, 0]).height > 60)
    }
  }
}
