import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Dynamics of a collection view's layout (Dynamics.DY11).
@MainActor @Suite(.exclusiveScreen) struct CollectionDynamicsTests {
  /// A layout whose single item falls.
  private final class Falling: UICollectionViewLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    private(set) var invalidations = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 800) }

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let item = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      item.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      animator.addBehavior(UIGravityBehavior(items: [item]))
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }

    override func invalidateLayout() {
      super.invalidateLayout()
      invalidations += 1
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("Dynamics.DY11. An animator moves a cell by its attributes at each frame")
  func falling() throws {
    let screen = AnimatedScreen()
    let (layout, source) = (Falling(), Source())
    let view = screen.run {
      let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      screen.window.addSubview(view)
      return view
    }
    screen.wait(0.5)
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(abs(cell.center.y - 50 - 125) < 8)
    #expect(layout.invalidations >= 25)
    #expect(layout.animator.layoutAttributesForCell(at: [0, 1]) == nil)
  }
}
