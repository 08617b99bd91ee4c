import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of interactive movement: steps Collections.CV60…CV62.
@MainActor @Suite(.exclusiveScreen) struct CollectionMovementTests {
  private let screen = AnimatedScreen()

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Shows four items of 100 × 100 in each line.
  private func show(
    _ counts: [Int], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> TestCollection {
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = screen.run { TestCollection(layout, counts: counts) }
    screen.run { screen.window.addSubview(collection.view) }
    screen.wait(0.1)
    return collection
  }

  private func move(_ collection: TestCollection, to x: CGFloat, _ y: CGFloat) {
    screen.run {
      collection.view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y))
    }
    screen.wait(0.5)
  }

  private func lefts(_ collection: TestCollection, _ items: Int...) -> [CGFloat?] {
    items.map { collection.box($0)?.frame.minX }
  }

  @Test("Collections.CV60, Collections.CV61, Collections.CV62. Others make room for a moved item")
  func moves() throws {
    let collection = show([12])
    let moved = try #require(collection.box(0))
    #expect(screen.run { collection.view.beginInteractiveMovementForItem(at: path(0)) })
    #expect(moved.configurationState.isReordering)
    #expect(!screen.run { collection.view.beginInteractiveMovementForItem(at: path(1)) })
    move(collection, to: 250, 60)
    #expect(collection.box(0) === moved && moved.center == CGPoint(x: 250, y: 60))
    #expect(lefts(collection, 1, 2, 3) == [0, 100, 300])
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 20, y: 20)) == path(1))
    #expect(collection.eventLog.take() == [])
    screen.run { collection.view.endInteractiveMovement() }
    #expect(collection.eventLog.take() == ["move 0.0 0.2"])
    screen.wait(0.5)
    #expect(collection.names.prefix(4) == ["0.1", "0.2", "0.0", "0.3"])
    #expect(collection.box(2) === moved && moved.frame.origin == CGPoint(x: 200, y: 0))
    #expect(lefts(collection, 0, 1, 3) == [0, 100, 300])
    #expect(!moved.configurationState.isReordering)
  }

  @Test("Collections.CV62. A cancelled movement returns the item without a call")
  func cancels() {
    let collection = show([12])
    #expect(screen.run { collection.view.beginInteractiveMovementForItem(at: path(5)) })
    move(collection, to: 50, 50)
    #expect(lefts(collection, 0, 3, 4) == [100, 0, 100])
    screen.run { collection.view.cancelInteractiveMovement() }
    screen.wait(0.5)
    #expect(lefts(collection, 0, 3, 4, 5) == [0, 300, 0, 100] && collection.eventLog.take() == [])
    // A movement that ends in its place changes nothing either.
    #expect(screen.run { collection.view.beginInteractiveMovementForItem(at: path(5)) })
    move(collection, to: 120, 120)
    screen.run { collection.view.endInteractiveMovement() }
    screen.wait(0.5)
    #expect(lefts(collection, 4, 5) == [0, 100] && collection.eventLog.take() == [])
  }

  @Test("Collections.CV61. The delegate chooses another place")
  func redirects() {
    let collection = show([12])
    var asked: [[Int]] = []
    collection.target = { original, current, proposed in
      asked.append([original.item, current.item, proposed.item])
      return IndexPath(item: min(proposed.item, 1), section: 0)
    }
    #expect(screen.run { collection.view.beginInteractiveMovementForItem(at: path(0)) })
    move(collection, to: 350, 50)
    move(collection, to: 250, 50)
    #expect(asked == [[0, 0, 3], [0, 1, 2]] && lefts(collection, 1, 2, 3) == [0, 200, 300])
    screen.run { collection.view.endInteractiveMovement() }
    #expect(collection.eventLog.take() == ["move 0.0 0.1"])
  }

  @Test("Collections.CV60. Only items that the data source lets move are moved")
  func refuses() throws {
    let collection = show([12])
    collection.canMove = { $0.item != 3 }
    let view = collection.view
    #expect(!screen.run { view.beginInteractiveMovementForItem(at: path(3)) })
    #expect(!screen.run { view.beginInteractiveMovementForItem(at: path(12)) })
    #expect(!screen.run { view.beginInteractiveMovementForItem(at: path(0, 1)) })
    // A data source without both methods moves nothing, which shows at the end.
    let plain = PlainSource()
    defer { withExtendedLifetime(plain) {} }
    screen.run { view.dataSource = plain }
    screen.wait(0.1)
    #expect(screen.run { view.beginInteractiveMovementForItem(at: path(0)) })
    move(collection, to: 250, 50)
    #expect(lefts(collection, 1, 2) == [0, 100])
    screen.run { view.endInteractiveMovement() }
    screen.wait(0.5)
    #expect(lefts(collection, 0, 1, 2) == [0, 100, 200])
    #expect(!screen.run { view.beginInteractiveMovementForItem(at: path(0)) })
  }

  private final class PlainSource: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }
  }

  @Test("Collections.CV61. An item moves to another section, and each keeps its size")
  func crosses() {
    let collection = show([3, 2])
    let widths: [String: CGFloat] = ["0.1": 50, "0.2": 150]
    collection.sizes = { [unowned collection] path in
      CGSize(width: widths[collection.sections[path[0]][path.item]] ?? 100, height: 100)
    }
    screen.run { collection.view.collectionViewLayout.invalidateLayout() }
    screen.wait(0.1)
    #expect(screen.run { collection.view.beginInteractiveMovementForItem(at: path(1)) })
    move(collection, to: 150, 150)
    let view = collection.view
    #expect(view.numberOfItems(inSection: 0) == 2 && view.numberOfItems(inSection: 1) == 3)
    #expect(collection.box(1)?.bounds.width == 50 && collection.box(2)?.bounds.width == 150)
    #expect(collection.eventLog.take() == [])
    screen.run { collection.view.endInteractiveMovement() }
    #expect(collection.sections == [["0.0", "0.2"], ["1.0", "0.1", "1.1"]])
    #expect(collection.eventLog.take() == ["move 0.1 1.1"])
  }

  @Test("Collections.CV61. The moved cell remains while its line is scrolled away")
  func scrolls() throws {
    let collection = show([200])
    let moved = try #require(collection.box(0))
    #expect(screen.run { collection.view.beginInteractiveMovementForItem(at: path(0)) })
    screen.run { collection.view.contentOffset.y = 1_000 }
    move(collection, to: 50, 1_050)
    #expect(collection.box(0) === moved && moved.center == CGPoint(x: 50, y: 1_050))
    #expect(collection.box(41)?.frame.origin == CGPoint(x: 100, y: 1_000))
    screen.run { collection.view.endInteractiveMovement() }
    #expect(collection.eventLog.take() == ["move 0.0 0.40"])
    screen.wait(0.5)
    #expect(collection.box(40) === moved && collection.box(40)?.name == "0.0")
  }

  @Test("Collections.CV61, Collections.CV62. The layout learns of a movement by contexts")
  func contexts() {
    let layout = Listening()
    let collection = show([12], layout: layout)
    #expect(screen.run { collection.view.beginInteractiveMovementForItem(at: path(0)) })
    move(collection, to: 60, 50)
    move(collection, to: 150, 50)
    screen.run { collection.view.endInteractiveMovement() }
    #expect(
      layout.received == ["0 0 60.0", "0 1 150.0", "end 0 1 false"],
      "\(layout.received)")
  }

  private final class Listening: UICollectionViewFlowLayout {
    var received: [String] = []

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      received.append("\(context.paths) \(context.interactiveMovementTarget.x)")
      return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
      received.append("end \(context.paths) \(movementCancelled)")
      return context
    }
  }

  @Test("Collections.CV62, DiffableData.DS6. The handlers of a diffable data source move an item")
  func diffable() {
    let collection = show([1])
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection.view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: path)
      (cell as? TestBoxCell)?.name = item
      return cell
    }
    defer { withExtendedLifetime(source) {} }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    screen.run { source.apply(snapshot, animatingDifferences: false) }
    screen.wait(0.1)
    #expect(!screen.run { collection.view.beginInteractiveMovementForItem(at: path(0)) })
    var final: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 == "a" }
    source.reorderingHandlers.didReorder = { final = $0.finalSnapshot.itemIdentifiers }
    #expect(screen.run { collection.view.beginInteractiveMovementForItem(at: path(0)) })
    move(collection, to: 350, 50)
    move(collection, to: 250, 50)
    screen.run { collection.view.endInteractiveMovement() }
    screen.wait(0.5)
    #expect(final == ["b", "c", "a"] && collection.names == final)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// The first items before and after a movement.
  fileprivate var paths: String {
    let previous = previousIndexPathsForInteractivelyMovingItems?.first?.item ?? -1
    let target = targetIndexPathsForInteractivelyMovingItems?.first?.item ?? -1
    return "\(previous) \(target)"
  }
}
