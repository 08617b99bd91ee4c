import Testing
import UIKit

/// Tests that apps override what controllers and data sources have of their protocols.
@MainActor @Suite struct DelegateOverrideTests {
  private final class Gallery: UICollectionViewController {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 3, section: 0) }
    override func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { false }
    override func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private final class Catalog: UICollectionViewDiffableDataSource<Int, Int> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["B"] }
  }

  private final class Budget: UITableViewController {
    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 7 }
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private final class Tabs: UITabBarController {
    var customized: [Int] = []
    override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      customized.append(items.count)
    }
    override func tabBar(
      _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
    ) { customized.append(changed ? 1 : 0) }
  }

  @Test("Optional methods of a controller's protocols are overridden")
  func overrides() {
    let gallery = Gallery(collectionViewLayout: UICollectionViewFlowLayout())
    let place = IndexPath(item: 0, section: 0)
    let source: any UICollectionViewDataSource = gallery
    let delegate: any UICollectionViewDelegate = gallery
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(source.indexTitles(for: view) == ["A"])
    #expect(source.collectionView(view, indexPathForIndexTitle: "A", at: 0).item == 3)
    #expect(!delegate.collectionView(view, canEditItemAt: place))
    #expect(delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: place))
    let catalog: any UICollectionViewDataSource = Catalog(collectionView: view) { _, _, _ in nil }
    #expect(catalog.indexTitles(for: view) == ["B"])
    let budget: any UITableViewDelegate = Budget()
    let table = UITableView()
    #expect(budget.tableView(table, estimatedHeightForHeaderInSection: 0) == 7)
    #expect(budget.tableView(table, shouldBeginMultipleSelectionInteractionAt: place))
    let tabs = Tabs()
    let bar: any UITabBarDelegate = tabs
    bar.tabBar(tabs.tabBar, willBeginCustomizing: [])
    bar.tabBar(tabs.tabBar, didEndCustomizing: [], changed: true)
    #expect(tabs.customized == [0, 1])
  }
}
