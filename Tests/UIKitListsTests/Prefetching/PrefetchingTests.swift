import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Prefetching of tables and collection views on a phone.
  @MainActor @Suite(.serialized) struct PrefetchingTests {
    /// A data source of both kinds of list that records what is announced to it.
    final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching,
      UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
    {
      var announced: [[Int]] = []
      var cancelled: [[Int]] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        announced.append(indexPaths.map(\.row))
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled.append(indexPaths.map(\.row))
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 100 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { announced.append(indexPaths.map(\.item)) }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { cancelled.append(indexPaths.map(\.item)) }

      /// Returns what was announced and cancelled since the last call.
      func takeEvents() -> (announced: [Int], cancelled: [Int]) {
        defer { (announced, cancelled) = ([], []) }
        return (announced.flatMap(\.self), cancelled.flatMap(\.self))
      }
    }

    fileprivate final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    private let phone = SimulatedPhone(.iPhone7)
    private let source = Source()

    /// Shows a table of 100 rows of 50 points in a frame of 200 points.
    private func makeTable(
      configure: (UITableView) -> Void = { _ in }
    ) throws -> UITableView {
      let window = try #require(phone.launch(Delegate.self).window)
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      phone.run {
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        (table.dataSource, table.prefetchDataSource) = (source, source)
        configure(table)
        window.rootViewController?.view.addSubview(table)
      }
      phone.wait(0.1)
      return table
    }

    private func scroll(_ view: UIScrollView, to offset: CGPoint) {
      phone.run { view.contentOffset = offset }
      phone.wait(0.1)
    }

    @Test("Prefetching.PF1, Prefetching.PF2. The rows below the visible ones are announced once")
    func ahead() throws {
      let table = try makeTable()
      #expect(source.announced == [[4, 5, 6, 7]] && source.cancelled.isEmpty)
      _ = source.takeEvents()
      phone.run { table.setNeedsLayout() }
      phone.wait(0.1)
      #expect(source.announced.isEmpty)
      scroll(table, to: CGPoint(x: 0, y: 100))
      #expect(source.takeEvents() == ([8, 9], []))
    }

    @Test("Prefetching.PF3, Prefetching.PF4. A change of direction cancels, and announces backward")
    func backward() throws {
      let table = try makeTable()
      scroll(table, to: CGPoint(x: 0, y: 1_000))
      // Rows 4…7 were announced and skipped.
      let jump = source.takeEvents()
      #expect(jump.announced == [4, 5, 6, 7, 24, 25, 26, 27] && jump.cancelled == [4, 5, 6, 7])
      scroll(table, to: CGPoint(x: 0, y: 950))
      let back = source.takeEvents()
      #expect(back.announced == [18, 17, 16, 15] && back.cancelled == [24, 25, 26, 27])
      // Rows 23 and 24 leave the bounds or were cancelled; both are ahead again.
      scroll(table, to: CGPoint(x: 0, y: 1_000))
      let again = source.takeEvents()
      #expect(again.announced == [24, 25, 26, 27] && again.cancelled == [18, 17, 16, 15])
    }

    @Test("Prefetching.PF5. A reload announces again; a disabled table announces nothing")
    func reloading() throws {
      let table = try makeTable()
      _ = source.takeEvents()
      phone.run { table.reloadData() }
      phone.wait(0.1)
      #expect(source.takeEvents() == ([4, 5, 6, 7], []))
      phone.run { table.isPrefetchingEnabled = false }
      scroll(table, to: CGPoint(x: 0, y: 500))
      #expect(source.takeEvents() == ([], []))
      phone.run { table.isPrefetchingEnabled = true }
      phone.wait(0.1)
      #expect(source.takeEvents() == ([14, 15, 16, 17], []))
    }

    @Test("The last row has none below, and a table without a window announces nothing")
    func ends() throws {
      let table = try makeTable()
      scroll(table, to: CGPoint(x: 0, y: 4_800))
      _ = source.takeEvents()
      phone.run {
        table.removeFromSuperview()
        table.contentOffset.y = 0
        table.layoutIfNeeded()
      }
      phone.wait(0.1)
      #expect(source.takeEvents() == ([], []))
    }

    @Test("Prefetching.PF2. A grid announces items by distance, a row of items to its side")
    func collections() throws {
      let window = try #require(phone.launch(Delegate.self).window)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      let frame = CGRect(x: 0, y: 100, width: 200, height: 200)
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      phone.run {
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.prefetchDataSource) = (source, source)
        window.rootViewController?.view.addSubview(view)
      }
      phone.wait(0.1)
      #expect(source.takeEvents() == ([4, 5, 6, 7], []))
      scroll(view, to: CGPoint(x: 0, y: 400))
      _ = source.takeEvents()
      scroll(view, to: CGPoint(x: 0, y: 300))
      #expect(source.takeEvents().announced == [5, 4, 3, 2])
      phone.run {
        layout.scrollDirection = .horizontal
        view.contentOffset = .zero
        view.reloadData()
      }
      phone.wait(0.1)
      scroll(view, to: CGPoint(x: 100, y: 0))
      let ahead = source.takeEvents().announced
      #expect(ahead.suffix(2) == [8, 9] && !ahead.contains(3))
    }
  }
}
