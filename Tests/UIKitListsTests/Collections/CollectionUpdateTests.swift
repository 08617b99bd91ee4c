import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Tests of updates of items: steps Collections.CV40…CV49.
@MainActor @Suite(.exclusiveScreen) struct CollectionUpdateTests {
  private let screen = AnimatedScreen()
  private let collection: TestCollection

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    collection = screen.run { TestCollection(layout, [["a", "b", "c", "d"]]) }
    screen.run { [screen, collection] in screen.window.addSubview(collection.view) }
    screen.wait(0.1)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Returns the vertical position of a view's presentation layer.
  private func presentedY(_ view: UIView?) -> CGFloat? {
    screen.run { view?.layer.presentation()?.position.y }
  }

  // Collections.CV40, Collections.CV43.
  @Test("Inserted items fade in, deleted ones fade out, and the others move")
  func animated() throws {
    let (b, c, d) = (
      try #require(collection.box(1)), try #require(collection.box(2)),
      try #require(collection.box(3))
    )
    var done: Bool?
    screen.run {
      collection.view.performBatchUpdates {
        collection.sections[0] = ["new", "a", "c", "d"]
        collection.view.deleteItems(at: [path(1)])
        collection.view.insertItems(at: [path(0)])
      } completion: {
        done = $0
      }
    }
    #expect(collection.names == ["new", "a", "c", "d"] && done == nil)
    #expect(collection.box(2) === c && collection.box(3) === d)
    screen.wait(0.15)
    let new = try #require(collection.box(0))
    let alpha = screen.run { new.layer.presentation()?.opacity ?? 0 }
    #expect(alpha > 0.1 && alpha < 0.9)
    let going = screen.run { b.layer.presentation()?.opacity ?? 0 }
    #expect(b.superview != nil && going > 0.1 && going < 0.9)
    // The first moves one down.
    let a = try #require(presentedY(collection.box(1)))
    #expect(a > 55 && a < 145)
    screen.wait(0.3)
    #expect(done == true && b.superview == nil)
    #expect(presentedY(collection.box(1)) == 150 && presentedY(c) == 250)
    // A removed view is reused, fully opaque.
    screen.run {
      collection.sections[0].append("more")
      collection.view.insertItems(at: [path(4)])
    }
    screen.wait(1)
    #expect(collection.box(4) === b && b.alpha == 1 && b.name == "more")
  }

  @Test("Collections.CV40. A moved item keeps its selection")
  func moves() throws {
    screen.run { collection.view.selectItem(at: path(0), animated: false, scrollPosition: []) }
    let a = try #require(collection.box(0))
    screen.run {
      collection.sections[0] = ["b", "c", "d", "a"]
      collection.view.moveItem(at: path(0), to: path(3))
    }
    #expect(collection.box(3) === a && collection.view.indexPathsForSelectedItems == [path(3)])
    screen.wait(0.15)
    let y = try #require(presentedY(a))
    #expect(y > 60 && y < 340)
    screen.wait(0.3)
    #expect(presentedY(a) == 350 && a.isSelected)
    #expect(collection.names == ["b", "c", "d", "a"])
  }

  @Test("Collections.CV40. Sections are inserted, deleted and moved with their items")
  func sections() throws {
    let a = try #require(collection.box(0))
    screen.run {
      collection.view.performBatchUpdates {
        collection.sections = [["x"], ["a", "b", "c", "d"], []]
        collection.view.insertSections([0, 2])
      }
    }
    screen.wait(0.5)
    #expect(collection.names == ["x", "a", "b", "c", "d"] && collection.box(0, 1) === a)
    screen.run {
      collection.view.performBatchUpdates {
        collection.sections = [["a", "b", "d"], ["c"]]
        collection.view.deleteSections([0])
        collection.view.moveItem(at: path(2, 1), to: path(0, 1))
      }
    }
    screen.wait(0.5)
    #expect(collection.names == ["a", "b", "d", "c"] && collection.box(0) === a)
    screen.run {
      collection.sections.reverse()
      collection.view.moveSection(0, toSection: 1)
    }
    screen.wait(0.5)
    #expect(collection.names == ["c", "a", "b", "d"] && collection.box(0, 1) === a)
    screen.run {
      collection.sections[1] = ["fresh"]
      collection.view.reloadSections([1])
    }
    screen.wait(0.5)
    #expect(collection.names == ["c", "fresh"])
  }

