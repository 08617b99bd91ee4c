import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Fingers on items: steps CV30…CV37 of `Documentation/Behaviour/Collections.md`.
@MainActor @Suite(.oneScreen) struct CollectionSelectionTests {
  private let screen = MovingScreen()
  private let shelf: Shelf

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    shelf = screen.run { Shelf(layout, counts: [200]) }
    screen.run { [screen, shelf] in screen.window.addSubview(shelf.view) }
    screen.wait(0.1)
  }

  private func place(_ item: Int) -> CGPoint {
    CGPoint(x: 50 + 100 * CGFloat(item % 4), y: 50 + 100 * CGFloat(item / 4))
  }

  private func tap(_ item: Int) {
    screen.tap(place(item))
    screen.wait(0.1)
  }

  private var selected: [Int]? { shelf.view.indexPathsForSelectedItems?.map(\.item) }

  @Test("CV31, CV33. A finger highlights an item after a moment, and selects it when it is lifted")
  func selects() throws {
    let box = try #require(shelf.box(5))
    #expect(box.selectedBackgroundView?.isHidden == true)
    let finger = screen.press(place(5))
    screen.wait(0.1)
    #expect(!box.isHighlighted)
    screen.wait(0.1)
    #expect(box.isHighlighted && box.selectedBackgroundView?.isHidden == false)
    #expect(shelf.diary.take() == ["highlight 0.5"])
    screen.lift(finger)
    screen.wait(0.1)
    #expect(shelf.diary.take() == ["may 0.5?", "unhighlight 0.5", "select 0.5"])
    #expect(box.isSelected && !box.isHighlighted && selected == [5])
    #expect(box.selectedBackgroundView?.isHidden == false)
    #expect(box.accessibilityTraits.contains(.selected))
  }

  @Test("CV34. One item is selected in the place of another; several if several may be")
  func several() {
    tap(1)
    tap(2)
    #expect(selected == [2] && shelf.box(1)?.isSelected == false)
    #expect(shelf.diary.take().suffix(2) == ["deselect 0.1", "select 0.2"])
    shelf.view.allowsMultipleSelection = true
    tap(3)
    #expect(selected == [2, 3])
    tap(2)
    #expect(selected == [3] && shelf.diary.take().last == "deselect 0.2")
    shelf.mayDeselect = false
    tap(3)
    #expect(selected == [3])
    tap(4)
    shelf.view.allowsMultipleSelection = false
    #expect(selected == [4] && shelf.box(3)?.isSelected == false)
  }

  @Test("CV32. A drag selects nothing, nor does a finger that leaves its cell")
  func drags() {
    let finger = screen.press(place(9))
    screen.wait(0.2)
    #expect(shelf.box(9)?.isHighlighted == true)
    screen.drag(finger, by: 0, -60, steps: 4)
    #expect(shelf.view.isDragging && shelf.view.contentOffset.y > 0)
    #expect(shelf.diary.take() == ["highlight 0.9", "unhighlight 0.9"])
    screen.lift(finger)
    screen.wait(2)
    #expect(selected == [] && shelf.diary.take() == [])
  }

  @Test("CV31, CV33. The delegate forbids either")
  func forbids() {
    shelf.maySelect = false
    tap(1)
    #expect(
      selected == [] && shelf.diary.take() == ["highlight 0.1", "may 0.1?", "unhighlight 0.1"])
    shelf.mayHighlight = false
    shelf.maySelect = true
    tap(1)
    #expect(selected == [] && shelf.diary.take() == [])
    shelf.mayHighlight = true
    shelf.view.allowsSelection = false
    tap(1)
    #expect(selected == [] && shelf.diary.take() == [])
  }

  @Test("CV35. What is selected stays so while it is not seen")
  func unseen() {
    tap(1)
    screen.run { shelf.view.contentOffset.y = 2000 }
    screen.wait(0.1)
    #expect(selected == [1] && shelf.view.visibleCells.allSatisfy { !$0.isSelected })
    screen.run { shelf.view.contentOffset.y = 0 }
    screen.wait(0.1)
    #expect(shelf.box(1)?.isSelected == true)
  }

  @Test("CV36. The app selects items without the delegate being told")
  func byTheApp() {
    let path = IndexPath(item: 100, section: 0)
    screen.run { shelf.view.selectItem(at: path, animated: false, scrollPosition: .top) }
    screen.wait(0.1)
    #expect(selected == [100] && shelf.box(100)?.isSelected == true)
    #expect(shelf.view.contentOffset.y == 2500)
    screen.run { shelf.view.deselectItem(at: path, animated: false) }
    #expect(selected == [] && shelf.box(100)?.isSelected == false)
    screen.run { shelf.view.selectItem(at: path, animated: false, scrollPosition: []) }
    screen.run { shelf.view.selectItem(at: nil, animated: false, scrollPosition: []) }
    #expect(selected == [] && shelf.diary.take() == [])
  }
}
