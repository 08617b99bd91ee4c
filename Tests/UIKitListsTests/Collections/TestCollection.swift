import Foundation
import ScreenTestSupport
import UIKit

/// A collection view of numbered cells with its data, which records the calls of its delegate.
@MainActor
final class TestCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  let view: UICollectionView
  var sections: [[String]]
  var sizes: ((IndexPath) -> CGSize)?
  var headers = false
  let eventLog = EventLog()
  private(set) var cellRequests = 0
  private(set) var sizeRequests = 0
  /// Whether an item can be moved.
  var canMove: (IndexPath) -> Bool = { _ in true }
  /// The place of a moved item for its path, its place and a proposed one.
  var target: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
  var allowsHighlight = true, allowsSelection = true, allowsDeselection = true

  init(
    _ layout: UICollectionViewLayout, _ sections: [[String]],
    frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800)
  ) {
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    self.sections = sections
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(TestBoxCell.self, forCellWithReuseIdentifier: "box")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        TestHeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "sign")
    }
    view.dataSource = self
    view.delegate = self
  }

  /// Creates a collection view of sections with numbers of items and lays it out.
  convenience init(
    _ layout: UICollectionViewLayout, counts: [Int],
    frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800),
    size: ((IndexPath) -> CGSize)? = nil
  ) {
    self.init(
      layout,
      counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } },
      frame: frame)
    sizes = size
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cellRequests += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    (cell as? TestBoxCell)?.name = sections[indexPath[0]][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "sign", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeRequests += 1
    return sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
      ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    eventLog.note("move \(name(sourceIndexPath)) \(name(destinationIndexPath))")
    let item = sections[sourceIndexPath[0]].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath[0]].insert(item, at: destinationIndexPath.item)
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { target(originalIndexPath, currentIndexPath, proposedIndexPath) }

  private func name(_ path: IndexPath) -> String { "\(path[0]).\(path.item)" }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { allowsHighlight }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { eventLog.note("highlight \(name(indexPath))") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { eventLog.note("unhighlight \(name(indexPath))") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    eventLog.note("may \(name(indexPath))?")
    return allowsSelection
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { allowsDeselection }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    eventLog.note("select \(name(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    eventLog.note("deselect \(name(indexPath))")
  }

  // MARK: Queries

  /// The names of the visible cells, in order.
  var names: [String] { view.visibleCells.compactMap { ($0 as? TestBoxCell)?.name } }
  /// Returns the visible cell of an item.
  func box(_ item: Int, _ section: Int = 0) -> TestBoxCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? TestBoxCell
  }
  /// Returns the frame of an item.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
  /// Returns the frame of a header.
  func header(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
      .frame
  }
  /// Returns the frame of a footer.
  func footer(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?
      .frame
  }
}

/// A cell with a name.
final class TestBoxCell: UICollectionViewCell {
  static var created = 0
  var name = "" { didSet { label.text = name } }
  var reuseCount = 0
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.created += 1
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
    contentView.backgroundColor = .secondarySystemBackground
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemBlue
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
    name = ""
  }
}

/// A header or a footer.
final class TestHeaderView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
