import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of selection by touch: steps CV30…CV37 of `Documentation/Behaviour/Collections.md`.
@MainActor @Suite(.exclusiveScreen) struct CollectionSelectionTests {
  private let screen = AnimatedScreen()
  private let collection: TestCollection

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    collection = screen.run { TestCollection(layout, counts: [200]) }
    screen.run { [screen, collection] in screen.window.addSubview(collection.view) }
    screen.wait(0.1)
  }

  private func place(_ item: Int) -> CGPoint {
    CGPoint(x: 50 + 100 * CGFloat(item % 4), y: 50 + 100 * CGFloat(item / 4))
  }

  private func tap(_ item: Int) {
    screen.tap(place(item))
    screen.wait(0.1)
  }

  private var selected: [Int]? { collection.view.indexPathsForSelectedItems?.map(\.item) }

  // Collections.CV31, Collections.CV33, Collections.CV37.
  @Test("A touch highlights an item after a delay and selects it when it ends")
  func selects() throws {
    let box = try #require(collection.box(5))
    #expect(box.selectedBackgroundView?.isHidden == true)
    let finger = screen.press(place(5))
    screen.wait(0.1)
    #expect(!box.isHighlighted)
    screen.wait(0.1)
    #expect(box.isHighlighted && box.selectedBackgroundView?.isHidden == false)
    #expect(collection.eventLog.take() == ["highlight 0.5"])
    screen.lift(finger)
    screen.wait(0.1)
    #expect(collection.eventLog.take() == ["may 0.5?", "unhighlight 0.5", "select 0.5"])
    #expect(box.isSelected && !box.isHighlighted && selected == [5])
    #expect(box.selectedBackgroundView?.isHidden == false)
    #expect(box.accessibilityTraits.contains(.selected))
  }

  // Collections.CV34.
  @Test("Selecting an item deselects the former one, unless multiple selection is allowed")
  func several() {
    tap(1)
    tap(2)
    #expect(selected == [2] && collection.box(1)?.isSelected == false)
    #expect(collection.eventLog.take().suffix(2) == ["deselect 0.1", "select 0.2"])
    collection.view.allowsMultipleSelection = true
    tap(3)
    #expect(selected == [2, 3])
    tap(2)
    #expect(selected == [3] && collection.eventLog.take().last == "deselect 0.2")
    collection.allowsDeselection = false
    tap(3)
    #expect(selected == [3])
    tap(4)
    collection.view.allowsMultipleSelection = false
    #expect(selected == [4] && collection.box(3)?.isSelected == false)
  }

  @Test("Collections.CV32. A drag and a touch that leaves its cell select nothing")
  func drags() {
    let finger = screen.press(place(9))
    screen.wait(0.2)
    #expect(collection.box(9)?.isHighlighted == true)
    screen.drag(finger, by: 0, -60, steps: 4)
    #expect(collection.view.isDragging && collection.view.contentOffset.y > 0)
    #expect(collection.eventLog.take() == ["highlight 0.9", "unhighlight 0.9"])
    screen.lift(finger)
    screen.wait(2)
    #expect(selected == [] && collection.eventLog.take() == [])
  }

  @Test("Collections.CV31, Collections.CV33. The delegate can prevent highlight and selection")
  func forbids() {
    collection.allowsSelection = false
    tap(1)
    #expect(
      selected == []
        && collection.eventLog.take() == ["highlight 0.1", "may 0.1?", "unhighlight 0.1"])
    collection.allowsHighlight = false
    collection.allowsSelection = true
    tap(1)
    #expect(selected == [] && collection.eventLog.take() == [])
    collection.allowsHighlight = true
    collection.view.allowsSelection = false
    tap(1)
    #expect(selected == [] && collection.eventLog.take() == [])
  }

  @Test("Collections.CV35. Items stay selected while they are not visible")
  func unseen() {
    tap(1)
    screen.run { collection.view.contentOffset.y = 2000 }
    screen.wait(0.1)
    #expect(selected == [1] && collection.view.visibleCells.allSatisfy { !$0.isSelected })
    screen.run { collection.view.contentOffset.y = 0 }
    screen.wait(0.1)
    #expect(collection.box(1)?.isSelected == true)
  }

  @Test("Collections.CV36. Selection by code does not notify the delegate")
  func byTheApp() {
    let path = IndexPath(item: 100, section: 0)
    screen.run { collection.view.selectItem(at: path, animated: false, scrollPosition: .top) }
    screen.wait(0.1)
    #expect(selected == [100] && collection.box(100)?.isSelected == true)
    #expect(collection.view.contentOffset.y == 2500)
    screen.run { collection.view.deselectItem(at: path, animated: false) }
    #expect(selected == [] && collection.box(100)?.isSelected == false)
    screen.run { collection.view.selectItem(at: path, animated: false, scrollPosition: []) }
    screen.run { collection.view.selectItem(at: nil, animated: false, scrollPosition: []) }
    #expect(selected == [] && collection.eventLog.take() == [])
  }
}
