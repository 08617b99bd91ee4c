import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Items that come, go and move: steps CV40…CV48 of `Documentation/Behaviour/Collections.md`.
@MainActor @Suite(.oneScreen) struct CollectionChangeTests {
  private let screen = MovingScreen()
  private let shelf: Shelf

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    shelf = screen.run { Shelf(layout, [["a", "b", "c", "d"]]) }
    screen.run { [screen, shelf] in screen.window.addSubview(shelf.view) }
    screen.wait(0.1)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Where a cell is seen now.
  private func seen(_ view: UIView?) -> CGFloat? {
    screen.run { view?.layer.presentation()?.position.y }
  }

  @Test("CV40, CV43. What is new fades in, what goes fades out, and the others move")
  func animated() throws {
    let (b, c, d) = (
      try #require(shelf.box(1)), try #require(shelf.box(2)), try #require(shelf.box(3))
    )
    var done: Bool?
    screen.run {
      shelf.view.performBatchUpdates {
        shelf.sections[0] = ["new", "a", "c", "d"]
        shelf.view.deleteItems(at: [path(1)])
        shelf.view.insertItems(at: [path(0)])
      } completion: {
        done = $0
      }
    }
    #expect(shelf.names == ["new", "a", "c", "d"] && done == nil)
    #expect(shelf.box(2) === c && shelf.box(3) === d)
    screen.wait(0.15)
    let new = try #require(shelf.box(0))
    let alpha = screen.run { new.layer.presentation()?.opacity ?? 0 }
    #expect(alpha > 0.1 && alpha < 0.9)
    let going = screen.run { b.layer.presentation()?.opacity ?? 0 }
    #expect(b.superview != nil && going > 0.1 && going < 0.9)
    // The first moves one down.
    let a = try #require(seen(shelf.box(1)))
    #expect(a > 55 && a < 145)
    screen.wait(0.3)
    #expect(done == true && b.superview == nil)
    #expect(seen(shelf.box(1)) == 150 && seen(c) == 250)
    // What has gone is used again, as visible as ever.
    screen.run {
      shelf.sections[0].append("more")
      shelf.view.insertItems(at: [path(4)])
    }
    screen.wait(1)
    #expect(shelf.box(4) === b && b.alpha == 1 && b.name == "more")
  }

  @Test("CV40. An item moves, with what is selected")
  func moves() throws {
    screen.run { shelf.view.selectItem(at: path(0), animated: false, scrollPosition: []) }
    let a = try #require(shelf.box(0))
    screen.run {
      shelf.sections[0] = ["b", "c", "d", "a"]
      shelf.view.moveItem(at: path(0), to: path(3))
    }
    #expect(shelf.box(3) === a && shelf.view.indexPathsForSelectedItems == [path(3)])
    screen.wait(0.15)
    let y = try #require(seen(a))
    #expect(y > 60 && y < 340)
    screen.wait(0.3)
    #expect(seen(a) == 350 && a.isSelected)
    #expect(shelf.names == ["b", "c", "d", "a"])
  }

  @Test("CV40. Sections come, go and move with their items")
  func sections() throws {
    let a = try #require(shelf.box(0))
    screen.run {
      shelf.view.performBatchUpdates {
        shelf.sections = [["x"], ["a", "b", "c", "d"], []]
        shelf.view.insertSections([0, 2])
      }
    }
    screen.wait(0.5)
    #expect(shelf.names == ["x", "a", "b", "c", "d"] && shelf.box(0, 1) === a)
    screen.run {
      shelf.view.performBatchUpdates {
        shelf.sections = [["a", "b", "d"], ["c"]]
        shelf.view.deleteSections([0])
        shelf.view.moveItem(at: path(2, 1), to: path(0, 1))
      }
    }
    screen.wait(0.5)
    #expect(shelf.names == ["a", "b", "d", "c"] && shelf.box(0) === a)
    screen.run {
      shelf.sections.reverse()
      shelf.view.moveSection(0, toSection: 1)
    }
    screen.wait(0.5)
    #expect(shelf.names == ["c", "a", "b", "d"] && shelf.box(0, 1) === a)
    screen.run {
      shelf.sections[1] = ["fresh"]
      shelf.view.reloadSections([1])
    }
    screen.wait(0.5)
    #expect(shelf.names == ["c", "fresh"])
  }

  @Test("CV45, CV46. Shown anew an item has another cell; set up again it keeps its own")
  func again() throws {
    let a = try #require(shelf.box(0)), b = try #require(shelf.box(1))
    shelf.sections[0][0] = "A"
    screen.run { shelf.view.reloadItems(at: [path(0)]) }
    #expect(shelf.box(0) !== a && shelf.box(0)?.name == "A")
    screen.wait(0.5)
    shelf.sections[0][1] = "B"
    screen.run { shelf.view.reconfigureItems(at: [path(1)]) }
    #expect(shelf.box(1) === b && b.name == "B" && b.reuses == 0)
  }

