import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Updates of one row or section that contradict each other.
///
/// Steps Tables.TB85 and Collections.CV76.
struct UpdateConflictTests {
  /// A batch of two updates of a table or collection with the items A B C and D E F.
  enum Pair: String, CaseIterable, Codable {
    case deleteAndReload, deleteAndMove, reloadAndMove, moveTwice, insertAndMoveTo, twoMovesTo
    case deleteAndReloadSection, reloadAndMoveSection, deleteAndMoveSection, insertAndMoveToSection

    /// Whether the sections change.
    var isOfSections: Bool { rawValue.hasSuffix("Section") }

    /// The data after the updates, as far as they have a meaning.
    var after: [[String]] {
      switch self {
      case .deleteAndReload, .deleteAndMove: [["A", "C"], ["D", "E", "F"]]
      case .reloadAndMove, .moveTwice, .twoMovesTo: [["B", "A", "C"], ["D", "E", "F"]]
      case .insertAndMoveTo: [["C", "x", "A", "B"], ["D", "E", "F"]]
      case .deleteAndReloadSection, .deleteAndMoveSection: [["A", "B", "C"]]
      case .reloadAndMoveSection: [["D", "E", "F"], ["A", "B", "C"]]
      case .insertAndMoveToSection: [["D", "E", "F"], ["x"], ["A", "B", "C"]]
      }
    }
  }

  @Test(
    "Tables.TB85. Updates of one row or section that contradict each other stop the app",
    arguments: Pair.allCases)
  func table(_ pair: Pair) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [pair] in
      await MainActor.run {
        let data = TestTable([["A", "B", "C"], ["D", "E", "F"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = data
        table.layoutIfNeeded()
        data.sections = pair.after
        table.performBatchUpdates {
          switch pair {
          case .deleteAndReload:
            table.deleteRows(at: [[0, 1]], with: .none)
            table.reloadRows(at: [[0, 1]], with: .none)
          case .deleteAndMove:
            table.deleteRows(at: [[0, 1]], with: .none)
            table.moveRow(at: [0, 1], to: [0, 0])
          case .reloadAndMove:
            table.moveRow(at: [0, 1], to: [0, 0])
            table.reloadRows(at: [[0, 1]], with: .none)
          case .moveTwice:
            table.moveRow(at: [0, 1], to: [0, 0])
            table.moveRow(at: [0, 1], to: [0, 2])
          case .insertAndMoveTo:
            table.insertRows(at: [[0, 0]], with: .none)
            table.moveRow(at: [0, 2], to: [0, 0])
          case .twoMovesTo:
            table.moveRow(at: [0, 1], to: [0, 0])
            table.moveRow(at: [0, 2], to: [0, 0])
          case .deleteAndReloadSection:
            table.deleteSections([1], with: .none)
            table.reloadSections([1], with: .none)
          case .deleteAndMoveSection:
            table.deleteSections([1], with: .none)
            table.moveSection(1, toSection: 0)
          case .reloadAndMoveSection:
            table.moveSection(1, toSection: 0)
            table.reloadSections([1], with: .none)
          case .insertAndMoveToSection:
            table.insertSections([0], with: .none)
            table.moveSection(1, toSection: 0)
          }
        }
      }
    }
    Self.checkReport(result?.standardErrorContent)
  }

  @Test(
    "Collections.CV76. Updates of one item or section that contradict each other stop the app",
    arguments: Pair.allCases)
  func collection(_ pair: Pair) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [pair] in
      await MainActor.run {
        let collection = TestCollection(
          UICollectionViewFlowLayout(), [["A", "B", "C"], ["D", "E", "F"]])
        let view = collection.view
        view.layoutIfNeeded()
        collection.sections = pair.after
        view.performBatchUpdates {
          switch pair {
          case .deleteAndReload:
            view.deleteItems(at: [[0, 1]])
            view.reloadItems(at: [[0, 1]])
          case .deleteAndMove:
            view.deleteItems(at: [[0, 1]])
            view.moveItem(at: [0, 1], to: [0, 0])
          case .reloadAndMove:
            view.moveItem(at: [0, 1], to: [0, 0])
            view.reloadItems(at: [[0, 1]])
          case .moveTwice:
            view.moveItem(at: [0, 1], to: [0, 0])
            view.moveItem(at: [0, 1], to: [0, 2])
          case .insertAndMoveTo:
            view.insertItems(at: [[0, 0]])
            view.moveItem(at: [0, 2], to: [0, 0])
          case .twoMovesTo:
            view.moveItem(at: [0, 1], to: [0, 0])
            view.moveItem(at: [0, 2], to: [0, 0])
          case .deleteAndReloadSection:
            view.deleteSections([1])
            view.reloadSections([1])
          case .deleteAndMoveSection:
            view.deleteSections([1])
            view.moveSection(1, toSection: 0)
          case .reloadAndMoveSection:
            view.moveSection(1, toSection: 0)
            view.reloadSections([1])
          case .insertAndMoveToSection:
            view.insertSections([0])
            view.moveSection(1, toSection: 0)
          }
        }
      }
    }
    Self.checkReport(result?.standardErrorContent)
  }

  private static func checkReport(_ bytes: [UInt8]?) {
    let report = String(decoding: bytes ?? [], as: UTF8.self)
    #expect(report.contains("NSInternalInconsistencyException"))
    #expect(report.contains("in one batch of updates"))
  }

  @MainActor @Test("Tables.TB85. To delete, insert or reload a row twice is to do it once")
  func repeated() {
    let data = TestTable([["A", "B", "C"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = data
    table.layoutIfNeeded()
    data.sections = [["x", "A", "C"]]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 1], [0, 1]], with: .none)
      table.insertRows(at: [[0, 0], [0, 0]], with: .none)
      table.reloadRows(at: [[0, 2], [0, 2]], with: .none)
    }
    #expect(table.visibleTexts == ["x", "A", "C"])
  }
}
