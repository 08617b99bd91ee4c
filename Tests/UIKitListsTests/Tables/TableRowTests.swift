import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Tests of the cells, the layout and the scrolling of tables.
@MainActor @Suite(.exclusiveScreen) struct TableRowTests {
  private let screen = AnimatedScreen()

  private static let kettles = (0..<100).map { "Kettle \($0)" }

  @Test("IndexPath has a section and a row")
  func paths() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    path.row = 7
    #expect(path == [2, 7] && path == IndexPath(item: 7, section: 2))
  }

  @Test("Tables.TB4, Tables.TB5. Only visible rows have cells, and cells are reused")
  func reuse() {
    let data = TestTable([Self.kettles])
    let table = screen.run { data.show(in: screen.window) }
    screen.wait(0.1)
    // 800 points of 44 each.
    #expect(table.visibleCells.count == 19 && data.cellRequests == 19)
    #expect(table.indexPathsForVisibleRows?.last == [0, 18])
    #expect(table.cellForRow(at: [0, 40]) == nil)
    let first = table.cellForRow(at: [0, 0])
    #expect((first as? CountingCell)?.mark == "noting")
    screen.run { table.contentOffset.y = 44 * 50 }
    screen.wait(0.1)
    #expect(table.visibleTexts.first == "Kettle 50")
    let cells = table.subviews.compactMap { $0 as? CountingCell }
    #expect(cells.count <= 20, "\(cells.count) cells")
    #expect(cells.contains { $0.reuseCount > 0 })
    #expect(table.visibleCells.allSatisfy { !$0.isHidden })
  }

  @Test("Tables.TB10. 100,000 rows of one height scroll without requests for their heights")
  func large() {
    let data = TestTable([(0..<100_000).map(String.init)])
    let table = screen.run {
      let table = data.show(in: screen.window)
      table.rowHeight = 50
      return table
    }
    screen.wait(0.1)
    #expect(table.contentSize.height == 5_000_000)
    screen.run { table.scrollToRow(at: [0, 99_999], at: .bottom, animated: false) }
    screen.wait(0.1)
    #expect(table.visibleTexts.last == "99999")
    #expect(data.cellRequests < 40, "\(data.cellRequests)")
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 2_500_025)) == [0, 50_000])
    #expect(table.rectForRow(at: [0, 70_000]).minY == 3_500_000)
  }

  private final class Heights: NSObject, UITableViewDelegate {
    var asked = 0
    var height: (IndexPath) -> CGFloat = { _ in 60 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return height(indexPath)
    }
  }

  @Test("Tables.TB10. The delegate's heights are requested as rows appear, or all at once")
  func saidHeights() {
    let (data, heights) = (TestTable([Self.kettles]), Heights())
    heights.height = { $0.row.isMultiple(of: 2) ? 100 : 20 }
    let table = screen.run { data.show(in: screen.window, delegate: heights) }
    screen.wait(0.1)
    #expect(heights.asked < 60)
    #expect(table.rectForRow(at: [0, 3]) == CGRect(x: 0, y: 220, width: 400, height: 20))
    heights.asked = 0
    screen.run { table.estimatedRowHeight = 0 }
    screen.wait(0.1)
    #expect(heights.asked >= 100)
    #expect(table.contentSize.height == 6000)
    withExtendedLifetime(heights) {}
  }

  // ViewLayout.VL6.
  @Test(
    "Tables.TB11, Tables.TB12. Rows size themselves by constraints, and visible rows do not jump")
  func selfSizing() {
    let data = TestTable([Self.kettles])
    data.configure = { cell, path in
      cell.textLabel?.text = nil
      let label = cell.contentView.viewWithTag(5) as? UILabel ?? UILabel()
      label.tag = 5
      label.numberOfLines = 0
      label.text = Array(repeating: "Line", count: path.row % 4 + 1).joined(separator: "\n")
      guard label.superview == nil else { return }
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
    let table = screen.run { data.show(in: screen.window) }
    screen.wait(0.1)
    let heights = (0..<4).map { table.rectForRow(at: [0, $0]).height }
    let line = heights[1] - heights[0]
    #expect(line > 19 && line < 22, "\(heights)")
    #expect(abs(heights[3] - heights[0] - 3 * line) < 1.5)
    // Scroll up from the end, above which no height is known.
    screen.run { table.contentOffset.y = table.contentSize.height - 800 }
    screen.wait(0.1)
    guard let top = table.indexPathsForVisibleRows?.dropFirst().first else {
      return #expect(Bool(false))
    }
    func place() -> CGFloat { table.rectForRow(at: top).minY - table.contentOffset.y }
    var last = place()
    for _ in 0..<40 {
      screen.run { table.contentOffset.y -= 5 }
      screen.wait(1 / 60)
      #expect(abs(place() - last - 5) < 0.51, "\(place()) \(last)")
      last = place()
    }
  }

  @Test("Row positions are sums of known and estimated heights, and rows are found by position")
  func heightLists() {
    var list = RowHeights(count: 300, each: 44, isKnown: false)
    var heights = Array(repeating: CGFloat(44), count: 300)
    var random = SeededRandom(seed: 22)
    for _ in 0..<200 {
      let row = Int.random(in: 0..<300, using: &random)
      heights[row] = CGFloat(Int.random(in: 1...90, using: &random))
      list.set(heights[row], at: row)
      #expect(list.isKnown(row) && list[row] == heights[row])
    }
    let whole = RowHeights(heights, areKnown: true)
    var start: CGFloat = 0
    for (row, height) in heights.enumerated() {
      #expect(abs(list.start(of: row) - start) < 1e-6 && abs(whole.start(of: row) - start) < 1e-6)
      #expect(list.row(at: start + height / 2) == row && whole.row(at: start + height / 2) == row)
      start += height
    }
    #expect(abs(list.total - start) < 1e-6)
    #expect(list.row(at: -5) == 0 && list.row(at: start + 5) == 299)
  }

  @Test("Tables.TB13. Headers, footers and groups have the documented heights and gaps")
  func ends() {
    let data = TestTable([["Tea"], ["Eggs", "Rice"], ["Pasta"]])
    (data.headers, data.footers) = ([nil, "Hard", nil], [nil, nil, "That is all"])
    let table = screen.run { data.show(in: screen.window, style: .grouped) }
    screen.wait(0.1)
    #expect(table.rectForRow(at: [0, 0]).minY == 35)
    #expect(table.rectForHeader(inSection: 1).height > 30)
    let gap = table.rectForRow(at: [2, 0]).minY - table.rectForRow(at: [1, 1]).maxY
    #expect(gap == 35)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "HARD")
    #expect(table.headerView(forSection: 1)?.textLabel?.accessibilityLabel == "Hard")
    #expect(table.footerView(forSection: 2)?.textLabel?.text == "That is all")
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.contentSize.height == table.rect(forSection: 2).maxY)
  }

  @Test("Tables.TB15. Headers of plain tables are pinned until the next one pushes them away")
  func sticking() {
    let data = TestTable([Self.kettles, Self.kettles])
    data.headers = ["One", "Two"]
    let table = screen.run {
      let table = data.show(in: screen.window)
      table.sectionHeaderTopPadding = 0
      return table
    }
    screen.wait(0.1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    screen.run { table.contentOffset.y = 1000 }
    screen.wait(0.1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 1000)
    let next = table.rectForHeader(inSection: 1).minY
    screen.run { table.contentOffset.y = next - 10 }
    screen.wait(0.1)
    #expect(table.headerView(forSection: 0)?.frame.maxY == next)
    #expect(table.headerView(forSection: 1)?.frame.minY == next)
  }

  // Tables.TB16.
  @Test("A row scrolls to the top, the middle, the bottom, or the nearest visible position")
  func scrolling() {
    let data = TestTable([Self.kettles])
    let table = screen.run {
      let table = data.show(in: screen.window)
      table.rowHeight = 50
      return table
    }
    screen.wait(0.1)
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      screen.run { table.scrollToRow(at: [0, row], at: position, animated: false) }
      return table.contentOffset.y
    }
    #expect(offset(30, .top) == 1500)
    #expect(offset(30, .middle) == 1125)
    #expect(offset(30, .bottom) == 750)
    #expect(offset(31, .none) == 800)
    #expect(offset(31, .none) == 800)
    #expect(offset(99, .top) == 4200)
    screen.run { table.scrollToRow(at: [0, 0], at: .top, animated: true) }
    #expect(table.contentOffset.y == 4200)
    screen.wait(0.5)
    #expect(table.contentOffset.y == 0)
  }

  @Test("Tables.TB96. A table's header and footer are as wide as the table at once")
  func headerWidth() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableHeaderView = header
    table.tableFooterView = footer
    #expect(header.frame.size == CGSize(width: 100, height: 70))
    #expect(footer.frame.size == CGSize(width: 100, height: 30))
    let empty = UITableView()
    empty.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    #expect(empty.tableHeaderView?.frame.width == 10)
  }

  @Test("Tables.TB3. A reload requests all rows; the table header and footer stay")
  func reloading() {
    let data = TestTable([["Tea"]])
    let table = screen.run {
      let table = data.show(in: screen.window)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      return table
    }
    screen.wait(0.1)
    #expect(table.rectForRow(at: [0, 0]).minY == 70)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 114, width: 400, height: 30))
    #expect(table.contentSize.height == 144)
    data.sections = [["Tea", "Eggs"], ["Rice"]]
    screen.run { table.reloadData() }
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleTexts == ["Tea", "Eggs", "Rice"])
    screen.wait(0.1)
    #expect(table.contentSize.height == 232)
    table.dataSource = nil
    screen.wait(0.1)
    #expect(table.visibleCells.isEmpty && table.numberOfSections == 0)
  }

  @Test("A plain scroll view delegate is not the table's delegate, but is notified of scrolling")
  func delegates() {
    final class Watcher: NSObject, UITableViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let (data, watcher) = (TestTable([Self.kettles]), Watcher())
    let table = screen.run { data.show(in: screen.window, delegate: watcher) }
    screen.wait(0.1)
    let before = watcher.count
    screen.run { table.contentOffset.y = 100 }
    #expect(watcher.count == before + 1)
    #expect(table.delegate === watcher && (table as UIScrollView).delegate === watcher)
  }

  @Test("Tables.TB98. Filler rows have separators from the last row to the end of the visible area")
  func fillerRows() throws {
    let data = TestTable([["Kettle", "Pot"]])
    let table = screen.run { data.show(in: screen.window) }
    screen.wait(0.1)
    let size = table.bounds.size
    /// The lower edges of the lines below the rows.
    func edges() -> [CGFloat] {
      let rest = CGRect(x: 0, y: 88, width: size.width, height: size.height - 88)
      let fillers = table.subviews.first { $0.frame == rest && !($0 is UITableViewCell) }
      return (fillers?.subviews ?? []).map { $0.frame.maxY + rest.minY }
    }
    #expect(table.fillerRowHeight == 0 && edges().isEmpty)
    screen.run { table.fillerRowHeight = UITableView.automaticDimension }
    screen.wait(0.1)
    #expect(edges().count == Int((size.height - 88) / 44))
    #expect(edges().first == 132 && edges().dropFirst().first == 176)
    screen.run { table.fillerRowHeight = 100 }
    screen.wait(0.1)
    #expect(edges().count == Int((size.height - 88) / 100) && edges().first == 188)
    screen.run { table.tableFooterView = UIView() }
    screen.wait(0.1)
    #expect(edges().isEmpty)
    screen.run {
      table.tableFooterView = nil
      table.separatorStyle = .none
    }
    screen.wait(0.1)
    #expect(edges().isEmpty)
  }
}
