import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// A data source of two rows, without an answer about editing.
@MainActor private class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// A data source that moves and deletes rows, whose methods are found as those of an app.
@MainActor private final class MovingRows: Rows {
  static let selectors = [
    Selector("tableView:moveRowAt:to:", calling: MovingRows.tableView(_:moveRowAt:to:)),
    Selector("tableView:commit:forRowAt:", calling: MovingRows.tableView(_:commit:forRowAt:)),
  ]

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
}

/// A controller that moves rows.
@MainActor private final class MovingController: UITableViewController {
  static let selector = Selector(
    "tableView:moveRowAt:to:", calling: MovingController.tableView(_:moveRowAt:to:))

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
}

/// Methods of a data source whose presence alone has an effect.
@MainActor @Suite(.serialized) struct TableMethodTests {
  private func isMovable(_ source: any UITableViewDataSource) -> Bool {
    let screen = TouchScreen()
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    table.dataSource = source
    screen.window.addSubview(table)
    screen.wait(0.1)
    table.setEditing(true, animated: false)
    screen.wait(0.5)
    return table.cellForRow(at: [0, 0])?.showsReorderControl ?? false
  }

  @Test("Tables.TB53. The method that moves a row makes all rows movable, if nothing else is said")
  func moving() {
    _ = (MovingRows.selectors, MovingController.selector)
    #expect(!isMovable(Rows()))
    #expect(isMovable(MovingRows()))
    let table = UITableView()
    #expect(MovingController().tableView(table, canMoveRowAt: [0, 0]))
    #expect(!UITableViewController().tableView(table, canMoveRowAt: [0, 0]))
  }

  @Test("Tables.TB43. The method that deletes a row lets rows be swiped")
  func deleting() {
    _ = MovingRows.selectors
    let table = UITableView()
    let (plain, deleting) = (Rows(), MovingRows())
    table.dataSource = plain
    #expect(table.swipeActions(at: [0, 0], isLeading: false) == nil)
    table.dataSource = deleting
    #expect(table.swipeActions(at: [0, 0], isLeading: false)?.actions.count == 1)
  }
}
