import Foundation
import UIKit

/// A collection view of boxes with numbers, what is in them, and who is asked and told.
@MainActor
final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let view: UICollectionView
  var sections: [[String]]
  var sizes: ((IndexPath) -> CGSize)?
  var headers = false
  let diary = Diary()
  private(set) var cellsAsked = 0
  private(set) var sizesAsked = 0
  var mayHighlight = true, maySelect = true, mayDeselect = true

  init(
    _ layout: UICollectionViewLayout, _ sections: [[String]],
    frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800)
  ) {
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    self.sections = sections
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Box.self, forCellWithReuseIdentifier: "box")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(Sign.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "sign")
    }
    view.dataSource = self
    view.delegate = self
  }

  /// Makes one of sections with so many boxes, and lays it out.
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
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    (cell as? Box)?.name = sections[indexPath[0]][indexPath.item]
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
    sizesAsked += 1
    return sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
      ?? .zero
  }

  // MARK: Told

  private func name(_ path: IndexPath) -> String { "\(path[0]).\(path.item)" }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { mayHighlight }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { diary.note("highlight \(name(indexPath))") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { diary.note("unhighlight \(name(indexPath))") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    diary.note("may \(name(indexPath))?")
    return maySelect
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { mayDeselect }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    diary.note("select \(name(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    diary.note("deselect \(name(indexPath))")
  }

  // MARK: Asked by tests

  /// What is read in the cells that are seen, in order.
  var names: [String] { view.visibleCells.compactMap { ($0 as? Box)?.name } }
  /// The cell of an item that is seen.
  func box(_ item: Int, _ section: Int = 0) -> Box? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? Box
  }
  /// Where an item is.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
  /// Where a header is.
  func header(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
      .frame
  }
  /// Where a footer is.
  func footer(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?
      .frame
  }
}

/// A cell with a name.
final class Box: UICollectionViewCell {
  static var made = 0
  var name = "" { didSet { label.text = name } }
  var reuses = 0
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
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
    reuses += 1
    name = ""
  }
}

/// A header or a footer.
final class Sign: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
