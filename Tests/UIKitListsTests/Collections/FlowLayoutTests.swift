import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of flow layouts: steps Collections.CV23…CV29.
///
/// The numbers were measured with Apple's layout at two pixels per point.
@MainActor @Suite(.exclusiveScreen) struct FlowLayoutTests {
  private func collection(
    _ width: CGFloat, _ height: CGFloat, _ counts: [Int],
    sizes: ((IndexPath) -> CGSize)?, _ set: (UICollectionViewFlowLayout) -> Void
  ) -> TestCollection {
    let layout = UICollectionViewFlowLayout()
    set(layout)
    return TestCollection(
      layout, counts: counts, frame: CGRect(x: 0, y: 0, width: width, height: height), size: sizes)
  }

  private func collection(
    _ width: CGFloat, _ height: CGFloat, _ counts: [Int],
    _ set: (UICollectionViewFlowLayout) -> Void
  ) -> TestCollection { collection(width, height, counts, sizes: nil, set) }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("Collections.CV25. The rest of a line is distributed over its gaps")
  func full() {
    let collection = collection(375, 400, [7]) { $0.itemSize = CGSize(width: 100, height: 60) }
    let places: [(CGFloat, CGFloat)] = [
      (0, 0), (137.5, 0), (275, 0), (0, 70), (137.5, 70), (275, 70), (0, 140),
    ]
    for (item, place) in places.enumerated() {
      #expect(collection.frame(item) == rect(place.0, place.1, 100, 60))
    }
    #expect(collection.view.contentSize == CGSize(width: 375, height: 200))
    #expect(collection.view.layoutAttributesForItem(at: IndexPath(item: 7, section: 0)) == nil)
  }

