import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of groups in compositional layouts: steps CL1…CL11 of
/// `Documentation/Behaviour/Compositional.md`.
@MainActor @Suite(.exclusiveScreen) struct CompositionalLayoutTests {
  private let screen = AnimatedScreen()
  private typealias Layout = UICollectionViewCompositionalLayout
  private typealias Size = NSCollectionLayoutSize

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { Size(widthDimension: width, heightDimension: height) }

  private func show(_ layout: UICollectionViewLayout, _ counts: [Int]) -> TestCollection {
    let new = screen.run { TestCollection(layout, counts: counts) }
    screen.run { screen.window.addSubview(new.view) }
    screen.wait(0.1)
    return new
  }

  private func show(_ section: NSCollectionLayoutSection, _ counts: [Int]) -> TestCollection {
    show(Layout(section: section), counts)
  }

  @Test("Compositional.CL1, Compositional.CL5, Compositional.CL9. Rows follow each other")
  func rows() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 10, trailing: 20)
    section.interGroupSpacing = 5
    let collection = show(section, [5])
    #expect(collection.frame(0) == CGRect(x: 20, y: 20, width: 180, height: 100))
    #expect(collection.frame(1) == CGRect(x: 200, y: 20, width: 180, height: 100))
    #expect(collection.frame(2) == CGRect(x: 20, y: 125, width: 180, height: 100))
    #expect(collection.frame(4)?.minY == 230 && collection.frame(5) == nil)
    #expect(collection.view.contentSize == CGSize(width: 400, height: 340))
    #expect(collection.names == ["0.0", "0.1", "0.2", "0.3", "0.4"])
  }

  @Test("Compositional.CL2, Compositional.CL4. Items lie within insets, at whole pixels")
  func insets() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .absolute(60)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let collection = show(NSCollectionLayoutSection(group: group), [4])
    let first = try #require(collection.frame(0)), other = try #require(collection.frame(1))
    #expect(first.minX == 5 && first.minY == 5 && first.height == 50)
    #expect(abs(other.minX - first.maxX - 10) < 0.01 + 1 / UIScreen.main.scale)
    let scale = UIScreen.main.scale
    #expect(abs((other.minX * scale).rounded() - other.minX * scale) < 1e-6)
    #expect(collection.frame(3)?.minY == 65)
  }

  /// A cell that is as high as it likes.
  private final class HighCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 70
      return layoutAttributes
    }
  }

  @Test("Compositional.CL3. Cells choose estimated heights, and their groups grow")
  func estimates() {
    let whole = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let collection = screen.run {
      let new = TestCollection(
        Layout(section: NSCollectionLayoutSection(group: group)), [["a", "b", "c"]])
      new.view.register(HighCell.self, forCellWithReuseIdentifier: "box")
      screen.window.addSubview(new.view)
      return new
    }
    screen.wait(0.1)
    #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 400, height: 70))
    #expect(collection.frame(2)?.minY == 140)
    #expect(collection.view.contentSize.height == 210)
  }

  @Test("Compositional.CL1. Uniform items are as high as the highest of their row")
  func uniform() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20)))
    let high = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(90)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item, high])
    let layout = Layout(section: NSCollectionLayoutSection(group: group))
    let collection = show(layout, [2])
    #expect(collection.frame(0)?.height == 90 && collection.frame(1)?.height == 90)
  }

  @Test("Compositional.CL6. A number of items has equal lengths")
  func counts() {
    let wide = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let whole = size(.fractionalWidth(1), .absolute(50))
    let equal = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: wide, count: 3)
    equal.interItemSpacing = .fixed(20)
    let collection = show(NSCollectionLayoutSection(group: equal), [4])
    #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 120, height: 50))
    #expect(collection.frame(2)?.minX == 280 && collection.frame(3)?.minY == 50)
    let small = NSCollectionLayoutItem(layoutSize: size(.absolute(30), .fractionalHeight(1)))
    let kept = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, repeatingSubitem: small, count: 2)
    let other = show(NSCollectionLayoutSection(group: kept), [3])
    #expect(other.frame(1) == CGRect(x: 30, y: 0, width: 30, height: 50))
    #expect(other.frame(2)?.minY == 50)
    let crowded = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, repeatingSubitem: wide, count: 2)
    let last = show(NSCollectionLayoutSection(group: crowded), [2])
    #expect(last.frame(1)?.minX == 200 && last.frame(1)?.width == 200)
  }

  @Test("Compositional.CL7. Flexible spaces share what is left")
  func spaces() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let collection = show(NSCollectionLayoutSection(group: group), [5])
    // Three fit with the least spaces, and 100 points are left for two spaces.
    #expect(collection.frame(0) == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(collection.frame(1)?.minX == 150 && collection.frame(2)?.minX == 300)
    #expect(collection.frame(3)?.minY == 80)
  }

  @Test("Compositional.CL8. A badge lies at the corner of its item")
  func badge() {
    let kind = UICollectionView.elementKindSectionHeader
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(100)), subitems: [item])
    let collection = show(NSCollectionLayoutSection(group: group), [1])
    #expect(collection.header(0) == CGRect(x: 90, y: -10, width: 20, height: 20))
    let below = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    group.supplementaryItems = [below]
    collection.view.collectionViewLayout = Layout(section: NSCollectionLayoutSection(group: group))
    screen.wait(0.1)
    let places = collection.view.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 101, width: 400, height: 20))
    #expect(places?.first?.frame == CGRect(x: 0, y: 100, width: 100, height: 10))
  }

  @Test("Compositional.CL10. A pinned header stays while its section is there")
  func header() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let collection = show(section, [10, 10])
    #expect(collection.header(0) == CGRect(x: 0, y: 0, width: 400, height: 40))
    #expect(collection.frame(0)?.minY == 40 && collection.header(1)?.minY == 1040)
    for (offset, place) in [(300, 300), (1000, 1000), (1020, 1000)] as [(CGFloat, CGFloat)] {
      screen.run { collection.view.contentOffset.y = offset }
      screen.wait(0.1)
      #expect(collection.header(0)?.minY == place)
    }
    #expect(
      collection.view.supplementaryView(
        forElementKind: header.elementKind, at: IndexPath(item: 0, section: 1)) != nil)
  }

  @Test("Compositional.CL9, Compositional.CL10, Compositional.CL11. Parts of a section")
  func parts() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 50, y: 10, width: 50, height: 50))
      ]
    }
    #expect(item.contentInsets == .zero)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    section.decorationItems = [.background(elementKind: "card")]
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(200), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = Layout(section: section, configuration: configuration)
    layout.register(TestHeaderView.self, forDecorationViewOfKind: "card")
    let collection = show(layout, [2, 1])
    #expect(collection.frame(0) == CGRect(x: 350, y: 18, width: 50, height: 50))
    #expect(collection.footer(0) == CGRect(x: 200, y: 216, width: 200, height: 30))
    let path = IndexPath(item: 0, section: 0)
    let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: path)
    #expect(card?.frame == CGRect(x: 0, y: 0, width: 400, height: 246))
    #expect(card.map { $0.zIndex < 0 } == true)
    #expect(collection.frame(0, 1)?.minY.rounded() == 276)
  }

  @Test("Compositional.CL9. A layout may scroll horizontally")
  func horizontal() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let collection = show(
      Layout(section: NSCollectionLayoutSection(group: group), configuration: configuration), [3])
    #expect(collection.frame(1) == CGRect(x: 0, y: 400, width: 100, height: 400))
    #expect(collection.frame(2) == CGRect(x: 100, y: 0, width: 100, height: 400))
    #expect(collection.view.contentSize == CGSize(width: 200, height: 800))
  }
}
