import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Tests of snapshots and of collection views that show them:
/// `Documentation/Behaviour/DiffableData.md`.
@MainActor @Suite(.exclusiveScreen) struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  @Test("DiffableData.DD1. Items and sections are inserted, moved and deleted by their identifiers")
  func snapshots() {
    var list = snapshot([("pots", [1, 2]), ("pans", [3])])
    list.insertItems([8, 9], afterItem: 1)
    list.insertItems([7], beforeItem: 3)
    #expect(list.itemIdentifiers == [1, 8, 9, 2, 7, 3] && list.numberOfItems == 6)
    list.moveItem(2, afterItem: 7)
    #expect(list.itemIdentifiers(inSection: "pans") == [7, 2, 3])
    #expect(list.sectionIdentifier(containingItem: 2) == "pans" && list.indexOfItem(2) == 4)
    list.moveItem(9, beforeItem: 1)
    #expect(list.itemIdentifiers(inSection: "pots") == [9, 1, 8])
    list.insertSections(["lids"], beforeSection: "pans")
    list.moveSection("pots", afterSection: "pans")
    #expect(list.sectionIdentifiers == ["lids", "pans", "pots"])
    #expect(list.indexOfSection("pots") == 2 && list.indexOfSection("cups") == nil)
    list.appendItems([20])
    #expect(list.itemIdentifiers(inSection: "pots") == [9, 1, 8, 20])
    list.deleteItems([1, 99])
    list.reloadItems([8])
    list.deleteSections(["pans"])
    #expect(list.itemIdentifiers == [9, 8, 20] && list.numberOfItems(inSection: "lids") == 0)
    #expect(list.indexOfItem(7) == nil && list.reloadedItemIdentifiers == [8])
    list.deleteItems([8])
    #expect(list.reloadedItemIdentifiers == [])
    list.deleteAllItems()
    #expect(list.numberOfSections == 0 && list.numberOfItems == 0)
  }

  @Test("DiffableData.DD1. A duplicate identifier stops the program")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      var list = NSDiffableDataSourceSnapshot<String, Int>()
      list.appendSections(["pots", "pans"])
      list.appendItems([1], toSection: "pots")
      list.appendItems([1], toSection: "pans")
    }
  }

  // MARK: Shown

  @MainActor
  private final class Stage {
    let screen = AnimatedScreen()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
      let view = screen.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        return UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
      }
      self.view = view
      let cells = UICollectionView.CellRegistration<TestBoxCell, Int> { $0.name = "\($2)" }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      screen.run { [screen] in screen.window.addSubview(view) }
    }

    var names: [String] { view.visibleCells.compactMap { ($0 as? TestBoxCell)?.name } }
  }

  @Test("DiffableData.DD2, DiffableData.DD4. A snapshot is applied, and each item keeps its cell")
  func shows() throws {
    let stage = Stage()
    stage.screen.run { stage.source.apply(snapshot([("pots", [1, 2, 3]), ("pans", [4])])) }
    stage.screen.wait(0.1)
    #expect(stage.names == ["1", "2", "3", "4"])
    let two = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    var done = false
    stage.screen.run {
      stage.source.apply(snapshot([("pans", [4, 2, 5]), ("pots", [3, 1])])) { done = true }
    }
    #expect(stage.names == ["4", "2", "5", "3", "1"] && !done)
    #expect(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)) === two)
    stage.screen.wait(0.5)
    #expect(done)
    #expect(stage.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 5)
    #expect(stage.source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
    #expect(stage.source.indexPath(for: 1) == IndexPath(item: 1, section: 1))
    #expect(
      stage.source.sectionIdentifier(for: 1) == "pots" && stage.source.index(for: "pots") == 1)
    stage.screen.run { stage.source.apply(snapshot([]), animatingDifferences: false) }
    #expect(stage.names == [] && stage.view.numberOfSections == 0)
  }

  @Test("DiffableData.DD7. Reconfigured items keep their cells, and reloaded ones get others")
  func again() throws {
    let stage = Stage()
    stage.screen.run { stage.source.apply(snapshot([("pots", [1, 2])])) }
    stage.screen.wait(0.1)
    let (one, two) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    let cells = (
      try #require(stage.view.cellForItem(at: one)), try #require(stage.view.cellForItem(at: two))
    )
    (cells.0 as? TestBoxCell)?.name = "?"
    var list = stage.source.snapshot()
    list.reconfigureItems([1])
    list.reloadItems([2])
    stage.screen.run { stage.source.apply(list) }
    stage.screen.wait(0.5)
    #expect(stage.names == ["1", "2"])
    #expect(stage.view.cellForItem(at: one) === cells.0)
    #expect(stage.view.cellForItem(at: two) !== cells.1)
    #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test("DiffableData.DD3, DiffableData.DD5. Any snapshot can follow any other")
  func random() {
    let stage = Stage()
    var random = SeededRandom(seed: 11)
    stage.screen.run { stage.source.apply(snapshot([("s0", [0])])) }
    stage.screen.wait(0.1)
    for _ in 0..<200 {
      let names = (0..<5).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }.map { "s\($0)" }
      var sections = names.shuffled(using: &random).map { ($0, [Int]()) }
      for item in (0..<12).shuffled(using: &random) where !sections.isEmpty {
        guard Int.random(in: 0..<4, using: &random) > 0 else { continue }
        sections[Int.random(in: 0..<sections.count, using: &random)].1.append(item)
      }
      var next = snapshot(sections)
      let kept = Set(stage.source.snapshot().itemIdentifiers)
      let old = Set(stage.source.snapshot().sectionIdentifiers)
      next.reloadItems(
        next.itemIdentifiers.filter {
          kept.contains($0) && Int.random(in: 0..<5, using: &random) == 0
        })
      next.reloadSections(
        next.sectionIdentifiers.filter {
          old.contains($0) && Int.random(in: 0..<6, using: &random) == 0
        })
      stage.screen.run { stage.source.apply(next) }
      #expect(stage.names == sections.flatMap(\.1).map(String.init))
      stage.screen.wait(0.05)
    }
  }
}
