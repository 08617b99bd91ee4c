import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Steps DragAndDrop.LI1–LI7 and DragAndDrop.SL3.
  @MainActor @Suite(.serialized) struct TableDragTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate, UITableViewDataSource,
      UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate,
      UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate,
      UICollectionViewDropDelegate
    {
      var window: UIWindow?
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 308))
      let layout = UICollectionViewFlowLayout()
      lazy var grid = UICollectionView(
        frame: CGRect(x: 0, y: 440, width: 320, height: 140), collectionViewLayout: layout)
      var rows = ["eggs", "tea", "rice", "soup", "cake"]
      var cells = ["one", "two"]
      var eventLog: [String] = []
      var usesPlaceholder = false
      var context: (any UITableViewDropPlaceholderContext)?
      var gridContext: (any UICollectionViewDropPlaceholderContext)?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = UIViewController()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate, table.dragDelegate) = (self, self, self)
        layout.itemSize = CGSize(width: 100, height: 60)
        grid.contentInsetAdjustmentBehavior = .never
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (grid.dataSource, grid.delegate, grid.dragDelegate) = (self, self, self)
        grid.dropDelegate = self
        window.rootViewController?.view.addSubview(table)
        window.rootViewController?.view.addSubview(grid)
        window.makeKeyAndVisible()
        return true
      }

      final class Cell: UITableViewCell {
        var states: [DragState] = []
        override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = rows[path.row]
        return cell
      }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath
      ) {
        eventLog.append("move \(source.row) to \(target.row)")
        rows.insert(rows.remove(at: source.row), at: target.row)
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventLog.append("selected \(indexPath.row)")
      }

      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] {
        eventLog.append("items of \(indexPath.row)")
        let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
        item.localObject = rows[indexPath.row]
        return [item]
      }
      func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        eventLog.append("begins \(tableView.hasActiveDrag)")
      }
      func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        eventLog.append("ended \(tableView.hasActiveDrag)")
      }
      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      }
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {
        let target = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        for item in coordinator.items {
          let text = item.dragItem.localObject as? String ?? "?"
          let source = item.sourceIndexPath
          eventLog.append("drop \(text) from \(source?.row ?? -1) at \(target.row)")
          if usesPlaceholder {
            context = coordinator.drop(
              item.dragItem,
              to: UITableViewDropPlaceholder(
                insertionIndexPath: target, reuseIdentifier: "cell", rowHeight: 44))
            continue
          }
          tableView.performBatchUpdates {
            if let source {
              rows.remove(at: source.row)
              tableView.deleteRows(at: [source], with: .automatic)
            }
            rows.insert(text, at: target.row)
            tableView.insertRows(at: [target], with: .automatic)
          }
          coordinator.drop(item.dragItem, toRowAt: target)
        }
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cells.count
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ view: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] {
        let item = UIDragItem(
          itemProvider: NSItemProvider(object: cells[indexPath.item] as NSString))
        item.localObject = cells[indexPath.item]
        return [item]
      }
      func collectionView(
        _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      }
      func collectionView(
        _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        let target = coordinator.destinationIndexPath ?? IndexPath(item: cells.count, section: 0)
        for item in coordinator.items {
          let text = item.dragItem.localObject as? String ?? "?"
          if usesPlaceholder {
            gridContext = coordinator.drop(
              item.dragItem,
              to: UICollectionViewDropPlaceholder(
                insertionIndexPath: target, reuseIdentifier: "cell"))
            continue
          }
          view.performBatchUpdates {
            if let source = item.sourceIndexPath {
              cells.remove(at: source.item)
              view.deleteItems(at: [source])
            }
            let index = min(target.item, cells.count)
            cells.insert(text, at: index)
            view.insertItems(at: [IndexPath(item: index, section: 0)])
          }
          coordinator.drop(item.dragItem, toItemAt: target)
        }
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone11)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    private func row(_ index: Int) -> (x: Double, y: Double) { (100, 122 + 44 * Double(index)) }

    /// Rests on a place, moves to another one, and lifts the finger there.
    private func drag(
      _ phone: SimulatedPhone, from start: (x: Double, y: Double), to end: (x: Double, y: Double),
      before lift: () -> Void = {}
    ) {
      phone.touch(TouchReport(ContactID(1), .began, x: start.x, y: start.y))
      phone.wait(0.8)
      for step in 1...4 {
        let part = Double(step) / 4
        phone.touch(
          TouchReport(
            ContactID(1), .moved, x: start.x + (end.x - start.x) * part,
            y: start.y + (end.y - start.y) * part))
        phone.wait(0.1)
      }
      lift()
      phone.touch(TouchReport(ContactID(1), .ended, x: end.x, y: end.y))
      phone.wait(1)
    }

    @Test("DragAndDrop.LI6. Without a drop delegate, the data source moves a row")
    func moves() {
      let (phone, app) = launch()
      drag(phone, from: row(0), to: row(2))
      #expect(app.rows == ["tea", "rice", "eggs", "soup", "cake"])
      #expect(app.eventLog == ["items of 0", "begins true", "move 0 to 2", "ended false"])
      #expect(phone.run { app.table.visibleCells.map { $0.textLabel?.text } } == app.rows)
      drag(phone, from: row(4), to: row(1))
      #expect(app.rows == ["tea", "cake", "rice", "eggs", "soup"])
    }

    @Test("DragAndDrop.LI1–LI4. A coordinator moves a row to the gap that has opened")
    func coordinator() {
      let (phone, app) = launch()
      phone.run { app.table.dropDelegate = app }
      let cell = phone.run { app.table.cellForRow(at: IndexPath(row: 1, section: 0)) }
      drag(phone, from: row(1), to: row(3)) {
        #expect(app.table.hasActiveDrop)
        let gap = app.table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame.minY
        let moved = app.table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY
        #expect(gap == 176 && moved == 44 && cell?.alpha == 0)
      }
      #expect(app.rows == ["eggs", "rice", "soup", "tea", "cake"], "\(app.eventLog)")
      #expect(app.eventLog.contains("drop tea from 1 at 3"))
      #expect((cell as? App.Cell)?.states == [.lifting, .dragging, .none] && cell?.alpha == 1)
      #expect(phone.run { app.table.visibleCells.map { $0.textLabel?.text } } == app.rows)
      #expect(!app.table.hasActiveDrop)
    }

    @Test("DragAndDrop.LI3. Items go from a collection view to a table, and within the former")
    func between() {
      let (phone, app) = launch()
      phone.run { app.table.dropDelegate = app }
      drag(phone, from: (x: 50, y: 470), to: row(1))
      #expect(app.rows == ["eggs", "one", "tea", "rice", "soup", "cake"], "\(app.eventLog)")
      #expect(app.eventLog.contains("drop one from -1 at 1"))
      drag(phone, from: (x: 50, y: 470), to: (x: 270, y: 470))
      #expect(app.cells == ["two", "one"])
    }

    @Test("DragAndDrop.LI5. The table scrolls near its edge")
    func scrolls() {
      let (phone, app) = launch()
      phone.run {
        app.rows = (0..<40).map { "Row \($0)" }
        app.table.reloadData()
        app.table.layoutIfNeeded()
      }
      drag(phone, from: row(0), to: (x: 100, y: 400)) {
        for step in 1...10 {
          phone.touch(TouchReport(ContactID(1), .moved, x: 100 + Double(step), y: 400))
          phone.wait(0.05)
        }
        #expect(app.table.contentOffset.y > 40)
      }
    }

    @Test("DragAndDrop.LI7. The row of a placeholder is inserted with its data, once")
    func placeholder() {
      let (phone, app) = launch()
      phone.run {
        app.table.dropDelegate = app
        app.usesPlaceholder = true
      }
      drag(phone, from: (x: 50, y: 470), to: row(1))
      #expect(app.rows.count == 5)
      phone.run {
        let isInserted = app.context?.commitInsertion { app.rows.insert("late", at: $0.row) }
        #expect(isInserted == true)
        #expect(app.context?.commitInsertion { _ in } == false)
        #expect(app.context?.deletePlaceholder() == false)
        #expect(app.table.numberOfRows(inSection: 0) == 6)
      }
    }

    @Test("DragAndDrop.LI7. The item of a placeholder is inserted with its data, or given up")
    func collectionPlaceholder() {
      let (phone, app) = launch()
      phone.run { app.usesPlaceholder = true }
      drag(phone, from: (x: 50, y: 470), to: (x: 270, y: 470))
      #expect(app.cells == ["one", "two"])
      phone.run {
        app.gridContext?.setNeedsCellUpdate()
        let isInserted = app.gridContext?.commitInsertion { app.cells.insert("late", at: $0.item) }
        #expect(isInserted == true && app.cells.contains("late"))
        #expect(app.gridContext?.commitInsertion { _ in } == false)
        #expect(app.grid.numberOfItems(inSection: 0) == 3)
      }
      drag(phone, from: (x: 50, y: 470), to: (x: 270, y: 470))
      phone.run {
        #expect(app.gridContext?.deletePlaceholder() == true)
        #expect(app.gridContext?.deletePlaceholder() == false)
        #expect(app.gridContext?.commitInsertion { _ in } == false)
        #expect(app.grid.numberOfItems(inSection: 0) == 3)
      }
    }

    @Test("DragAndDrop.SL3. Held items select a row of a spring-loaded table")
    func springLoading() {
      let (phone, app) = launch()
      phone.run { app.table.isSpringLoaded = true }
      drag(phone, from: (x: 50, y: 470), to: row(3)) { phone.wait(1.5) }
      #expect(app.eventLog.contains("selected 3"), "\(app.eventLog)")
    }
  }
}
