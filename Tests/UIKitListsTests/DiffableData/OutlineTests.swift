import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Tests of outlines: steps DS1…DS6 of `Documentation/Behaviour/DiffableData.md`.
@MainActor @Suite(.exclusiveScreen) struct OutlineTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
  private let screen = AnimatedScreen()

  private var dishes: Outline {
    var outline = Outline()
    outline.append(["hot", "cold"])
    outline.append(["soup", "tea"], to: "hot")
    outline.append(["green", "black"], to: "tea")
    outline.append(["salad"], to: "cold")
    return outline
  }

  @Test("DiffableData.DS1. Items have parents, levels and an order with each before its children")
  func structure() {
    var outline = dishes
    #expect(outline.items == ["hot", "soup", "tea", "green", "black", "cold", "salad"])
    #expect(outline.rootItems == ["hot", "cold"])
    #expect(outline.level(of: "black") == 2 && outline.index(of: "cold") == 5)
    #expect(outline.parent(of: "black") == "tea" && outline.parent(of: "cold") == nil)
    outline.insert(["stew"], after: "tea")
    outline.insert(["egg"], before: "soup")
    #expect(outline.snapshot(of: "hot").rootItems == ["egg", "soup", "tea", "stew"])
    #expect(outline.snapshot(of: "hot", includingParent: true).items.first == "hot")
    #expect(outline.snapshot(of: "hot").level(of: "green") == 1)
    outline.delete(["tea", "nothing"])
    #expect(!outline.contains("green") && outline.parent(of: "stew") == "hot")
    var others = Outline()
    others.append(["cake", "ice"])
    others.append(["vanilla"], to: "ice")
    others.expand(["ice"])
    outline.replace(childrenOf: "cold", using: others)
    #expect(outline.items == ["hot", "egg", "soup", "stew", "cold", "cake", "ice", "vanilla"])
    #expect(outline.level(of: "vanilla") == 2 && outline.isExpanded("ice"))
    var more = Outline()
    more.append(["water"])
    outline.insert(more, after: "cold")
    #expect(outline.rootItems == ["hot", "cold", "water"])
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline == Outline())
  }

  @Test("DiffableData.DS2. Children are visible while all of their parents are expanded")
  func visibility() {
    var outline = dishes
    #expect(outline.visibleItems == ["hot", "cold"] && outline.isVisible("hot"))
    outline.expand(["tea"])
    #expect(outline.visibleItems == ["hot", "cold"] && !outline.isVisible("green"))
    outline.expand(["hot"])
    #expect(outline.visibleItems == ["hot", "soup", "tea", "green", "black", "cold"])
    #expect(outline.isVisible("green") && outline.expandedItems == ["hot", "tea"])
    outline.collapse(["hot"])
    #expect(outline.visibleItems == ["hot", "cold"] && outline.isExpanded("tea"))
    #expect(
      outline.visualDescription().split(separator: "\n").prefix(2) == ["* + hot", "      soup"])
  }

  @Test("DiffableData.DS1, DiffableData.DS2. Random outlines agree with trees of nodes")
  func random() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      var parents: [Int: Int] = [:]
      for item in 0..<Int.random(in: 1...20, using: &random) {
        let parent = outline.items.randomElement(using: &random)
        outline.append([item], to: item % 3 == 0 ? nil : parent)
        if item % 3 != 0, let parent { parents[item] = parent }
        if Bool.random(using: &random) { outline.expand([item]) }
      }
      func isVisible(_ item: Int) -> Bool {
        parents[item].map { outline.isExpanded($0) && isVisible($0) } ?? true
      }
      for item in outline.items {
        #expect(outline.parent(of: item) == parents[item])
        #expect(outline.isVisible(item) == isVisible(item))
      }
      #expect(outline.visibleItems == outline.items.filter(isVisible))
    }
  }

  private func show() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = screen.run {
      let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      screen.window.addSubview(view)
      return view
    }
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    screen.wait(0.1)
    return (view, source)
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test("DiffableData.DS3, DiffableData.DS4. A section shows its visible items")
  func sections() {
    let (view, source) = show()
    var outline = dishes
    var isOver = false
    screen.run { source.apply(outline, to: 7, animatingDifferences: false) }
    #expect(texts(view) == ["hot", "cold"] && source.snapshot().sectionIdentifiers == [7])
    outline.expand(["hot"])
    screen.run { source.apply(outline, to: 7) { isOver = true } }
    screen.wait(0.5)
    #expect(texts(view) == ["hot", "soup", "tea", "cold"] && isOver)
    #expect(source.snapshot(for: 7) == outline && source.snapshot(for: 8).items.isEmpty)
    // A snapshot with the same items keeps the outline, one with others replaces it.
    var whole = source.snapshot()
    whole.appendSections([8])
    whole.appendItems(["bread"], toSection: 8)
    screen.run { source.apply(whole, animatingDifferences: false) }
    #expect(source.snapshot(for: 7) == outline && source.snapshot(for: 8).rootItems == ["bread"])
    whole.deleteItems(["soup"])
    screen.run { source.apply(whole, animatingDifferences: false) }
    #expect(source.snapshot(for: 7).rootItems == ["hot", "tea", "cold"])
    #expect(texts(view) == ["hot", "tea", "cold", "bread"])
  }
}