  @Test("CV44. Without animations all is there at once")
  func atOnce() throws {
    let b = try #require(shelf.box(1))
    var done = false
    screen.run {
      UIView.performWithoutAnimation {
        shelf.sections[0].remove(at: 1)
        shelf.view.performBatchUpdates {
          shelf.view.deleteItems(at: [path(1)])
        } completion: { _ in
          done = true
        }
      }
    }
    #expect(done && b.superview == nil && shelf.names == ["a", "c", "d"])
    #expect(seen(shelf.box(1)) == 150)
  }

  @Test("CV41. Any changes that fit bring every item to where it is")
  func random() {
    var generator = Seeded(7)
    var next = 0
    for round in 0..<150 {
      let before = shelf.sections
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
        shelf.view.performBatchUpdates {
          shelf.sections = result
          shelf.view.deleteItems(at: gone)
          if addsSection { shelf.view.insertSections([0]) }
          for (section, items) in result.enumerated() {
            for (item, name) in items.enumerated() {
              if coming.contains(name) { shelf.view.insertItems(at: [path(item, section)]) }
              if let old = moved.first(where: { $0.0 == name })?.1 {
                shelf.view.moveItem(at: old, to: path(item, section))
              }
            }
          }
        }
      }
      let shown = shelf.names
      #expect(shown == Array(result.joined().prefix(shown.count)))
      screen.wait(0.05)
    }
    screen.wait(1)
    let boxes = shelf.view.subviews.filter { $0 is Box }
    #expect(boxes.count == shelf.view.visibleCells.count)
  }

  @Test("CV47. A layout says where items come from and where they go")
  func ownAnimation() throws {
    let layout = FromTheSide()
    layout.itemSize = CGSize(width: 400, height: 100)
    screen.run { shelf.view.collectionViewLayout = layout }
    screen.wait(0.1)
    let a = try #require(shelf.box(0))
    screen.run {
      shelf.sections[0] = ["b", "c", "d", "e"]
      shelf.view.performBatchUpdates {
        shelf.view.deleteItems(at: [path(0)])
        shelf.view.insertItems(at: [path(3)])
      }
    }
    #expect(layout.told == ["delete", "insert", "end"])
    let e = try #require(shelf.box(3))
    screen.wait(0.15)
    let (left, right) = screen.run {
      (e.layer.presentation()?.position.x ?? 0, a.layer.presentation()?.position.x ?? 0)
    }
    #expect(left < 150 && right > 250)
    screen.wait(0.3)
    #expect(e.center.x == 200 && a.superview == nil)
  }

  private final class FromTheSide: UICollectionViewFlowLayout {
    var told: [String] = []
    var coming: [IndexPath] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems { told.append("\(item.updateAction)") }
      coming = updateItems.compactMap { $0.updateAction == .insert ? $0.indexPathAfterUpdate : nil }
    }
    override func finalizeCollectionViewUpdates() { told.append("end") }

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

  @Test("CV48. Another layout brings every item to where it wants it, with its cell")
  func exchange() throws {
    let boxes = (0..<4).compactMap { shelf.box($0) }
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 200, height: 200)
    (grid.minimumLineSpacing, grid.minimumInteritemSpacing) = (0, 0)
    let old = shelf.view.collectionViewLayout
    var done = false
    screen.run { shelf.view.setCollectionViewLayout(grid, animated: true) { _ in done = true } }
    #expect((0..<4).compactMap { shelf.box($0) } == boxes && !done)
    screen.wait(0.15)
    let x = screen.run { boxes[1].layer.presentation()?.position.x ?? 0 }
    #expect(x > 205 && x < 295)
    screen.wait(0.3)
    #expect(done && boxes[3].frame == CGRect(x: 200, y: 200, width: 200, height: 200))
    #expect(old.collectionView == nil && grid.collectionView === shelf.view)
  }

  @Test("CV41. Changes that do not fit the data stop the program")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shelf = Shelf(UICollectionViewFlowLayout(), [["a", "b"]])
        shelf.view.layoutIfNeeded()
        shelf.sections = [["a"]]
        shelf.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test("CV42. Changes of what nobody has asked about yet show it anew")
  func early() {
    let early = screen.run { Shelf(UICollectionViewFlowLayout(), [["a"]]) }
    early.sections = [["a", "b"]]
    early.view.insertItems(at: [path(1)])
    screen.run { early.view.layoutIfNeeded() }
    #expect(early.names == ["a", "b"])
  }
}

/// Chance that is the same each time.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
