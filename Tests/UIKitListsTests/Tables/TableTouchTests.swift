import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of touches, selection, swipes and reordering of rows.
@MainActor @Suite(.exclusiveScreen) struct TableTouchTests {
  private let screen = AnimatedScreen()
  private let data = TestTable([(0..<40).map { "Kettle \($0)" }])
  private let recorder = RecordingDelegate()
  private let table: UITableView

  init() {
    let (data, recorder, screen) = (data, recorder, screen)
    table = screen.run { data.show(in: screen.window, delegate: recorder) }
    screen.wait(0.1)
  }

  /// A delegate that records highlights and selections.
  private final class RecordingDelegate: NSObject, UITableViewDelegate {
    let eventLog = EventLog()
    var other: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      eventLog.note("touched \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      eventLog.note("let go \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      eventLog.note("will \(indexPath.row)")
      return other(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      eventLog.note("did \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      eventLog.note("not \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { eventLog.note("details \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      eventLog.note("opens \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      eventLog.note("closes \(indexPath?.row ?? -1)")
    }
  }

  private func middle(_ row: Int) -> CGPoint {
    CGPoint(x: 200, y: table.rectForRow(at: [0, row]).midY - table.contentOffset.y)
  }

  /// Returns the center of a view in a row's cell.
  private func place(_ row: Int, of predicate: (UIView) -> Bool) -> CGPoint {
    let view = table.cellForRow(at: [0, row])?.subviews.first(where: predicate)
    return view.map { $0.convert(CGPoint(x: 11, y: 11), to: screen.window) } ?? .zero
  }

  @Test("Tables.TB31. A tap selects a row and deselects the former one")
  func selecting() {
    screen.tap(middle(2))
    #expect(recorder.eventLog.take() == ["touched 2", "let go 2", "will 2", "did 2"])
    #expect(table.indexPathForSelectedRow == [0, 2])
    #expect(table.cellForRow(at: [0, 2])?.isSelected == true)
    screen.tap(middle(5))
    #expect(recorder.eventLog.take() == ["touched 5", "let go 5", "will 5", "not 2", "did 5"])
    #expect(table.indexPathsForSelectedRows == [[0, 5]])
    #expect(table.cellForRow(at: [0, 2])?.isSelected == false)
    recorder.other = { _ in nil }
    screen.tap(middle(6))
    #expect(recorder.eventLog.take() == ["touched 6", "let go 6", "will 6"])
    recorder.other = { IndexPath(row: $0.row + 1, section: 0) }
    screen.tap(middle(6))
    #expect(table.indexPathForSelectedRow == [0, 7])
  }

  @Test("Tables.TB30. A touch highlights a row after 0.15 seconds, and a drag does not")
  func highlighting() {
    var finger = screen.press(middle(3))
    screen.wait(0.1)
    #expect(table.cellForRow(at: [0, 3])?.isHighlighted == false)
    screen.wait(0.1)
    #expect(table.cellForRow(at: [0, 3])?.isHighlighted == true)
    #expect(table.indexPathForSelectedRow == nil)
    screen.drag(finger, by: 0, -100, steps: 5)
    #expect(recorder.eventLog.take() == ["touched 3", "let go 3"])
    #expect(table.cellForRow(at: [0, 3])?.isHighlighted == false)
    screen.lift(finger)
    screen.wait(2)
    #expect(table.indexPathForSelectedRow == nil && table.contentOffset.y > 50)
    (table.allowsSelection, recorder.highlights) = (true, false)
    screen.tap(middle(4))
    #expect(recorder.eventLog.take().isEmpty && table.indexPathForSelectedRow == nil)
    finger = screen.press(middle(4))
    screen.wait(0.3)
    screen.lift(finger)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Tables.TB33. With multiple selection, a second tap deselects")
  func several() {
    table.allowsMultipleSelection = true
    screen.tap(middle(2))
    screen.tap(middle(1))
    #expect(table.indexPathsForSelectedRows == [[0, 2], [0, 1]])
    screen.tap(middle(2))
    #expect(recorder.eventLog.take().last == "not 2")
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    // A reused or returning cell shows the current state.
    screen.run { table.contentOffset.y = 700 }
    screen.wait(0.1)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    screen.run { table.contentOffset.y = 0 }
    screen.wait(0.1)
    #expect(table.visibleCells.map(\.isSelected).prefix(3) == [false, true, false])
  }

  // Tables.TB34.
  @Test("Selection by code does not notify the delegate")
  func byCode() {
    screen.run { table.selectRow(at: [0, 30], animated: false, scrollPosition: .middle) }
    screen.wait(0.1)
    #expect(table.cellForRow(at: [0, 30])?.isSelected == true && table.contentOffset.y > 0)
    screen.run { table.selectRow(at: [0, 31], animated: true, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == [[0, 31]])
    screen.run { table.deselectRow(at: [0, 31], animated: true) }
    #expect(table.indexPathForSelectedRow == nil && recorder.eventLog.lines.isEmpty)
  }

  // Tables.TB22.
  @Test(
    "The detail button does not select its row, and controls in rows keep their touches"
  )
  func accessories() {
    data.configure = { cell, _ in cell.accessoryType = .detailButton }
    screen.run { table.reloadData() }
    screen.wait(0.1)
    let button = place(1) { $0 is UIButton }
    screen.tap(button)
    #expect(recorder.eventLog.take() == ["details 1"])
    screen.tap(middle(1))
    #expect(recorder.eventLog.take().last == "did 1")
  }

  private func actions(_ note: String, _ style: UIContextualAction.Style = .normal)
    -> UISwipeActionsConfiguration
  {
    let eventLog = recorder.eventLog
    return UISwipeActionsConfiguration(
      actions: [note, "No"].map { title in
        UIContextualAction(style: style, title: title) { _, _, finish in
          eventLog.note(title)
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

  // Tables.TB45, Tables.TB46.
  // Tables.TB43, Tables.TB47.
  @Test("A swipe reveals actions; a tap performs one, a tap elsewhere hides them")
  func swiping() {
    recorder.trailing = actions("Stop")
    let cell = table.cellForRow(at: [0, 3])
    swipe(3, by: -120)
    #expect(recorder.eventLog.take() == ["opens 3"])
    #expect(cell?.frame.minX == -148)
    screen.tap(CGPoint(x: 300, y: middle(6).y))
    screen.wait(0.6)
    #expect(recorder.eventLog.take() == ["closes 3"] && cell?.frame.minX == 0)
    swipe(3, by: -120)
    screen.tap(CGPoint(x: 400 - 37, y: middle(3).y))
    screen.wait(0.6)
    #expect(recorder.eventLog.take() == ["opens 3", "Stop", "closes 3"] && cell?.frame.minX == 0)
    swipe(3, by: -60)
    #expect(recorder.eventLog.take() == ["opens 3", "closes 3"])
    // There are no actions at the other edge.
    swipe(3, by: 150)
    #expect(!recorder.eventLog.take().contains("opens 3"))
    recorder.leading = actions("Pin")
    swipe(3, by: 130)
    #expect(recorder.eventLog.take() == ["opens 3"] && cell?.frame.minX == 148)
  }

  @Test("Tables.TB46. A full swipe performs the first action, unless that is switched off")
  func fullSwipe() {
    recorder.trailing = actions("Stop")
    swipe(2, by: -330)
    #expect(recorder.eventLog.take() == ["opens 2", "Stop", "closes 2"])
    let careful = actions("Stop")
    careful.performsFirstActionWithFullSwipe = false
    recorder.trailing = careful
    swipe(2, by: -330)
    #expect(recorder.eventLog.take() == ["opens 2"])
    #expect(table.cellForRow(at: [0, 2])?.frame.minX == -148)
  }

  @Test("Tables.TB52. Row actions are swipe actions; a full swipe performs none")
  func rowActions() {
    final class Actions: NSObject, UITableViewDelegate {
      var performed: [String] = []

      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        ["Stop", "No"].map { title in
          UITableViewRowAction(style: .normal, title: title) { [unowned self] action, path in
            performed.append("\(action.title ?? "") \(path.row)")
          }
        }
      }
    }
    let actions = Actions()
    screen.run { table.delegate = actions }
    screen.wait(0.1)
    let cell = table.cellForRow(at: [0, 3])
    swipe(3, by: -330)
    #expect(actions.performed == [] && cell?.frame.minX == -148)
    screen.tap(CGPoint(x: 400 - 37, y: middle(3).y))
    screen.wait(0.6)
    #expect(actions.performed == ["Stop 3"] && cell?.frame.minX == 0)
  }

  @Test("A cell is told of the controls beside its content before and after they change")
  func transitions() {
    final class Cell: UITableViewCell {
      var states: [(StateMask, Bool)] = []
      override func willTransition(to state: StateMask) { states.append((state, isEditing)) }
      override func didTransition(to state: StateMask) { states.append((state, isEditing)) }
    }
    let cell = Cell()
    cell.setEditing(true, animated: false)
    cell.setEditing(true, animated: false)
    cell.setEditing(false, animated: false)
    #expect(cell.states.map(\.0) == [.showingEditControl, .showingEditControl, [], []])
    #expect(cell.states.map(\.1) == [false, true, true, false])
  }

  @Test("Tables.TB40, Tables.TB41. In editing, a row's edit control reveals the delete button")
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
    #expect(data.eventLog.take() == ["commit delete 0.1"])
    #expect(table.visibleTexts.prefix(3) == ["Kettle 0", "Kettle 2", "Kettle 3"])
    screen.run { table.setEditing(false, animated: true) }
    screen.wait(0.5)
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == 0)
    // Taps select nothing meanwhile.
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Tables.TB48, Tables.TB49. The reorder control moves a row, and the others make way")
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
    #expect(data.eventLog.take() == ["move 1 to 3"])
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleTexts.prefix(4) == ["Kettle 0", "Kettle 2", "Kettle 3", "Kettle 1"])
    #expect(table.indexPath(for: cell ?? UITableViewCell()) == [0, 3] && cell?.frame.minY == 132)
  }
}
