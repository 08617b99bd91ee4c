import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of list cells, their accessories and swipes: steps LS6…LS9 of
/// `Documentation/Behaviour/Lists.md`, and DS5, DS6 of `Documentation/Behaviour/DiffableData.md`.
@MainActor @Suite(.exclusiveScreen) struct ListCellTests {
  private let screen = AnimatedScreen()
  private let eventLog = EventLog()

  private func show(
    _ list: UICollectionLayoutListConfiguration = .init(appearance: .plain),
    _ items: [[String]] = [["Tea", "Eggs", "Rice", "Bread"]],
    _ configure: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) -> TestList {
    let new = screen.run { TestList(list, in: screen.window, items, configure) }
    screen.wait(0.1)
    return new
  }

  private func edit(_ list: TestList, _ isEditing: Bool = true) {
    screen.run { list.view.isEditing = isEditing }
    screen.wait(0.4)
  }

  @Test("Lists.LS6. Accessories lie beside the content, in their order")
  func accessories() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let list = show { cell, path, _ in
      guard path.item == 0 else { return }
      cell.accessories = [
        .disclosureIndicator(),
        .customView(
          configuration: .init(
            customView: badge, placement: .trailing(at: { _ in 0 }),
            reservedLayoutWidth: .custom(50))),
        .checkmark(),
        .customView(configuration: .init(customView: icon, placement: .leading())),
      ]
    }
    let cell = try #require(list.cell(0))
    #expect(icon.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
    #expect(cell.contentView.superview?.frame.minX == 36)
    // Chevron of 8, gap, checkmark of 15, gap, the area of the badge.
    let end: CGFloat = 400 - 16 - 8 - 8 - 15 - 8
    #expect(badge.frame.midX == end - 25 && badge.frame.width == 30)
    #expect(cell.contentView.superview?.frame.maxX == end - 50)
    #expect(cell.accessibilityTraits.contains(.selected))
    screen.run { cell.accessories = [] }
    screen.wait(0.1)
    #expect(badge.superview == nil && cell.contentView.superview?.frame.maxX == 400)
  }

  @Test("Lists.LS6. A position is given before or after other accessories")
  func positions() {
    let others: [UICellAccessory] = [.checkmark(), .disclosureIndicator()]
    #expect(UICellAccessory.Placement.position(before: .disclosureIndicator())(others) == 1)
    #expect(UICellAccessory.Placement.position(after: .checkmark())(others) == 1)
    #expect(UICellAccessory.Placement.position(before: .reorder())(others) == 0)
    #expect(UICellAccessory.Placement.position(after: .reorder())(others) == 2)
    #expect(UICellAccessory.label(text: "3").accessoryType == .label)
  }

  @Test("Lists.LS7. Editing shows controls, which act and mark the selection")
  func editing() throws {
    let list = show { [eventLog] cell, path, item in
      cell.accessories = [
        .delete(actionHandler: { eventLog.note("delete \(item)") }),
        .disclosureIndicator(displayed: .whenNotEditing), .multiselect(),
      ]
    }
    let cell = try #require(list.cell(1))
    let start = cell.contentView.superview?.frame.minX ?? 0
    #expect(start == 0 && !cell.configurationState.isEditing)
    edit(list)
    #expect(cell.configurationState.isEditing)
    // The mark of the selection is the first one, the control for deleting the second.
    #expect(cell.contentView.superview?.frame.minX == 68)
    #expect(cell.contentView.superview?.frame.maxX == 400)
    screen.tap(CGPoint(x: 16 + 22 + 8 + 11, y: 66))
    screen.wait(0.2)
    #expect(eventLog.take() == ["delete Eggs"])
    list.view.allowsMultipleSelectionDuringEditing = true
    for item in [1, 2] {
      screen.tap(CGPoint(x: 200, y: 22 + 44 * CGFloat(item)))
      screen.wait(0.2)
    }
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
    edit(list, false)
    #expect(
      list.view.indexPathsForSelectedItems == [] && cell.contentView.superview?.frame.minX == 0)
  }

  private func outline(_ list: TestList, expanded: [String] = []) {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Hot", "Cold"])
    outline.append(["Tea", "Soup"], to: "Hot")
    outline.append(["Green"], to: "Tea")
    outline.expand(expanded)
    screen.run { list.source.apply(outline, to: 0, animatingDifferences: false) }
    screen.wait(0.1)
  }

  @Test("DiffableData.DS5, Lists.LS7. A chevron shows and hides children, as the handlers allow")
  func outlines() throws {
    let list = show(.init(appearance: .plain), [[]]) { cell, _, _ in
      cell.accessories = [.outlineDisclosure()]
    }
    outline(list)
    let chevron = CGPoint(x: 400 - 16 - 4, y: 22)
    list.source.sectionSnapshotHandlers.willExpandItem = { [eventLog] in eventLog.note("will \($0)")
    }
    let cell = try #require(list.cell(0))
    screen.tap(chevron)
    screen.wait(0.6)
    #expect(list.texts == ["Hot", "Tea", "Soup", "Cold"] && eventLog.take() == ["will Hot"])
    #expect(cell.configurationState.isExpanded && list.view.indexPathsForSelectedItems == [])
    #expect(list.cell(1)?.indentationLevel == 1 && list.cell(0)?.indentationLevel == 0)
    #expect(list.cell(1)?.contentView.superview?.frame.minX == 10)
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Hot" }
    screen.tap(chevron)
    screen.wait(0.6)
    #expect(list.texts.count == 4)
    list.source.sectionSnapshotHandlers.shouldCollapseItem = nil
    screen.tap(chevron)
    screen.wait(0.6)
    #expect(list.texts == ["Hot", "Cold"] && !cell.configurationState.isExpanded)
    // A handler provides the children when they are first asked for.
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(["Stew"])
      return children
    }
    screen.tap(chevron)
    screen.wait(0.6)
    #expect(list.texts == ["Hot", "Stew", "Cold"])
    // A tap beside the chevron selects the cell.
    screen.tap(CGPoint(x: 100, y: 22))
    screen.wait(0.2)
    #expect(list.view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test("Lists.LS7. A tap on a header with a chevron shows and hides children")
  func headers() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let list = show(configuration, [[]]) { cell, path, _ in
      cell.accessories = path.item == 0 ? [.outlineDisclosure()] : []
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Hot"])
    outline.append(["Tea"], to: "Hot")
    screen.run { list.source.apply(outline, to: 0, animatingDifferences: false) }
    screen.wait(0.1)
    let header = try #require(list.cell(0))
    #expect(header.accessibilityTraits.contains(.button) && header.isAccessibilityElement)
    screen.tap(CGPoint(x: 60, y: header.frame.midY))
    screen.wait(0.6)
    #expect(list.texts == ["Hot", "Tea"] && list.view.indexPathsForSelectedItems == [])
  }

  @Test("Lists.LS8. A swipe reveals actions, and a tap elsewhere hides them")
  func swipes() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [eventLog] path in
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
        eventLog.note("flag \(path.item)")
        finish(true)
      }
      let actions = UISwipeActionsConfiguration(actions: [action])
      actions.performsFirstActionWithFullSwipe = false
      return path.item == 0 ? nil : actions
    }
    let list = show(configuration)
    let cell = try #require(list.cell(1))
    func swipe(_ item: Int) {
      let finger = screen.press(CGPoint(x: 300, y: 22 + 44 * CGFloat(item)))
      screen.drag(finger, by: -100, 0, steps: 6)
      screen.lift(finger)
      screen.wait(0.6)
    }
    swipe(1)
    #expect(cell.frame.minX < -70 && cell.configurationState.isSwiped)
    #expect(list.view.indexPathsForSelectedItems == [])
    screen.tap(CGPoint(x: 100, y: 150))
    screen.wait(0.6)
    #expect(cell.frame.minX == 0 && !cell.configurationState.isSwiped)
    #expect(list.view.indexPathsForSelectedItems == [])
    swipe(1)
    screen.tap(CGPoint(x: 380, y: 66))
    screen.wait(0.6)
    #expect(eventLog.take() == ["flag 1"] && cell.frame.minX == 0)
    swipe(0)
    #expect(list.cell(0)?.frame.minX == 0)
  }

  @Test("DiffableData.DS6, Lists.LS9. A grip moves an item, and the handlers learn of it")
  func reordering() throws {
    let list = show { cell, _, _ in cell.accessories = [.reorder()] }
    list.source.reorderingHandlers.canReorderItem = { $0 != "Bread" }
    list.source.reorderingHandlers.didReorder = { [eventLog] change in
      eventLog.note(change.finalSnapshot.itemIdentifiers.joined(separator: " "))
      eventLog.note("\(change.difference.count) \(change.sectionTransactions.count)")
      #expect(change.initialSnapshot.itemIdentifiers.first == "Tea")
    }
    edit(list)
    let finger = screen.press(CGPoint(x: 400 - 16 - 11, y: 22))
    screen.drag(finger, by: 0, 60, steps: 10)
    screen.wait(0.4)
    #expect(list.cell(0)?.configurationState.isReordering == true)
    #expect(list.cell(0)?.frame.minY == 60 && list.cell(1)?.frame.minY == 0)
    screen.lift(finger)
    screen.wait(0.6)
    #expect(list.texts == ["Eggs", "Tea", "Rice", "Bread"])
    #expect(eventLog.take() == ["Eggs Tea Rice Bread", "2 1"])
    #expect(list.view.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    // An item that may not be moved stays.
    let other = screen.press(CGPoint(x: 400 - 16 - 11, y: 154))
    screen.drag(other, by: 0, -100, steps: 10)
    screen.lift(other)
    screen.wait(0.6)
    #expect(list.texts.last == "Bread" && eventLog.take() == [])
  }

  @Test("Lists.LS6. VoiceOver reads a cell as one element, unless it has controls")
  func accessibility() throws {
    let list = show { cell, path, _ in
      cell.accessories =
        path.item == 0
        ? [.label(text: "3"), .disclosureIndicator()] : [.detail(actionHandler: {})]
    }
    let cell = try #require(list.cell(0))
    #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Tea, 3")
    #expect(list.cell(1)?.isAccessibilityElement == false)
  }
}
