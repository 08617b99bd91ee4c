import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of sections that scroll across their layout: steps CL12…CL17 of
/// `Documentation/Behaviour/Compositional.md`.
@MainActor @Suite(.exclusiveScreen) struct OrthogonalScrollingTests {
  private let screen = AnimatedScreen()

  /// Shows ten items of 100 points in a section that scrolls, above thirty others.
  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    isFromRight: Bool = false,
    _ configure: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> TestCollection {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      if index == 0 {
        section.orthogonalScrollingBehavior = behavior
        configure(section)
      }
      return section
    }
    let new = screen.run { TestCollection(layout, counts: [10, 30]) }
    screen.run {
      if isFromRight { new.view.semanticContentAttribute = .forceRightToLeft }
      screen.window.addSubview(new.view)
    }
    screen.wait(0.1)
    return new
  }

  /// Drags the first section, and lets it rest for a moment before the lift.
  private func drag(by way: CGFloat) {
    let finger = screen.press(CGPoint(x: 200, y: 50))
    screen.drag(finger, by: way, 0, steps: 10)
    screen.wait(0.3)
    screen.lift(finger)
    screen.wait(1.5)
  }

  @Test("Compositional.CL12. A drag moves the items of the section only")
  func drags() throws {
    let collection = show(.continuous)
    #expect(collection.view.contentSize == CGSize(width: 400, height: 3100))
    #expect(collection.frame(4)?.minX == 400 && collection.box(5) == nil)
    drag(by: -200)
    let place = try #require(collection.frame(4)?.minX)
    #expect(place < 250 && place > 150 && collection.box(5)?.frame.minX == place + 100)
    #expect(collection.view.contentOffset == .zero && collection.frame(0, 1)?.minX == 0)
    let finger = screen.press(CGPoint(x: 200, y: 50))
    screen.drag(finger, by: 0, -100, steps: 10)
    screen.wait(0.3)
    screen.lift(finger)
    screen.wait(1)
    #expect(collection.view.contentOffset.y > 50 && collection.frame(4)?.minX == place)
  }

  @Test("Compositional.CL13. The content rests where the behavior wants it")
  func rests() {
    let leading = show(.continuousGroupLeadingBoundary)
    drag(by: -170)
    #expect(leading.frame(2)?.minX == 0)
    screen.run { leading.view.removeFromSuperview() }
    let paging = show(.groupPaging)
    drag(by: -80)
    #expect(paging.frame(1)?.minX == 0)
    drag(by: -190)
    #expect(paging.frame(2)?.minX == 0)
    screen.run { paging.view.removeFromSuperview() }
    let centered = show(.groupPagingCentered)
    #expect(centered.frame(0)?.midX == 200)
    drag(by: -80)
    #expect(centered.frame(1)?.midX == 200)
  }

  @Test("Compositional.CL14. A section that never bounces stops at its ends")
  func ends() {
    let collection = show(.continuous) { $0.orthogonalScrollingProperties.bounce = .never }
    let finger = screen.press(CGPoint(x: 200, y: 50))
    screen.drag(finger, by: 150, 0, steps: 10)
    #expect(collection.frame(0)?.minX == 0)
    screen.lift(finger)
    let other = show(.continuous)
    let next = screen.press(CGPoint(x: 200, y: 50))
    screen.drag(next, by: 150, 0, steps: 10)
    #expect((other.frame(0)?.minX ?? 0) > 20)
    screen.lift(next)
    screen.wait(1.5)
    #expect(other.frame(0)?.minX == 0)
  }

  @Test("Compositional.CL15. A closure changes the visible items")
  func visibleItems() {
    var offsets: [CGFloat] = []
    let collection = show(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        #expect(environment.container.contentSize.width == 400)
        for item in items { item.alpha = item.indexPath.item == 2 ? 0.5 : 1 }
      }
    }
    #expect(offsets.last == 0 && collection.box(2)?.alpha == 0.5 && collection.box(1)?.alpha == 1)
    screen.run {
      collection.view.scrollToItem(
        at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    }
    screen.wait(0.1)
    #expect(offsets.last == 200 && collection.frame(2)?.minX == 0)
  }

  @Test("Compositional.CL16. Scrolling to an item scrolls its section")
  func scrollsToItem() {
    let collection = show(.continuous)
    let path = IndexPath(item: 5, section: 0)
    for (position, place) in [(.left, 0), (.centeredHorizontally, 150), (.right, 300)]
      as [(UICollectionView.ScrollPosition, CGFloat)]
    {
      screen.run { collection.view.scrollToItem(at: path, at: position, animated: false) }
      screen.wait(0.1)
      #expect(collection.frame(5)?.minX == place)
    }
    #expect(collection.view.contentOffset == .zero)
  }

  @Test("Compositional.CL17. From right to left a section begins at the right")
  func mirrored() {
    let collection = show(.continuous, isFromRight: true)
    #expect(collection.frame(0)?.maxX == 400 && collection.frame(1)?.maxX == 300)
    drag(by: 200)
    #expect((collection.frame(2)?.maxX ?? 0) > 350)
  }
}
