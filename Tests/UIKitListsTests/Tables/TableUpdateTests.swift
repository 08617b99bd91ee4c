import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Tests of updates of rows and sections.
@MainActor @Suite(.exclusiveScreen) struct TableUpdateTests {
  private let screen = AnimatedScreen()
  private let data = TestTable([["A", "B", "C", "D"], ["E", "F"]])
  private let table: UITableView

  init() {
    let (data, screen) = (data, screen)
    table = screen.run { data.show(in: screen.window) }
    screen.wait(0.1)
  }

  @Test(
    "Tables.TB80. Inserted and deleted rows change the visible rows; other rows keep their cells")
  func rows() {
    let cell = table.cellForRow(at: [0, 2])
    screen.run {
      data.sections[0] = ["New", "A", "C", "D"]
      table.performBatchUpdates {
        table.insertRows(at: [[0, 0]], with: .fade)
        table.deleteRows(at: [[0, 1]], with: .left)
      }
    }
    #expect(table.visibleTexts == ["New", "A", "C", "D", "E", "F"])
    #expect(table.cellForRow(at: [0, 2]) === cell)
    screen.wait(0.5)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
    let seen = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    #expect(seen.count == 6)
  }

  @Test("Tables.TB84. During the animation, rows are between their old and new positions")
  func onTheWay() throws {
    let cell = try #require(table.cellForRow(at: [0, 1]))
    screen.run {
      data.sections[0].insert("New", at: 0)
      table.insertRows(at: [[0, 0]], with: .fade)
    }
    screen.wait(0.15)
    let (y, alpha) = screen.run {
      (
        cell.layer.presentation()?.frame.minY ?? 0,
        table.cellForRow(at: [0, 0])?.layer.presentation()?.opacity ?? 0
      )
    }
    #expect(y > 50 && y < 82, "\(y)")
    #expect(alpha > 0.1 && alpha < 0.9, "\(alpha)")
    screen.wait(0.3)
    #expect(cell.frame.minY == 88)
  }

  // Tables.TB83.
  @Test("Tables.TB80. A moved row or section keeps its cells and its selection")
  func moves() {
    let cell = table.cellForRow(at: [0, 0])
    screen.run {
      table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      data.sections = [["B", "C", "D"], ["E", "A", "F"]]
      table.moveRow(at: [0, 0], to: [1, 1])
    }
    screen.wait(0.5)
    #expect(table.cellForRow(at: [1, 1]) === cell && table.indexPathForSelectedRow == [1, 1])
    #expect(table.visibleTexts == ["B", "C", "D", "E", "A", "F"])
    screen.run {
      data.sections = [["E", "A", "F"], ["B", "C", "D"], ["G"]]
      table.performBatchUpdates {
        table.moveSection(0, toSection: 1)
        table.insertSections([2], with: .automatic)
      }
    }
    screen.wait(0.5)
    #expect(table.visibleTexts == ["E", "A", "F", "B", "C", "D", "G"])
    #expect(table.cellForRow(at: [0, 1]) === cell && table.indexPathForSelectedRow == [0, 1])
  }

  @Test("Reloaded rows have new cells; reconfigured ones keep theirs")
  func reloads() {
    let cell = table.cellForRow(at: [0, 1])
    data.sections[0][1] = "Beta"
    screen.run { table.reconfigureRows(at: [[0, 1]]) }
    #expect(table.cellForRow(at: [0, 1]) === cell && cell?.textLabel?.text == "Beta")
    data.sections[0][1] = "Gamma"
    screen.run { table.reloadRows(at: [[0, 1]], with: .none) }
    #expect(table.cellForRow(at: [0, 1]) !== cell)
    #expect(table.cellForRow(at: [0, 1])?.textLabel?.text == "Gamma")
    data.sections[1] = ["X", "Y", "Z"]
    screen.run { table.reloadSections([1], with: .fade) }
    screen.wait(0.5)
    #expect(table.visibleTexts == ["A", "Gamma", "C", "D", "X", "Y", "Z"])
  }

  @Test("After any batch of updates the table shows the data", arguments: 0..<20)
  func anything(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<4 {
      var update = data.sections
      var (gone, come): ([IndexPath], [IndexPath]) = ([], [])
      for section in update.indices {
        for row in update[section].indices.reversed() where Bool.random(using: &random) {
          update[section].remove(at: row)
          gone.append(IndexPath(row: row, section: section))
        }
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
          let row = Int.random(in: 0...update[section].count, using: &random)
          // Paths are those after the update, so each follows the others of its section.
          guard !come.contains(where: { $0.section == section && $0.row >= row }) else { continue }
          update[section].insert("\(Int.random(in: 0..<1000, using: &random))", at: row)
          come.append(IndexPath(row: row, section: section))
        }
      }
      screen.run {
        data.sections = update
        table.performBatchUpdates {
          table.deleteRows(at: gone, with: .fade)
          table.insertRows(at: come, with: .top)
        }
      }
      #expect(table.visibleTexts == update.flatMap(\.self))
      screen.wait(Double.random(in: 0...0.5, using: &random))
    }
    screen.wait(1)
    #expect(
      table.visibleCells.map(\.frame.minY) == table.visibleCells.indices.map { CGFloat($0) * 44 })
    #expect(
      table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count
        == table.visibleCells.count)
  }

  @Test("Tables.TB81. Inconsistent numbers of rows stop the app")
  func contradiction() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let data = TestTable([["A"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = data
        table.layoutIfNeeded()
        table.insertRows(at: [[0, 0]], with: .fade)
      }
    }
  }

  @Test("Tables.TB82. Updates before the first layout are not checked against the data")
  func early() {
    let data = TestTable([["A"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = data
    data.sections = [["A", "B"]]
    var isOver = false
    table.performBatchUpdates {
      table.insertRows(at: [[0, 1]], with: .fade)
    } completion: {
      isOver = $0
    }
    #expect(isOver && table.numberOfRows(inSection: 0) == 2)
  }

  @Test("When the content becomes shorter, the offset is animated into range")
  func shorter() {
    data.sections = [(0..<60).map(String.init)]
    screen.run {
      table.reloadData()
      table.layoutIfNeeded()
      table.contentOffset.y = 60 * 44 - 800
    }
    screen.wait(0.1)
    screen.run {
      data.sections = [(0..<20).map(String.init)]
      table.deleteRows(at: (20..<60).map { [0, $0] }, with: .fade)
    }
    screen.wait(0.5)
    #expect(table.contentOffset.y == 80 && table.visibleTexts.last == "19")
  }
}
