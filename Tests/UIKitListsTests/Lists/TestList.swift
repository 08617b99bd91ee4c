import Foundation
import ScreenTestSupport
import UIKit

/// A list of texts in a window, with a diffable data source.
@MainActor
final class TestList {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  let view: UICollectionView
  let source: Source

  /// Shows a list of sections.
  ///
  /// - Parameters:
  ///   - list: The configuration.
  ///   - window: The window, which the list fills.
  ///   - items: The items of each section; those of an outline begin with their level in spaces.
  ///   - configure: Configures a cell after its text.
  init(
    _ list: UICollectionLayoutListConfiguration, in window: UIWindow, _ items: [[String]],
    _ configure: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      configure(cell, path, item)
    }
    source = Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(Array(items.indices))
    for (section, items) in items.enumerated() { snapshot.appendItems(items, toSection: section) }
    window.addSubview(view)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  /// The texts of the visible cells.
  var texts: [String] {
    view.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func header(_ section: Int = 0) -> UICollectionViewListCell? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? UICollectionViewListCell
  }
}
