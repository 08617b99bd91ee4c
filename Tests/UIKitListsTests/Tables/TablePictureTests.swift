import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of the painted appearance of tables.
@MainActor @Suite(.exclusiveScreen) struct TablePictureTests {
  /// Shows a table of a style with one of each kind of cell and saves its image.
  private func show(
    _ style: UITableView.Style, _ cells: UITableViewCell.CellStyle, isDark: Bool = false,
    isFromRight: Bool = false, name: String, _ change: (UITableView) -> Void = { _ in }
  ) -> (RenderedScreen, UITableView, TestTable) {
    let screen = RenderedScreen(CGSize(width: 375, height: 600), isDark: isDark)
    let data = TestTable([["Tea", "Eggs", "Rice"], ["Pasta", "Bread"]])
    (data.headers, data.footers) = (
      ["Quick things", "Slow things"], [nil, "Ask before you bake."]
    )
    data.style = cells
    data.configure = { cell, path in
      cell.detailTextLabel?.text = "\(path.row + 3) minutes"
      cell.accessoryType =
        [.disclosureIndicator, .checkmark, .detailDisclosureButton][path.row % 3]
      if path.section == 1 { cell.accessoryType = .none }
      if path == [1, 1] { cell.accessoryView = UISwitch() } else { cell.accessoryView = nil }
      if isFromRight { cell.semanticContentAttribute = .forceRightToLeft }
    }
    var table: UITableView?
    screen.show { window in
      let new = data.show(in: window, style: style)
      if isFromRight { new.semanticContentAttribute = .forceRightToLeft }
      new.layoutIfNeeded()
      change(new)
      table = new
    }
    screen.show()
    screen.keep(name)
    return (screen, table ?? UITableView(), data)
  }

  @Test(
    "Tables.TB13, Tables.TB24. Inset groups have rounded corners and separators between their rows")
  func insetGroups() {
    let (screen, table, data) = show(.insetGrouped, .value1, name: "table-inset")
    let rect = table.rectForRow(at: [0, 0])
    #expect(rect.minX == 16 && rect.width == 343)
    // The corner has the background's color, the middle of the row is white.
    #expect(screen.pixel(17, rect.minY + 1) == [242, 242, 247, 255])
    #expect(screen.pixel(200, rect.minY + 4) == [255, 255, 255, 255])
    // The separator begins with the text, and there is none after the last row.
    let y = rect.maxY - 0.25
    #expect(screen.pixel(25, y) == [255, 255, 255, 255])
    #expect(screen.pixel(200, y) != [255, 255, 255, 255])
    let last = table.rectForRow(at: [0, 2])
    #expect(screen.pixel(200, last.maxY - 0.25) == [255, 255, 255, 255])
    withExtendedLifetime(data) {}
  }

  @Test("Tables.TB20, Tables.TB22. Texts, details and accessories are placed by the cell style")
  func cells() throws {
    let (_, table, data) = show(.grouped, .subtitle, isDark: true, name: "table-subtitle-dark")
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let (title, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    #expect(
      title.frame.minX == 16 && detail.frame.minX == 16 && title.frame.maxY <= detail.frame.minY)
    #expect(cell.bounds.height > 55 && cell.bounds.height < 62)
    #expect(cell.contentView.frame.maxX < 375 - 16)
    let (_, values, more) = show(.plain, .value1, name: "table-plain")
    let row = try #require(values.cellForRow(at: [0, 1]))
    #expect(row.bounds.height == 44)
    #expect(row.detailTextLabel?.frame.maxX == row.contentView.bounds.width - 8)
    _ = show(.plain, .value2, isDark: true, name: "table-value2-dark")
    withExtendedLifetime((data, more)) {}
  }

  @Test("Tables.TB25. Cells are mirrored in right-to-left layouts")
  func fromRight() throws {
    let (_, table, data) = show(.insetGrouped, .value1, isFromRight: true, name: "table-right") {
      $0.setEditing(true, animated: false)
    }
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(cell.contentView.frame.maxX == cell.bounds.width - 38)
    let (title, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    #expect(title.frame.minX > detail.frame.maxX)
    withExtendedLifetime(data) {}
  }

  @Test("Tables.TB32. A selected row has a gray background, which fades on deselection")
  func selection() {
    let (screen, table, data) = show(.plain, .value1, name: "table-selected") {
      $0.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    }
    let rect = table.rectForRow(at: [0, 1])
    let gray = [209, 209, 214, 255]
    #expect(screen.pixel(200, rect.minY + 5) == gray)
    screen.show { _ in table.deselectRow(at: [0, 1], animated: true) }
    screen.advance(to: 10.15)
    let between = screen.pixel(200, rect.minY + 5)[0]
    #expect(between > 215 && between < 250, "\(between)")
    screen.advance(to: 11)
    #expect(screen.pixel(200, rect.minY + 5) == [255, 255, 255, 255])
    withExtendedLifetime(data) {}
  }

  // Tables.TB40, Tables.TB41.
  @Test("Tables in editing have edit controls, selection marks and reorder controls")
  func editing() {
    let (screen, table, data) = show(.insetGrouped, .default, name: "table-editing") {
      ($0.dataSource as? TestTable)?.canMove = true
      $0.setEditing(true, animated: false)
    }
    let row = table.rectForRow(at: [0, 0])
    // Red, left of the minus sign.
    let red = screen.pixel(36, row.midY)
    #expect(red[0] > 200 && red[1] < 90, "\(red)")
    let (_, marks, more) = show(.plain, .default, name: "table-marks") {
      $0.allowsMultipleSelectionDuringEditing = true
      $0.setEditing(true, animated: false)
      $0.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    }
    #expect(marks.cellForRow(at: [0, 1])?.contentView.frame.minX == 38)
    withExtendedLifetime((data, more)) {}
  }
}