  @Test("Collections.CV24. Items that fit exactly share a line, and insets narrow the lines")
  func exact() {
    let tight = collection(375, 400, [5]) {
      $0.itemSize = CGSize(width: 115, height: 50)
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (12, 15)
    }
    #expect(tight.frame(2) == rect(260, 0, 115, 50))
    #expect(tight.frame(4) == rect(130, 62, 115, 50))
    let inset = collection(375, 400, [7]) {
      $0.itemSize = CGSize(width: 100, height: 60)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
    #expect(inset.frame(0) == rect(16, 8, 100, 60))
    #expect(inset.frame(1) == rect(137.5, 8, 100, 60))
    #expect(inset.frame(2) == rect(259, 8, 100, 60))
    #expect(inset.frame(6) == rect(16, 148, 100, 60))
    #expect(inset.view.contentSize.height == 216)
  }

  @Test("Collections.CV23. Headers and footers are as broad as the layout, in empty sections too")
  func edges() {
    let collection = collection(375, 400, [3, 0, 2]) {
      $0.itemSize = CGSize(width: 80, height: 40)
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect(collection.header(0) == rect(0, 0, 375, 30))
    #expect(collection.footer(0) == rect(0, 80, 375, 20))
    #expect(collection.header(1) == rect(0, 100, 375, 30))
    #expect(collection.footer(1) == rect(0, 140, 375, 20))
    #expect(collection.header(2) == rect(0, 160, 375, 30))
    #expect(collection.frame(0, 2) == rect(12, 194, 80, 40))
    #expect(collection.view.contentSize.height == 260)
    // Collections.CV27: 102⅓ and 192⅔ are not whole pixels.
    #expect(collection.frame(1)?.minX == 102.5 && collection.frame(2)?.minX == 192.5)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.view.visibleSupplementaryViews(ofKind: kind).count == 3)
    #expect(
      collection.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
        is TestHeaderView
    )
  }

  @Test("Collections.CV23. In a horizontal layout lines are columns")
  func horizontal() {
    let collection = collection(375, 200, [3, 2]) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 90, height: 70)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
      $0.headerReferenceSize = CGSize(width: 40, height: 0)
      $0.footerReferenceSize = CGSize(width: 20, height: 0)
    }
    #expect(collection.header(0) == rect(0, 0, 40, 200))
    #expect(collection.footer(0) == rect(254, 0, 20, 200))
    #expect(collection.header(1) == rect(274, 0, 40, 200))
    #expect(collection.frame(0) == rect(52, 8, 90, 70))
    #expect(collection.frame(1) == rect(52, 122, 90, 70))
    #expect(collection.frame(2) == rect(152, 8, 90, 70))
    #expect(collection.frame(1, 1) == rect(326, 122, 90, 70))
    #expect(collection.view.contentSize == CGSize(width: 448, height: 200))
  }

  @Test("Collections.CV25. A single item is centered in its line, even if it is broader")
  func alone() {
    let wide = collection(200, 300, [3]) {
      $0.itemSize = CGSize(width: 250, height: 40)
      $0.minimumLineSpacing = 6
    }
    #expect(wide.frame(0) == rect(-25, 0, 250, 40) && wide.frame(2) == rect(-25, 92, 250, 40))
    let narrow = collection(200, 300, [2]) { $0.itemSize = CGSize(width: 150, height: 40) }
    #expect(narrow.frame(1) == rect(25, 50, 150, 40))
  }

  @Test(
    "Collections.CV26. The last line has the gaps of a full line for equal items, else the minimum")
  func last() {
    let four = collection(375, 300, [4]) { _ in }
    #expect((0..<4).map { four.frame($0)?.minX } == [0, 65, 130, 195])
    let single = collection(200, 300, [1]) { $0.itemSize = CGSize(width: 90, height: 40) }
    #expect(single.frame(0)?.minX == 0)
    let widths: [CGFloat] = [80, 100, 60]
    let mixed = collection(375, 300, [3], sizes: { CGSize(width: widths[$0.item], height: 40) }) {
      _ in
    }
    #expect((0..<3).map { mixed.frame($0)?.minX } == [0, 90, 200])
    // Equal sizes from the delegate count as equal.
    let sized = collection(375, 300, [4], sizes: { _ in CGSize(width: 80, height: 40) }) { _ in }
    #expect((0..<4).map { sized.frame($0)?.minX } == [0, 98.5, 196.5, 295])
  }

  @Test("Collections.CV24. A line is as high as its highest item, and the others are centered")
  func several() {
    let widths: [CGFloat] = [120, 100, 90, 200, 60, 150]
    let heights: [CGFloat] = [40, 55, 40, 30, 40, 40]
    let size = { (path: IndexPath) in CGSize(width: widths[path.item], height: heights[path.item]) }
    let collection = collection(375, 400, [6], sizes: size) {
      $0.minimumInteritemSpacing = 8
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    }
    let frames = [
      rect(10, 12.5, 120, 40), rect(152.5, 5, 100, 55), rect(275, 12.5, 90, 40),
      rect(10, 75, 200, 30), rect(305, 70, 60, 40), rect(10, 120, 150, 40),
    ]
    for (item, frame) in frames.enumerated() { #expect(collection.frame(item) == frame) }
    #expect(collection.view.contentSize.height == 165)
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 160, y: 6))?.item == 1)
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 20, y: 6)) == nil)
  }

  @Test("Collections.CV27. Positions are rounded to pixels, sizes are not")
  func pixels() {
    let collection = collection(375, 300, [6]) {
      $0.itemSize = CGSize(width: 111.5, height: 44.25)
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (8, 7)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
    }
    #expect(collection.frame(1) == rect(132, 5, 111.5, 44.25))
    #expect(collection.frame(3) == rect(9, 57.5, 111.5, 44.25))
    #expect(collection.view.contentSize.height == 106.5)
  }

  @Test("Collections.CV29. A pinned header stays visible until the next one pushes it out")
  func pinned() {
    let collection = collection(300, 400, [20, 20]) {
      $0.itemSize = CGSize(width: 300, height: 50)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let kind = UICollectionView.elementKindSectionHeader
    func header(_ section: Int) -> UICollectionReusableView? {
      collection.view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))
    }
    for (offset, place) in [(0, 0), (400, 400), (1000, 1000), (1010, 1000), (1020, 1000)] {
      collection.view.contentOffset.y = CGFloat(offset)
      collection.view.layoutIfNeeded()
      #expect(header(0)?.frame.minY == CGFloat(place))
    }
    #expect(header(1)?.frame.minY == 1030)
    // It is in front of the items that pass it.
    let views = collection.view.subviews
    let before = views.firstIndex { $0 === header(0) } ?? 0
    let cells = views.indices.filter { views[$0] is TestBoxCell }
    #expect(!cells.isEmpty && cells.allSatisfy { $0 < before })
    collection.view.contentOffset.y = 1100
    collection.view.layoutIfNeeded()
    #expect(header(0) == nil && header(1)?.frame.minY == 1100)
  }

  @Test("Collections.CV15. A mirrored layout begins at the right and is scrolled there")
  func fromRight() {
    let layout = Exchanged()
    layout.itemSize = CGSize(width: 100, height: 60)
    let collection = TestCollection(layout, counts: [7], frame: rect(0, 0, 375, 400))
    #expect(collection.box(0)?.frame == rect(0, 0, 100, 60))
    collection.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    collection.view.layoutIfNeeded()
    #expect(collection.box(0)?.frame == rect(275, 0, 100, 60))
    #expect(collection.box(6)?.frame == rect(275, 140, 100, 60))
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 300, y: 150))?.item == 6)
    let row = Exchanged()
    row.scrollDirection = .horizontal
    let long = TestCollection(row, [(0..<40).map(String.init)], frame: rect(0, 0, 300, 50))
    long.view.semanticContentAttribute = .forceRightToLeft
    long.view.layoutIfNeeded()
    #expect(long.view.contentSize.width == CGFloat(2390))
    #expect(long.view.contentOffset.x == long.view.contentSize.width - 300)
    #expect(long.box(0)?.frame.maxX == long.view.contentSize.width)
    #expect(long.box(30) == nil)
  }

  private final class Exchanged: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test("Collections.CV12. A change of breadth or of a property invalidates the layout")
  func changes() {
    let collection = collection(200, 400, [6]) { $0.itemSize = CGSize(width: 90, height: 40) }
    #expect(collection.box(2)?.frame == rect(0, 50, 90, 40))
    collection.view.frame.size.width = 310
    collection.view.layoutIfNeeded()
    #expect(collection.box(2)?.frame == rect(220, 0, 90, 40))
    (collection.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 70
    collection.view.layoutIfNeeded()
    #expect(collection.box(2)?.frame.height == 70)
    // It grows with its superview.
    let outer = UIView(frame: rect(0, 0, 310, 400))
    outer.addSubview(collection.view)
    collection.view.autoresizingMask = [UIView.AutoresizingMask.flexibleWidth]
    outer.frame.size.width = 200
    collection.view.layoutIfNeeded()
    #expect(collection.box(2)?.frame == rect(0, 80, 90, 70))
  }
}
