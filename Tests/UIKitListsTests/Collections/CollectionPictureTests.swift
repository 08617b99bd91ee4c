import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of the painted appearance of collection views, light and dark.
@MainActor @Suite(.exclusiveScreen) struct CollectionPictureTests {
  private func show(_ screen: RenderedScreen, _ name: String) -> TestCollection {
    var collection: TestCollection?
    screen.show { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 70)
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionHeadersPinToVisibleBounds = true
      let made = TestCollection(layout, counts: [8, 12], frame: window.bounds)
      window.addSubview(made.view)
      collection = made
    }
    guard let collection else { preconditionFailure("nothing is shown") }
    return collection
  }

  @Test(
    "Cells are on the system background, and pinned headers are in front of them",
    arguments: [false, true])
  func painted(isDark: Bool) {
    let screen = RenderedScreen(CGSize(width: 320, height: 480), isDark: isDark)
    let collection = show(screen, "grid")
    let ground = isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
    let cell = isDark ? [28, 28, 30, 255] : [242, 242, 247, 255]
    #expect(screen.pixel(5, 200) == ground)
    #expect(screen.pixel(15, 45) == cell)
    screen.show { _ in
      collection.view.selectItem(
        at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
      collection.box(5)?.contentView.backgroundColor = .clear
      collection.view.contentOffset.y = 60
    }
    screen.keep("collection-\(isDark ? "dark" : "light")")
    // The header is in front of the items that pass it.
    let header = isDark ? [44, 44, 46, 255] : [229, 229, 234, 255]
    #expect(screen.pixel(15, 15) == header && screen.pixel(160, 5) == header)
    let place = collection.box(5)?.frame.origin ?? .zero
    let blue = isDark ? [10, 132, 255, 255] : [0, 122, 255, 255]
    #expect(screen.pixel(place.x + 5, place.y - 60 + 5) == blue)
  }

  @Test("Halfway through an update, inserted cells are half transparent")
  func halfway() {
    let screen = RenderedScreen(CGSize(width: 320, height: 480))
    let collection = show(screen, "change")
    screen.show { _ in
      collection.sections[0].insert(contentsOf: ["x", "y"], at: 1)
      collection.view.insertItems(at: [
        IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0),
      ])
    }
    screen.advance(to: 10.15)
    screen.keep("collection-change")
    let x = (collection.frame(1)?.minX ?? 0) + 3
    #expect(screen.pixel(x, 105).count == 4)
    let before = collection.view.subviews.filter { $0 is TestBoxCell }.count
    screen.advance(to: 10.5)
    #expect(screen.pixel(x, 45) == [242, 242, 247, 255])
    #expect(before >= collection.view.visibleCells.count)
  }
}
