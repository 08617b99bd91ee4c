import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of tasks that wait until snapshots are shown.
  @MainActor @Suite(.serialized) struct AwaitedSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    fileprivate final class Kitchen: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    private let phone = SimulatedPhone(.iPhoneX)

    private func snapshot(_ items: String...) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }

    /// Launches the app, and adds a view to its window.
    private func show(_ view: UIView) -> Kitchen {
      let app = phone.launch(Kitchen.self)
      phone.run { app.window?.rootViewController?.view.addSubview(view) }
      phone.wait(0.1)
      return app
    }

    /// Gives the phone and the app's tasks turns until something has happened.
    private func settle(until isDone: () -> Bool) async {
      for _ in 0..<200 where !isDone() {
        phone.wait(0.05)
        await Task.yield()
      }
    }

    @Test("DiffableData.DD2, DiffableData.DS3. A task waits until a collection view shows data")
    func collection() async {
      let layout = UICollectionViewFlowLayout()
      let view = phone.run {
        UICollectionView(
          frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: layout)
      }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      let app = show(view)
      var counts: [Int] = []
      phone.run {
        _ = Task {
          await source.applySnapshotUsingReloadData(snapshot("tea"))
          counts.append(view.numberOfItems(inSection: 0))
          await source.apply(snapshot("tea", "soup"))
          counts.append(view.numberOfItems(inSection: 0))
          await source.apply(snapshot("tea"), animatingDifferences: false)
          counts.append(view.numberOfItems(inSection: 0))
          var outline = NSDiffableDataSourceSectionSnapshot<String>()
          outline.append(["eggs", "rice", "salt"])
          await source.apply(outline, to: 0)
          counts.append(view.numberOfItems(inSection: 0))
        }
      }
      await settle { counts.count == 4 }
      #expect(counts == [1, 2, 1, 3])
      withExtendedLifetime(app) {}
    }

    @Test("DiffableData.DD2. A task waits until a table shows data")
    func table() async {
      let view = phone.run { UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)) }
      let source = UITableViewDiffableDataSource<Int, String>(tableView: view) { _, _, item in
        let cell = UITableViewCell()
        cell.textLabel?.text = item
        return cell
      }
      let app = show(view)
      var counts: [Int] = []
      phone.run {
        _ = Task {
          await source.applySnapshotUsingReloadData(snapshot("tea"))
          counts.append(view.numberOfRows(inSection: 0))
          await source.apply(snapshot("tea", "soup"))
          counts.append(view.numberOfRows(inSection: 0))
          await source.apply(snapshot("tea"), animatingDifferences: false)
          counts.append(view.numberOfRows(inSection: 0))
        }
      }
      await settle { counts.count == 3 }
      #expect(counts == [1, 2, 1])
      withExtendedLifetime(app) {}
    }

    @Test("DiffableData.DD2. A data source without its view keeps the snapshot at once")
    func withoutView() async {
      var view: UICollectionView? = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = view.map { view in
        UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
      }
      view = nil
      await source?.apply(snapshot("tea"))
      #expect(source?.snapshot().itemIdentifiers == ["tea"])
    }
  }
}
