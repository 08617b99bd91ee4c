import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of interactive transitions between layouts: steps Collections.CV70…CV74.
@MainActor @Suite(.exclusiveScreen) struct CollectionTransitionTests {
  private let screen = AnimatedScreen()
  private let eventLog = EventLog()

  private func layout(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Noting {
    let layout = Noting()
    (layout.name, layout.eventLog) = (name, eventLog)
    layout.itemSize = CGSize(width: width, height: height)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func show(_ layout: UICollectionViewLayout, count: Int) -> TestCollection {
    let collection = screen.run { TestCollection(layout, counts: [count]) }
    screen.run { screen.window.addSubview(collection.view) }
    screen.wait(0.1)
    return collection
  }

  private final class Noting: UICollectionViewFlowLayout {
    var name = ""
    var eventLog: EventLog?

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      eventLog?.note("\(name) to \((newLayout as? Noting)?.name ?? "?")")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      eventLog?.note("\(name) from \((oldLayout as? Noting)?.name ?? "?")")
    }
    override func finalizeLayoutTransition() { eventLog?.note("\(name) end") }
  }

  @Test("Collections.CV71, Collections.CV74. Attributes lie between those of both layouts")
  func attributes() throws {
    let (rows, grid) = (layout("rows", 400, 100), layout("grid", 200, 200))
    let collection = show(rows, count: 4)
    let view = collection.view
    let boxes = (0..<4).compactMap { collection.box($0) }
    var end: [Bool] = []
    let transition = screen.run {
      view.startInteractiveTransition(to: grid) { end = [$0, $1] }
    }
    #expect(view.collectionViewLayout === transition)
    #expect(eventLog.take() == ["rows to grid", "grid from rows"])
    #expect(transition.currentLayout === rows && transition.nextLayout === grid)
    #expect(boxes.map(\.frame.minY) == [0, 100, 200, 300])
    screen.run { transition.transitionProgress = 0.25 }
    screen.wait(0.1)
    // A quarter of the way from 400 × 100 at (0, 100) to 200 × 200 at (200, 0), and so on.
    let quarter = [
      CGRect(x: 0, y: 0, width: 350, height: 125), CGRect(x: 50, y: 75, width: 350, height: 125),
      CGRect(x: 0, y: 200, width: 350, height: 125), CGRect(x: 50, y: 275, width: 350, height: 125),
    ]
    #expect(boxes.map(\.frame) == quarter && view.contentSize == CGSize(width: 400, height: 400))
    #expect((0..<4).compactMap { collection.frame($0) } == quarter)
    #expect(transition.value(forAnimatedKey: "speed") == 0)
    transition.updateValue(2.5, forAnimatedKey: "speed")
    #expect(transition.value(forAnimatedKey: "speed") == 2.5)
    screen.run { view.finishInteractiveTransition() }
    #expect(view.collectionViewLayout === grid && eventLog.take() == ["rows end", "grid end"])
    screen.wait(0.15)
    #expect(end == [])
    screen.wait(0.3)
    #expect(end == [true, true] && rows.collectionView == nil)
    #expect((0..<4).compactMap { collection.box($0) } == boxes)
    #expect(boxes[3].frame == CGRect(x: 200, y: 200, width: 200, height: 200))
  }

  @Test("Collections.CV72, Collections.CV73. The content offset follows the progress")
  func offset() throws {
    let (rows, grid) = (layout("rows", 400, 100), layout("grid", 100, 100))
    let collection = show(rows, count: 40)
    let view = collection.view
    screen.run { view.contentOffset.y = 1_000 }
    screen.wait(0.1)
    var end: [Bool] = []
    let transition = screen.run {
      view.startInteractiveTransition(to: grid) { end = [$0, $1] }
    }
    screen.run { transition.transitionProgress = 0.5 }
    screen.wait(0.1)
    // The grid of 1000 points ends 200 below the top.
    #expect(view.contentOffset.y == 600 && view.contentSize.height == 2_500)
    // Item 17: from (0, 1700, 400, 100) to (100, 400, 100, 100).
    #expect(collection.frame(17) == CGRect(x: 50, y: 1_050, width: 250, height: 100))
    #expect(collection.box(17)?.frame == collection.frame(17))
    screen.run { view.cancelInteractiveTransition() }
    screen.wait(0.5)
    #expect(end == [true, false] && view.collectionViewLayout === rows)
    #expect(view.contentOffset.y == 1_000 && grid.collectionView == nil)
    #expect(collection.box(10)?.frame == CGRect(x: 0, y: 1_000, width: 400, height: 100))
    _ = screen.run { view.startInteractiveTransition(to: grid) }
    screen.run { view.finishInteractiveTransition() }
    screen.wait(0.5)
    #expect(view.contentOffset.y == 200 && collection.box(39)?.frame.maxY == 1_000)
  }

  @Test("Collections.CV71. Elements of one layout only fade")
  func fades() throws {
    let (rows, grid) = (layout("rows", 400, 100), layout("grid", 400, 100))
    grid.headerReferenceSize = CGSize(width: 0, height: 40)
    let collection = show(rows, count: 4)
    let view = collection.view
    let transition = screen.run { view.startInteractiveTransition(to: grid) }
    screen.run { transition.transitionProgress = 0.75 }
    screen.wait(0.1)
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(header.alpha == 0.75 && header.frame == CGRect(x: 0, y: 0, width: 400, height: 40))
    #expect(collection.box(0)?.frame.minY == 30)
  }

  @Test("Collections.CV70. The delegate provides the layout of a transition")
  func custom() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      final class Layout: UICollectionViewTransitionLayout {}
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Layout(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let (rows, grid) = (layout("rows", 400, 100), layout("grid", 200, 200))
    let collection = show(rows, count: 4)
    let delegate = Delegate()
    defer { withExtendedLifetime(delegate) {} }
    collection.view.delegate = delegate
    let transition = screen.run { collection.view.startInteractiveTransition(to: grid) }
    #expect(transition is Delegate.Layout)
    // Another layout ends the transition.
    screen.run { collection.view.setCollectionViewLayout(grid, animated: false) }
    #expect(collection.view.collectionViewLayout === grid && transition.collectionView == nil)
    #expect(grid.collectionView === collection.view && rows.collectionView == nil)
    #expect(collection.box(3)?.frame == CGRect(x: 200, y: 200, width: 200, height: 200))
  }

  @Test("Collections.CV70. A second transition stops the program, as does the end of none")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.finishInteractiveTransition()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      }
    }
  }
}