  // Collections.CV45, Collections.CV46.
  @Test("A reloaded item gets another cell; a reconfigured one keeps its own")
  func again() throws {
    let a = try #require(collection.box(0)), b = try #require(collection.box(1))
    collection.sections[0][0] = "A"
    screen.run { collection.view.reloadItems(at: [path(0)]) }
    #expect(collection.box(0) !== a && collection.box(0)?.name == "A")
    screen.wait(0.5)
    collection.sections[0][1] = "B"
    screen.run { collection.view.reconfigureItems(at: [path(1)]) }
    #expect(collection.box(1) === b && b.name == "B" && b.reuseCount == 0)
  }

  @Test("Collections.CV44. Without animations, updates take effect at once")
  func atOnce() throws {
    let b = try #require(collection.box(1))
    var done = false
    screen.run {
      UIView.performWithoutAnimation {
        collection.sections[0].remove(at: 1)
        collection.view.performBatchUpdates {
          collection.view.deleteItems(at: [path(1)])
        } completion: { _ in
          done = true
        }
      }
    }
    #expect(done && b.superview == nil && collection.names == ["a", "c", "d"])
    #expect(presentedY(collection.box(1)) == 150)
  }

  @Test("Collections.CV41. Any consistent updates move every item to its place")
  func random() {
    var generator = SeededRandom(seed: 7)
    var next = 0
    for round in 0..<150 {
      let before = collection.sections
      var after: [[String?]] = before.map { $0 }
      var gone: [IndexPath] = [], moved: [(String, IndexPath)] = []
      for section in before.indices {
        for item in before[section].indices {
          let dice = Int.random(in: 0..<10, using: &generator)
          if dice < 2 { gone.append(path(item, section)) }
          if dice == 2 { moved.append((before[section][item], path(item, section))) }
        }
      }
      for old in gone + moved.map(\.1) { after[old[0]][old.item] = nil }
      var result = after.map { $0.compactMap { $0 } }
      var coming: Set<String> = []
      for _ in 0..<Int.random(in: 0..<4, using: &generator) {
        let section = Int.random(in: result.indices, using: &generator)
        let name = "n\(next)"
        next += 1
        coming.insert(name)
        result[section].insert(
          name, at: Int.random(in: 0...result[section].count, using: &generator))
      }
      for (name, _) in moved {
        let section = Int.random(in: result.indices, using: &generator)
        result[section].insert(
          name, at: Int.random(in: 0...result[section].count, using: &generator))
      }
      let addsSection = round % 10 == 5 && result.count < 5
      if addsSection { result.insert([], at: 0) }
      screen.run {
        collection.view.performBatchUpdates {
          collection.sections = result
          collection.view.deleteItems(at: gone)
          if addsSection { collection.view.insertSections([0]) }
          for (section, items) in result.enumerated() {
            for (item, name) in items.enumerated() {
              if coming.contains(name) { collection.view.insertItems(at: [path(item, section)]) }
              if let old = moved.first(where: { $0.0 == name })?.1 {
                collection.view.moveItem(at: old, to: path(item, section))
              }
            }
          }
        }
      }
      let shown = collection.names
      #expect(shown == Array(result.joined().prefix(shown.count)))
      screen.wait(0.05)
    }
    screen.wait(1)
    let boxes = collection.view.subviews.filter { $0 is TestBoxCell }
    #expect(boxes.count == collection.view.visibleCells.count)
  }

  @Test("Collections.CV47. A layout provides initial and final attributes")
  func ownAnimation() throws {
    let layout = FromTheSide()
    layout.itemSize = CGSize(width: 400, height: 100)
    screen.run { collection.view.collectionViewLayout = layout }
    screen.wait(0.1)
    let a = try #require(collection.box(0))
    screen.run {
      collection.sections[0] = ["b", "c", "d", "e"]
      collection.view.performBatchUpdates {
        collection.view.deleteItems(at: [path(0)])
        collection.view.insertItems(at: [path(3)])
      }
    }
    #expect(layout.received == ["delete", "insert", "end"])
    let e = try #require(collection.box(3))
    screen.wait(0.15)
    let (left, right) = screen.run {
      (e.layer.presentation()?.position.x ?? 0, a.layer.presentation()?.position.x ?? 0)
    }
    #expect(left < 150 && right > 250)
    screen.wait(0.3)
    #expect(e.center.x == 200 && a.superview == nil)
  }

