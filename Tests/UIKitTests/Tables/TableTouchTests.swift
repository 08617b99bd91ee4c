import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tables under fingers.
@MainActor @Suite(.oneScreen) struct TableTouchTests {
  private let screen = MovingScreen()
  private let data = TestTable([(0..<40).map { "Kettle \($0)" }])
  private let teller = Teller()
  private let table: UITableView

  init() {
    let (data, teller, screen) = (data, teller, screen)
    table = screen.run { data.show(in: screen.window, delegate: teller) }
    screen.wait(0.1)
  }

  /// Notes what the delegate is told of touches and choices.
  private final class Teller: NSObject, UITableViewDelegate {
    let diary = Diary()
    var other: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      diary.note("touched \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      diary.note("let go \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      diary.note("will \(indexPath.row)")
      return other(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      diary.note("did \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      diary.note("not \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { diary.note("details \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      diary.note("opens \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      diary.note("closes \(indexPath?.row ?? -1)")
    }
  }

  private func middle(_ row: Int) -> CGPoint {
    CGPoint(x: 200, y: table.rectForRow(at: [0, row]).midY - table.contentOffset.y)
  }

  /// Where something of a row's cell is.
  private func place(_ row: Int, of isMeant: (UIView) -> Bool) -> CGPoint {
    let view = table.cellForRow(at: [0, row])?.subviews.first(where: isMeant)
    return view.map { $0.convert(CGPoint(x: 11, y: 11), to: screen.window) } ?? .zero
  }

  @Test("TB31. A tap selects a row, and another one in its place")
  func selecting() {
    screen.tap(middle(2))
    #expect(teller.diary.take() == ["touched 2", "let go 2", "will 2", "did 2"])
    #expect(table.indexPathForSelectedRow == [0, 2])
    #expect(table.cellForRow(at: [0, 2])?.isSelected == true)
    screen.tap(middle(5))
    #expect(teller.diary.take() == ["touched 5", "let go 5", "will 5", "not 2", "did 5"])
    #expect(table.indexPathsForSelectedRows == [[0, 5]])
    #expect(table.cellForRow(at: [0, 2])?.isSelected == false)
    teller.other = { _ in nil }
    screen.tap(middle(6))
    #expect(teller.diary.take() == ["touched 6", "let go 6", "will 6"])
    teller.other = { IndexPath(row: $0.row + 1, section: 0) }
    screen.tap(middle(6))
    #expect(table.indexPathForSelectedRow == [0, 7])
  }

  @Test("TB30. A row shows after 0.15 seconds that a finger is on it, and not when that drags")
  func highlighting() {
    var finger = screen.press(middle(3))
    screen.wait(0.1)
    #expect(table.cellForRow(at: [0, 3])?.isHighlighted == false)
    screen.wait(0.1)
    #expect(table.cellForRow(at: [0, 3])?.isHighlighted == true)
    #expect(table.indexPathForSelectedRow == nil)
    screen.drag(finger, by: 0, -100, steps: 5)
    #expect(teller.diary.take() == ["touched 3", "let go 3"])
    #expect(table.cellForRow(at: [0, 3])?.isHighlighted == false)
    screen.lift(finger)
    screen.wait(2)
    #expect(table.indexPathForSelectedRow == nil && table.contentOffset.y > 50)
    (table.allowsSelection, teller.highlights) = (true, false)
    screen.tap(middle(4))
    #expect(teller.diary.take().isEmpty && table.indexPathForSelectedRow == nil)
    finger = screen.press(middle(4))
    screen.wait(0.3)
    screen.lift(finger)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("TB33. Of several that can be selected, a second tap deselects")
  func several() {
    table.allowsMultipleSelection = true
    screen.tap(middle(2))
    screen.tap(middle(1))
    #expect(table.indexPathsForSelectedRows == [[0, 2], [0, 1]])
    screen.tap(middle(2))
    #expect(teller.diary.take().last == "not 2")
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    // A cell that is used again, or comes back, shows what is so.
    screen.run { table.contentOffset.y = 700 }
    screen.wait(0.1)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    screen.run { table.contentOffset.y = 0 }
    screen.wait(0.1)
    #expect(table.visibleCells.map(\.isSelected).prefix(3) == [false, true, false])
  }

  @Test("Code selects and deselects, and the delegate is not told")
  func byCode() {
    screen.run { table.selectRow(at: [0, 30], animated: false, scrollPosition: .middle) }
    screen.wait(0.1)
    #expect(table.cellForRow(at: [0, 30])?.isSelected == true && table.contentOffset.y > 0)
    screen.run { table.selectRow(at: [0, 31], animated: true, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == [[0, 31]])
    screen.run { table.deselectRow(at: [0, 31], animated: true) }
    #expect(table.indexPathForSelectedRow == nil && teller.diary.lines.isEmpty)
  }

  @Test(
    "TB22. The button for details is no choice of the row, and a control in a row keeps its touches"
  )
  func accessories() {
    data.dress = { cell, _ in cell.accessoryType = .detailButton }
    screen.run { table.reloadData() }
    screen.wait(0.1)
    let button = place(1) { $0 is UIButton }
    screen.tap(button)
    #expect(teller.diary.take() == ["details 1"])
    screen.tap(middle(1))
    #expect(teller.diary.take().last == "did 1")
  }

  private func actions(_ note: String, _ style: UIContextualAction.Style = .normal)
    -> UISwipeActionsConfiguration
  {
    let diary = teller.diary
    return UISwipeActionsConfiguration(
      actions: [note, "No"].map { title in
        UIContextualAction(style: style, title: title) { _, _, finish in
          diary.note(title)
          finish(true)
        }
      })
  }

  private func swipe(_ row: Int, by x: CGFloat) {
    let finger = screen.press(middle(row))
    screen.drag(finger, by: x, 0, steps: 12)
    screen.wait(0.2)
    screen.lift(finger)
    screen.wait(0.6)
  }

  @Test(
    "TB45, TB46. A swipe uncovers what can be done; a tap on that does it, one elsewhere covers it")
  func swiping() {
    teller.trailing = actions("Stop")
    let cell = table.cellForRow(at: [0, 3])
    swipe(3, by: -120)
    #expect(teller.diary.take() == ["opens 3"])
    #expect(cell?.frame.minX == -148)
    screen.tap(CGPoint(x: 300, y: middle(6).y))
    screen.wait(0.6)
    #expect(teller.diary.take() == ["closes 3"] && cell?.frame.minX == 0)
    swipe(3, by: -120)
    screen.tap(CGPoint(x: 400 - 37, y: middle(3).y))
    screen.wait(0.6)
    #expect(teller.diary.take() == ["opens 3", "Stop", "closes 3"] && cell?.frame.minX == 0)
    swipe(3, by: -60)
    #expect(teller.diary.take() == ["opens 3", "closes 3"])
    // There is nothing at the other end.
    swipe(3, by: 150)
    #expect(!teller.diary.take().contains("opens 3"))
    teller.leading = actions("Pin")
    swipe(3, by: 130)
    #expect(teller.diary.take() == ["opens 3"] && cell?.frame.minX == 148)
  }

  @Test("TB46. A swipe all the way does the first thing, unless that is not wanted")
  func fullSwipe() {
    teller.trailing = actions("Stop")
    swipe(2, by: -330)
    #expect(teller.diary.take() == ["opens 2", "Stop", "closes 2"])
    let careful = actions("Stop")
    careful.performsFirstActionWithFullSwipe = false
    teller.trailing = careful
    swipe(2, by: -330)
    #expect(teller.diary.take() == ["opens 2"])
    #expect(table.cellForRow(at: [0, 2])?.frame.minX == -148)
  }

  @Test("TB40, TB41. Edited, rows make room for a sign that uncovers a button, which deletes")
  func deleting() {
    screen.run { table.setEditing(true, animated: true) }
    screen.wait(0.5)
    let cell = table.cellForRow(at: [0, 1])
    #expect(cell?.isEditing == true && cell?.contentView.frame.minX == 38)
    screen.tap(CGPoint(x: 25, y: middle(1).y))
    screen.wait(0.6)
    #expect(cell?.frame.minX ?? 0 < -70)
    screen.tap(CGPoint(x: 380, y: middle(1).y))
    screen.wait(1)
    #expect(data.diary.take() == ["commit delete 0.1"])
    #expect(table.seenTexts.prefix(3) == ["Kettle 0", "Kettle 2", "Kettle 3"])
    screen.run { table.setEditing(false, animated: true) }
    screen.wait(0.5)
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == 0)
    // Nothing is selected by taps meanwhile.
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("TB48, TB49. A row is moved by its grip, and the others make room")
  func moving() {
    data.canMove = true
    screen.run { table.setEditing(true, animated: false) }
    screen.wait(0.5)
    let cell = table.cellForRow(at: [0, 1])
    let finger = screen.press(place(1) { $0.accessibilityLabel == "Reorder" })
    screen.drag(finger, by: 0, 95, steps: 10)
    screen.wait(0.5)
    #expect(abs((cell?.frame.minY ?? 0) - 139) < 0.01)
    #expect(table.cellForRow(at: [0, 2])?.frame.minY == 44)
    #expect(table.cellForRow(at: [0, 3])?.frame.minY == 88)
    #expect(table.cellForRow(at: [0, 4])?.frame.minY == 176)
    screen.lift(finger)
    screen.wait(0.5)
    #expect(data.diary.take() == ["move 1 to 3"])
    #expect(table.contentOffset.y == 0)
    #expect(table.seenTexts.prefix(4) == ["Kettle 0", "Kettle 2", "Kettle 3", "Kettle 1"])
    #expect(table.indexPath(for: cell ?? UITableViewCell()) == [0, 3] && cell?.frame.minY == 132)
  }
}
