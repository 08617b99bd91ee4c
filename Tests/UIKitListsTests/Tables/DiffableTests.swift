import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Tests of diffable data sources of tables.
@MainActor @Suite(.exclusiveScreen) struct DiffableTests {
  private let screen = AnimatedScreen()

  @Test(
    "DiffableData.DD2. The table shows the last snapshot; unchanged items keep their cells")
  func snapshots() {
    let table = screen.run {
      let table = UITableView(frame: screen.window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      screen.window.addSubview(table)
      return table
    }
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    screen.wait(0.1)
    var random = SeededRandom(seed: 5)
    for round in 0..<30 {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      let sections = ["a", "b", "c"].shuffled(using: &random)
      snapshot.appendSections(sections.dropLast(.random(in: 0...2, using: &random)))
      let items = (0..<12).shuffled(using: &random)
      for item in items.prefix(.random(in: 0...12, using: &random)) {
        snapshot.appendItems(
          [item], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
      }
      var isOver = false
      screen.run {
        source.apply(snapshot, animatingDifferences: round % 3 != 0) { isOver = true }
      }
      #expect(table.visibleTexts == snapshot.itemIdentifiers.map(String.init))
      #expect(source.snapshot().itemIdentifiers == snapshot.itemIdentifiers)
      screen.wait(0.5)
      #expect(isOver)
    }
    let cell = table.visibleCells.first
    var snapshot = source.snapshot()
    snapshot.appendSections(["last"])
    snapshot.appendItems([100, 101], toSection: "last")
    screen.run { source.apply(snapshot) }
    #expect(table.visibleCells.first === (cell ?? table.visibleCells.first))
    #expect(source.indexPath(for: 101) == [snapshot.numberOfSections - 1, 1])
    #expect(source.itemIdentifier(for: [snapshot.numberOfSections - 1, 0]) == 100)
  }
}