  private final class FromTheSide: UICollectionViewFlowLayout {
    var received: [String] = []
    var coming: [IndexPath] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems { received.append("\(item.updateAction)") }
      coming = updateItems.compactMap { $0.updateAction == .insert ? $0.indexPathAfterUpdate : nil }
    }
    override func finalizeCollectionViewUpdates() { received.append("end") }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if coming.contains(itemIndexPath) { attributes?.center.x = -200 }
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      attributes?.center.x = 600
      return attributes
    }
  }

  @Test("Collections.CV48. A change of layout moves every item with its cell")
  func exchange() throws {
    let boxes = (0..<4).compactMap { collection.box($0) }
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 200, height: 200)
    (grid.minimumLineSpacing, grid.minimumInteritemSpacing) = (0, 0)
    let old = collection.view.collectionViewLayout
    var done = false
    screen.run {
      collection.view.setCollectionViewLayout(grid, animated: true) { _ in done = true }
    }
    #expect((0..<4).compactMap { collection.box($0) } == boxes && !done)
    screen.wait(0.15)
    let x = screen.run { boxes[1].layer.presentation()?.position.x ?? 0 }
    #expect(x > 205 && x < 295)
    screen.wait(0.3)
    #expect(done && boxes[3].frame == CGRect(x: 200, y: 200, width: 200, height: 200))
    #expect(old.collectionView == nil && grid.collectionView === collection.view)
  }

  @Test("Collections.CV41. Updates that do not match the data stop the program")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let collection = TestCollection(UICollectionViewFlowLayout(), [["a", "b"]])
        collection.view.layoutIfNeeded()
        collection.sections = [["a"]]
        collection.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test("Collections.CV42. Updates before the first layout reload the data")
  func early() {
    let early = screen.run { TestCollection(UICollectionViewFlowLayout(), [["a"]]) }
    early.sections = [["a", "b"]]
    early.view.insertItems(at: [path(1)])
    screen.run { early.view.layoutIfNeeded() }
    #expect(early.names == ["a", "b"])
  }

  private final class StatedUpdate: UICollectionViewUpdateItem {
    override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 0) }
    override var updateAction: Action { .insert }
  }

  @Test("A subclass of an update states its own values, as tests of layouts do")
  func statedUpdate() {
    let update: UICollectionViewUpdateItem = StatedUpdate()
    #expect(update.updateAction == .insert && update.indexPathAfterUpdate == path(3))
    #expect(update.indexPathBeforeUpdate == nil)
    #expect(UICollectionViewUpdateItem().updateAction == .none)
  }

  /// A layout whose headers are exchanged, or go, in an update.
  private final class HeaderLayout: UICollectionViewFlowLayout {
    var asked: [String] = []
    var deleted: [IndexPath] = [], inserted: [IndexPath] = []

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      asked.append("delete \(elementKind)")
      return elementKind == UICollectionView.elementKindSectionHeader ? deleted : []
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      asked.append("insert \(elementKind)")
      return elementKind == UICollectionView.elementKindSectionHeader ? inserted : []
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("final")
      let attributes =
        super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)?.copy() as? UICollectionViewLayoutAttributes
      attributes?.alpha = 0
      return attributes
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("initial")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }
  }

  @Test("Collections.CV49. The layout exchanges a header in an update")
  func exchangesHeader() throws {
    let layout = HeaderLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.headerReferenceSize = CGSize(width: 400, height: 50)
    let kind = UICollectionView.elementKindSectionHeader
    let data = screen.run { TestCollection(layout, [["a"]]) }
    data.headers = true
    screen.run { screen.window.addSubview(data.view) }
    screen.wait(0.1)
    let old = try #require(data.view.supplementaryView(forElementKind: kind, at: path(0)))
    // Without an answer of the layout the header stays.
    screen.run {
      data.sections[0].append("b")
      data.view.insertItems(at: [path(1)])
    }
    #expect(data.view.supplementaryView(forElementKind: kind, at: path(0)) === old)
    #expect(layout.asked.contains("delete \(kind)") && layout.asked.contains("insert \(kind)"))
    screen.wait(1)
    layout.asked = []
    (layout.deleted, layout.inserted) = ([path(0)], [path(0)])
    screen.run {
      data.sections[0].append("c")
      data.view.insertItems(at: [path(2)])
    }
    let new = try #require(data.view.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(new !== old && old.superview != nil)
    #expect(layout.asked.contains("final") && layout.asked.contains("initial"))
    screen.wait(1)
    #expect(old.superview == nil || old.isHidden)
    #expect(new.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
  }
}
