import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of lists in collection views: steps LS1…LS5 of `Documentation/Behaviour/Lists.md`.
@MainActor @Suite(.exclusiveScreen) struct ListLayoutTests {
  private let screen = AnimatedScreen()
  private typealias List = UICollectionLayoutListConfiguration

  private func show(
    _ list: List, _ items: [[String]],
    _ configure: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) -> TestList {
    let new = screen.run { TestList(list, in: screen.window, items, configure) }
    screen.wait(0.1)
    return new
  }

  @Test("Lists.LS1, Lists.LS2. Groups lie within insets, with spaces as in tables")
  func groups() throws {
    let list = show(List(appearance: .insetGrouped), [["Tea", "Eggs"], ["Rice"]])
    let first = try #require(list.cell(0)), other = try #require(list.cell(0, 1))
    #expect(first.frame == CGRect(x: 16, y: 35, width: 368, height: 44))
    #expect(list.cell(1)?.frame.minY == 79 && other.frame.minY == 158)
    #expect(list.view.contentSize == CGSize(width: 400, height: 158 + 44 + 17.5))
    #expect(list.view.backgroundColor == .systemGroupedBackground)
    #expect(first.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(
      first.layer.cornerRadius == 10 && first.layer.maskedCorners.contains(.layerMinXMinYCorner))
    #expect(!first.layer.maskedCorners.contains(.layerMinXMaxYCorner))
    #expect(other.layer.maskedCorners.contains(.layerMinXMaxYCorner))
    let plain = show(List(appearance: .plain), [["Tea"]])
    #expect(plain.cell(0)?.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(plain.view.backgroundColor == .systemBackground && plain.view.alwaysBounceVertical)
    #expect(plain.cell(0)?.layer.cornerRadius == 0)
  }

  @Test("Lists.LS1. Each section has the list that the provider returns for it")
  func sections() throws {
    let list = show(List(appearance: .plain), [["Tea"], ["Rice"]])
    var asked: [Int] = []
    screen.run {
      list.view.collectionViewLayout = UICollectionViewCompositionalLayout { index, environment in
        asked.append(index)
        #expect(environment.container.contentSize.width == 400)
        let section = NSCollectionLayoutSection.list(
          using: List(appearance: index == 0 ? .plain : .insetGrouped),
          layoutEnvironment: environment)
        if index == 1 { section.contentInsets.leading = 30 }
        return section
      }
      list.view.backgroundColor = .red
    }
    screen.wait(0.5)
    #expect(asked == [0, 1] && list.cell(0)?.frame.minX == 0)
    #expect(list.cell(0, 1)?.frame.minX == 30 && list.cell(0, 1)?.frame.maxX == 384)
    #expect(list.view.backgroundColor == .red)
  }

  @Test(
    "Lists.LS3, CellConfigurations.CC15. Cells have the height of their content, also after it changes"
  )
  func heights() throws {
    let long = String(repeating: "A kettle that whistles. ", count: 6)
    let list = show(List(appearance: .plain), [["Tea", long, "Rice"]])
    let tall = try #require(list.cell(1))
    #expect(tall.frame.height > 60 && list.cell(2)?.frame.minY == tall.frame.maxY)
    screen.run {
      var content = tall.contentConfiguration as? UIListContentConfiguration
      content?.text = "Short"
      tall.contentConfiguration = content
    }
    screen.wait(0.1)
    #expect(tall.frame.height == 44 && list.cell(2)?.frame.minY == 88)
    screen.run {
      list.view.selfSizingInvalidation = .disabled
      var content = tall.contentConfiguration as? UIListContentConfiguration
      content?.text = long
      tall.contentConfiguration = content
    }
    screen.wait(0.1)
    #expect(tall.frame.height == 44)
  }

  @Test("Lists.LS2, Lists.LS4. Headers have their style, and stay at the top of a plain list")
  func headers() throws {
    var plain = List(appearance: .plain)
    plain.headerMode = .supplementary
    plain.headerTopPadding = 10
    let items = (0..<2).map { section in (0..<30).map { "\(section).\($0)" } }
    let list = show(plain, items)
    let header = try #require(list.header())
    #expect(header.frame.minY == 10 && header.accessibilityLabel == "Section 0")
    #expect(header.accessibilityTraits.contains(.header))
    #expect(list.cell(0)?.frame.minY == header.frame.maxY)
    screen.run { list.view.contentOffset.y = 300 }
    screen.wait(0.1)
    #expect(list.header()?.frame.minY == 300)
    // The next section pushes the header out.
    let end = list.view.layoutAttributesForItem(at: [0, 29])?.frame.maxY ?? 0
    screen.run { list.view.contentOffset.y = end - 5 }
    screen.wait(0.1)
    #expect(list.header()?.frame.maxY == end)
    var grouped = List(appearance: .insetGrouped)
    grouped.headerMode = .supplementary
    let groups = show(grouped, [["Tea"]])
    let content = groups.header()?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties.transform == .uppercase)
    #expect(groups.header()?.frame.minX == 16)
  }

  @Test("Lists.LS2. The first item of a section is its header, if the list has it so")
  func itemHeaders() throws {
    var grouped = List(appearance: .insetGrouped)
    grouped.headerMode = .firstItemInSection
    let list = show(grouped, [["Hot", "Tea", "Soup"]])
    let header = try #require(list.cell(0)), first = try #require(list.cell(1))
    #expect(header.accessibilityTraits.contains(.header) && header.layer.cornerRadius == 0)
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  /// The visible separators of a cell: their frames.
  private func separators(_ cell: UIView?) -> [CGRect] {
    (cell?.subviews ?? []).filter { $0.bounds.height > 0 && $0.bounds.height <= 0.5 }.map(\.frame)
  }

  @Test("Lists.LS5. Separators begin with the text, except where the app has them otherwise")
  func separatorPlaces() throws {
    var configuration = List(appearance: .insetGrouped)
    configuration.itemSeparatorHandler = { path, usual in
      var separators = usual
      if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
      if path.item == 2 {
        separators.bottomSeparatorInsets.leading = 50
        separators.bottomSeparatorInsets.trailing = 20
      }
      return separators
    }
    let list = show(configuration, [["Tea", "Eggs", "Rice", "Bread"]]) { cell, path, _ in
      guard path.item == 0 else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "Tea"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    let starts = (0..<4).map { separators(list.cell($0)).map(\.minX) }
    #expect(starts == [[60], [], [50], []])
    #expect(separators(list.cell(2)).first?.maxX == 348)
    let guided = show(List(appearance: .plain), [["Tea", "Rice"]]) { cell, _, _ in
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 77
      ).isActive = true
    }
    #expect(separators(guided.cell(0)).map(\.minX) == [77])
    var none = List(appearance: .plain)
    none.showsSeparators = false
    #expect(separators(show(none, [["Tea", "Rice"]]).cell(0)).isEmpty)
  }
}
