import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// What collection views show, and by which views: steps CV1…CV22 of
/// `Documentation/Behaviour/Collections.md`.
@MainActor @Suite(.oneScreen) struct CollectionViewTests {
  private func grid(_ size: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: size)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("CV1, CV5. Only what is seen has views, which show other items afterwards")
  func reuse() throws {
    Box.made = 0
    let shelf = Shelf(grid(), counts: [1000])
    #expect(shelf.names == (0..<32).map { "0.\($0)" })
    #expect(Box.made == 32 && shelf.cellsAsked == 32)
    let first = try #require(shelf.box(0))
    #expect(first.reuseIdentifier == "box" && first.reuses == 0)
    shelf.view.contentOffset.y = 100
    shelf.view.layoutIfNeeded()
    #expect(shelf.names.first == "0.4" && shelf.names.last == "0.35")
    #expect(Box.made == 32 && shelf.cellsAsked == 36)
    #expect(shelf.box(0) == nil && shelf.view.visibleCells.contains(first) && first.reuses == 1)
    #expect(shelf.view.indexPath(for: first).map { 32...35 ~= $0.item } == true)
    // Half a line more wants one line more.
    shelf.view.contentOffset.y = 150
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.visibleCells.count == 36 && Box.made == 36)
  }

  @Test("CV28. A hundred thousand items are scrolled without asking for all of them")
  func large() {
    let shelf = Shelf(grid(), counts: [100_000])
    // The delegate that has an answer to how large items are is asked for all.
    #expect(shelf.sizesAsked == 100_000)
    let plain = Plain(100_000)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: grid())
    view.register(Box.self, forCellWithReuseIdentifier: "box")
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

  /// Many boxes, about whose size nothing is said.
  private final class Plain: NSObject, UICollectionViewDataSource,
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

  @Test("CV4. Shown anew, it asks again for everything, and nothing is selected")
  func reload() {
    let shelf = Shelf(grid(), counts: [3])
    shelf.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(shelf.box(1)?.isSelected == true)
    shelf.sections = [["a"], ["b", "c"]]
    #expect(shelf.view.numberOfSections == 1)
    shelf.view.reloadData()
    #expect(shelf.view.numberOfSections == 2 && shelf.view.numberOfItems(inSection: 1) == 2)
    shelf.view.layoutIfNeeded()
    #expect(shelf.names == ["a", "b", "c"])
    #expect(shelf.view.indexPathsForSelectedItems == [] && shelf.box(1, 1)?.isSelected == false)
  }

  @Test("CV18. It scrolls to an item, as far as it can")
  func scrolling() {
    let shelf = Shelf(grid(), counts: [1000])
    for (position, y) in [
      (UICollectionView.ScrollPosition.top, CGFloat(2500)), (.centeredVertically, 2150),
      (.bottom, 1800),
    ] {
      shelf.view.scrollToItem(at: path(100), at: position, animated: false)
      #expect(shelf.view.contentOffset.y == y)
    }
    shelf.view.scrollToItem(at: path(999), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == CGFloat(24_200))
    shelf.view.scrollToItem(at: path(999), at: [], animated: false)
    #expect(shelf.view.contentOffset.y == CGFloat(24_200))
    shelf.view.contentInset.top = 50
    shelf.view.scrollToItem(at: path(0), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == -50)
    shelf.view.layoutIfNeeded()
    #expect(shelf.names.first == "0.0")
  }

  @Test("CV21, CV22. Items that may be as large as they like are asked, and laid out by that")
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

  @Test("CV10, CV11. A layout of the app's own decides on place, looks, order and decorations")
  func ownLayout() throws {
    let layout = Spiral()
    let shelf = Shelf(layout, counts: [30])
    #expect(layout.prepared == 1 && shelf.view.contentSize == CGSize(width: 400, height: 3000))
    #expect(shelf.names == (0..<8).map { "0.\($0)" })
    let second = try #require(shelf.box(1))
    #expect(second.center == CGPoint(x: 150, y: 150) && second.alpha == 0.5)
    #expect(second.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    // The first is in front by its index, and what shows no data is behind.
    let views = shelf.view.subviews.filter { $0 is UICollectionReusableView }
    #expect(views.first is Sign && views.last === shelf.box(0))
    shelf.view.contentOffset.y = 50
    shelf.view.layoutIfNeeded()
    #expect(layout.prepared == 1)
    layout.follows = true
    shelf.view.contentOffset.y = 100
    shelf.view.layoutIfNeeded()
    #expect(layout.prepared == 2)
    layout.invalidateLayout()
    #expect(shelf.view.hasUncommittedUpdates)
    shelf.view.layoutIfNeeded()
    #expect(layout.prepared == 3 && !shelf.view.hasUncommittedUpdates)
  }

  /// Items below one another, each further to the right, on a board.
  private final class Spiral: UICollectionViewLayout {
    var prepared = 0
    var follows = false

    override init() {
      super.init()
      register(Sign.self, forDecorationViewOfKind: "board")
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
      // More than is wanted.
      let board = layoutAttributesForDecorationView(
        ofKind: "board", at: IndexPath(item: 0, section: 0))
      return (0..<30).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        + [board].compactMap { $0 }
    }
  }

  @Test("CV13. Attributes are alike if they say the same, and copies stay of their class")
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

  @Test("CV6. Registrations make cells and headers of their class, and set them up")
  func registrations() {
    let layout = grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Box, String> { cell, path, name in
      cell.name = "\(path.item) \(name)"
    }
    let headers = UICollectionView.SupplementaryRegistration<Sign>(
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
    #expect(view.visibleCells.compactMap { ($0 as? Box)?.name } == ["0 tea", "1 eggs"])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [10, 11])
  }

  @Test("CV5. What was not registered, or not dequeued, stops the program")
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
