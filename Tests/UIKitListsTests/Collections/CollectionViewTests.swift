import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of the visible views of collection views: steps Collections.CV1…CV22 of
/// `Documentation/Behaviour/Collections.md`.
@MainActor @Suite(.exclusiveScreen) struct CollectionViewTests {
  private func grid(_ size: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: size)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Collections.CV1, Collections.CV5. Only visible elements have views, and views are reused")
  func reuse() throws {
    TestBoxCell.created = 0
    let collection = TestCollection(grid(), counts: [1000])
    #expect(collection.names == (0..<32).map { "0.\($0)" })
    #expect(TestBoxCell.created == 32 && collection.cellRequests == 32)
    let first = try #require(collection.box(0))
    #expect(first.reuseIdentifier == "box" && first.reuseCount == 0)
    collection.view.contentOffset.y = 100
    collection.view.layoutIfNeeded()
    #expect(collection.names.first == "0.4" && collection.names.last == "0.35")
    #expect(TestBoxCell.created == 32 && collection.cellRequests == 36)
    #expect(
      collection.box(0) == nil && collection.view.visibleCells.contains(first)
        && first.reuseCount == 1)
    #expect(collection.view.indexPath(for: first).map { 32...35 ~= $0.item } == true)
    // Half a line more requires one line more.
    collection.view.contentOffset.y = 150
    collection.view.layoutIfNeeded()
    #expect(collection.view.visibleCells.count == 36 && TestBoxCell.created == 36)
  }

  @Test("Collections.CV28. 100,000 items scroll without requests for all of them")
  func large() {
    let collection = TestCollection(grid(), counts: [100_000])
    // A delegate with item sizes is asked for all of them.
    #expect(collection.sizeRequests == 100_000)
    let plain = UnsizedItems(100_000)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: grid())
    view.register(TestBoxCell.self, forCellWithReuseIdentifier: "box")
    (view.dataSource, view.delegate) = (plain, plain)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2_500_000)
    #expect(plain.asked == 32)
    for step in 1...100 {
      view.contentOffset.y = CGFloat(step) * 20_000
      view.layoutIfNeeded()
    }
    #expect(plain.asked == 32 + 100 * 32 && plain.counted == 1)
    #expect(view.cellForItem(at: path(80_000)) != nil)
  }

  /// A data source of many items without sizes of their own.
  private final class UnsizedItems: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let count: Int
    var asked = 0, counted = 0
    init(_ count: Int) { self.count = count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counted += 1
      return count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }
  }

  @Test("Collections.CV4. A reload requests all data and clears the selection")
  func reload() {
    let collection = TestCollection(grid(), counts: [3])
    collection.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(collection.box(1)?.isSelected == true)
    collection.sections = [["a"], ["b", "c"]]
    #expect(collection.view.numberOfSections == 1)
    collection.view.reloadData()
    #expect(
      collection.view.numberOfSections == 2 && collection.view.numberOfItems(inSection: 1) == 2)
    collection.view.layoutIfNeeded()
    #expect(collection.names == ["a", "b", "c"])
    #expect(
      collection.view.indexPathsForSelectedItems == [] && collection.box(1, 1)?.isSelected == false)
  }

  @Test("Collections.CV18. The view scrolls to an item as far as the content allows")
  func scrolling() {
    let collection = TestCollection(grid(), counts: [1000])
    for (position, y) in [
      (UICollectionView.ScrollPosition.top, CGFloat(2500)), (.centeredVertically, 2150),
      (.bottom, 1800),
    ] {
      collection.view.scrollToItem(at: path(100), at: position, animated: false)
      #expect(collection.view.contentOffset.y == y)
    }
    collection.view.scrollToItem(at: path(999), at: .top, animated: false)
    #expect(collection.view.contentOffset.y == CGFloat(24_200))
    collection.view.scrollToItem(at: path(999), at: [], animated: false)
    #expect(collection.view.contentOffset.y == CGFloat(24_200))
    collection.view.contentInset.top = 50
    collection.view.scrollToItem(at: path(0), at: .top, animated: false)
    #expect(collection.view.contentOffset.y == -50)
    collection.view.layoutIfNeeded()
    #expect(collection.names.first == "0.0")
  }

  @Test("Collections.CV21, Collections.CV22. Self-sizing items determine their layout")
  func selfSizing() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
    view.register(Tall.self, forCellWithReuseIdentifier: "tall")
    let source = TallSource()
    view.dataSource = source
    view.layoutIfNeeded()
    // Each is 100 broad, and 10 higher than the one before.
    for item in 0..<3 {
      #expect(
        view.cellForItem(at: path(item))?.frame.size
          == CGSize(width: 100, height: 40 + 10 * CGFloat(item)))
    }
    // A line is as high as the highest of its three.
    #expect(view.cellForItem(at: path(5))?.frame.maxY == CGFloat(160))
    #expect(view.cellForItem(at: path(3))?.frame.midY == CGFloat(115))
    view.contentOffset.y = view.contentSize.height - 300
    view.layoutIfNeeded()
    for cell in view.visibleCells { #expect(cell.frame.width == 100) }
  }

  private final class Tall: UICollectionViewCell {
    let spacer = UIView()
    lazy var height = spacer.heightAnchor.constraint(equalToConstant: 10)

    override init(frame: CGRect) {
      super.init(frame: frame)
      spacer.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(spacer)
      NSLayoutConstraint.activate([
        spacer.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        spacer.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        spacer.topAnchor.constraint(equalTo: contentView.topAnchor),
        spacer.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        spacer.widthAnchor.constraint(equalToConstant: 100), height,
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class TallSource: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 16 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
      (cell as? Tall)?.height.constant = 40 + 10 * CGFloat(indexPath.item)
      return cell
    }
  }

  // Collections.CV10, Collections.CV11.
  @Test("A custom layout determines positions, appearance, order and decorations")
  func ownLayout() throws {
    let layout = StaircaseLayout()
    let collection = TestCollection(layout, counts: [30])
    #expect(layout.prepared == 1 && collection.view.contentSize == CGSize(width: 400, height: 3000))
    #expect(collection.names == (0..<8).map { "0.\($0)" })
    let second = try #require(collection.box(1))
    #expect(second.center == CGPoint(x: 150, y: 150) && second.alpha == 0.5)
    #expect(second.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    // The first is in front by its z-index, and the decoration is behind.
    let views = collection.view.subviews.filter { $0 is UICollectionReusableView }
    #expect(views.first is TestHeaderView && views.last === collection.box(0))
    collection.view.contentOffset.y = 50
    collection.view.layoutIfNeeded()
    #expect(layout.prepared == 1)
    layout.follows = true
    collection.view.contentOffset.y = 100
    collection.view.layoutIfNeeded()
    #expect(layout.prepared == 2)
    layout.invalidateLayout()
    #expect(collection.view.hasUncommittedUpdates)
    collection.view.layoutIfNeeded()
    #expect(layout.prepared == 3 && !collection.view.hasUncommittedUpdates)
  }

  /// A layout of items one below the other, each further to the right, with a decoration behind
  /// them.
  private final class StaircaseLayout: UICollectionViewLayout {
    var prepared = 0
    var follows = false

    override init() {
      super.init()
      register(TestHeaderView.self, forDecorationViewOfKind: "board")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 3000) }
    override func prepare() { prepared += 1 }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let item = CGFloat(indexPath.item)
      attributes.frame = CGRect(
        x: item.truncatingRemainder(dividingBy: 4) * 100, y: item * 100, width: 100, height: 100)
      if indexPath.item == 0 { attributes.zIndex = 1 }
      if indexPath.item == 1 {
        attributes.alpha = 0.5
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 400, height: 3000)
      attributes.zIndex = -1
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      // More than was requested.
      let board = layoutAttributesForDecorationView(
        ofKind: "board", at: IndexPath(item: 0, section: 0))
      return (0..<30).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        + [board].compactMap { $0 }
    }
  }

  @Test("Collections.CV13. Attributes of equal values are equal, and copies keep their class")
  func attributes() throws {
    let one = Tinted(forCellWith: path(3, 1))
    one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    one.tint = 7
    #expect(one.center == CGPoint(x: 25, y: 40) && one.size == CGSize(width: 30, height: 40))
    let copy = try #require(one.copy() as? Tinted)
    #expect(copy == one && copy.tint == 7 && copy.hash == one.hash)
    copy.alpha = 0.5
    #expect(copy != one && one.alpha == 1)
    one.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(one.frame.width - 40) < 1e-9 && one.bounds.width == 30)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path(0))
    #expect(header.representedElementKind == "header")
    #expect(header.representedElementCategory == .supplementaryView)
  }

  private final class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tinted)?.tint = tint
      return copy
    }
  }

  @Test("Collections.CV6. Registrations create and configure cells and headers of their class")
  func registrations() {
    let layout = grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<TestBoxCell, String> { cell, path, name in
      cell.name = "\(path.item) \(name)"
    }
    let headers = UICollectionView.SupplementaryRegistration<TestHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { sign, _, path in sign.tag = 10 + path[0] }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["tea", "eggs"], toSection: 1)
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { ($0 as? TestBoxCell)?.name } == ["0 tea", "1 eggs"])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [10, 11])
  }

  @Test("Collections.CV5. An unregistered class or a view that was not dequeued stops the program")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "unknown", for: IndexPath(item: 0, section: 0))
      }
    }
  }
}
