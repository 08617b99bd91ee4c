import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of the painted appearance of lists and of configured cells.
@MainActor @Suite(.exclusiveScreen) struct ListPictureTests {
  private static let dishes = [["Hot", "Tea", "Soup", "Rice"], ["Cold", "Salad", "Bread"]]

  private func show(
    _ list: UICollectionLayoutListConfiguration, isDark: Bool = false, name: String,
    _ change: (TestList) -> Void = { _ in }
  ) -> (RenderedScreen, TestList?) {
    let screen = RenderedScreen(CGSize(width: 375, height: 500), isDark: isDark)
    var shown: TestList?
    screen.show { window in
      shown = TestList(list, in: window, Self.dishes) { cell, path, item in
        guard path.item > 0 || list.headerMode != .firstItemInSection else { return }
        var content =
          path.item % 2 == 0
          ? cell.defaultContentConfiguration() : UIListContentConfiguration.subtitleCell()
        content.text = item
        content.secondaryText = path.item % 2 == 0 ? nil : "\(path.item + 3) minutes"
        content.image = UIImage(systemName: ["star", "bolt", "heart"][path.item % 3])
        cell.contentConfiguration = content
        cell.accessories = [
          .multiselect(), .reorder(), .label(text: "\(path.item)"),
          path.item == 2 ? .checkmark() : .disclosureIndicator(displayed: .whenNotEditing),
          .outlineDisclosure(options: .init(isHidden: path.item != 3)),
        ]
      }
      if let shown { change(shown) }
    }
    screen.show()
    screen.keep(name)
    return (screen, shown)
  }

  @Test("Lists.LS5. A selected cell is gray, with the corners of its group and no separator")
  func groups() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let (screen, list) = show(configuration, name: "list-inset") {
      $0.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    }
    let rect = try #require(list?.cell(1)?.frame)
    #expect(screen.pixel(17, rect.minY + 1) == [242, 242, 247, 255])
    #expect(screen.pixel(250, rect.midY) == [209, 209, 214, 255])
    let other = try #require(list?.cell(2)?.frame)
    #expect(screen.pixel(250, other.midY) == [255, 255, 255, 255])
    #expect(screen.pixel(250, other.maxY - 0.25) != [255, 255, 255, 255])
    withExtendedLifetime(list) {}
  }

  @Test("Lists.LS7. An edited list in the dark has marks and grips in the place of chevrons")
  func edited() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let (screen, list) = show(configuration, isDark: true, name: "list-edited-dark") {
      $0.view.isEditing = true
      $0.view.allowsMultipleSelectionDuringEditing = true
      $0.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    }
    let rect = try #require(list?.cell(2)?.frame)
    // The mark of the selected cell has the tint color; that of another one is a gray ring.
    let mark = screen.pixel(16 + 4, rect.midY)
    #expect(mark[2] > 200 && mark[0] < 60, "\(mark)")
    let other = try #require(list?.cell(1)?.frame)
    #expect(screen.pixel(16 + 11, other.midY) == [0, 0, 0, 255])
    withExtendedLifetime(list) {}
  }

  @Test("CellConfigurations.CC22. A table's configured cell shows its selection by its background")
  func tables() throws {
    let screen = RenderedScreen(CGSize(width: 375, height: 400))
    let data = TestTable([["Tea", "Eggs", "Rice"]])
    data.configuresText = false
    data.configure = { cell, path in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = (["Tea", "Eggs", "Rice"][path.row], "\(path.row)")
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listGroupedCell()
      if path.row == 1 {
        background.backgroundColor = .systemYellow
        background.cornerRadius = 8
        background.backgroundInsets = .init(top: 2, leading: 4, bottom: 2, trailing: 4)
      }
      cell.backgroundConfiguration = background
      cell.accessoryType = .disclosureIndicator
    }
    var table: UITableView?
    screen.show { window in
      table = data.show(in: window, style: .insetGrouped)
      table?.layoutIfNeeded()
      table?.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    }
    screen.show()
    screen.keep("table-configured")
    let rows = (0..<3).compactMap { table?.rectForRow(at: [0, $0]) }
    #expect(screen.pixel(180, rows[0].midY) == [209, 209, 214, 255])
    #expect(screen.pixel(180, rows[1].midY) == [255, 204, 0, 255])
    #expect(screen.pixel(180, rows[2].midY) == [255, 255, 255, 255])
    withExtendedLifetime((data, table)) {}
  }
}
