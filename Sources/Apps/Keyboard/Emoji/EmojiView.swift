import UIKit

/// The emoji of the keyboard in categories, which scroll sideways (Keyboards.EM2).
@MainActor
final class EmojiView: UIView {
  /// Called when an emoji goes down.
  var onPress: () -> Void = {}
  /// Called with the chosen text.
  var onChoice: (String) -> Void = { _ in }

  /// The emoji that were typed before.
  var history = EmojiHistory(texts: [])

  /// Creates the emoji.
  override init(frame: CGRect) {
    super.init(frame: frame)
    flow.scrollDirection = .horizontal
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    grid.backgroundColor = .clear
    grid.showsHorizontalScrollIndicator = false
    grid.register(EmojiCell.self, forCellWithReuseIdentifier: "emoji")
    grid.dataSource = self
    grid.delegate = self
    hold.minimumPressDuration = KeyMetrics.holdTime
    hold.addTarget(self, action: Selector("held", calling: EmojiView.held))
    grid.addGestureRecognizer(hold)
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    title.textColor = .secondaryLabel
    title.accessibilityTraits = .header
    popUp.isHidden = true
    for view in [title, grid, bar, popUp] { addSubview(view) }
    bar.onChoice = { [weak self] in self?.show($0) }
  }

  required init?(coder: NSCoder) { nil }

  /// Begins with the first category, with the emoji that were typed last (Keyboards.EM3).
  func begin() {
    let recent = history.recent
    let first = recent.isEmpty ? [] : [EmojiCategory(name: EmojiCategory.recentName, emoji: recent)]
    categories = first + EmojiTable.categories
    bar.show(categories.map { ($0.name, $0.symbolName) })
    grid.reloadData()
    setNeedsLayout()
    layoutIfNeeded()
    grid.setContentOffset(.zero, animated: false)
    updateTitle()
  }

  /// The space at each side of the row of categories, for the keys beside it.
  var barInset: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - EmojiMetrics.titleHeight - EmojiMetrics.barHeight
    guard height > 0, bounds.width > 0 else { return }
    title.frame = CGRect(
      x: 12, y: 4, width: bounds.width - 24, height: EmojiMetrics.titleHeight - 4)
    grid.frame = CGRect(x: 0, y: EmojiMetrics.titleHeight, width: bounds.width, height: height)
    bar.frame = CGRect(
      x: barInset, y: bounds.height - EmojiMetrics.barHeight, width: bounds.width - 2 * barInset,
      height: EmojiMetrics.barHeight)
    let rows = max(1, (height / EmojiMetrics.cellSide).rounded(.down))
    let columns = max(1, (bounds.width / (EmojiMetrics.cellSide + 4)).rounded(.down))
    let size = CGSize(
      width: ((bounds.width - 12) / columns).rounded(.down), height: (height / rows).rounded(.down))
    if flow.itemSize != size { flow.itemSize = size }
  }

  /// Leaves the touches beside the emoji and the categories to the keys.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    grid.frame.contains(point) || bar.frame.contains(point)
  }

  /// The next responder: none, so that touches of the emoji do not press keys.
  override var next: UIResponder? { nil }

  // MARK: Internals

  private let flow = UICollectionViewFlowLayout()
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
  private let title = UILabel()
  private let bar = EmojiCategoryBar(frame: .zero)
  private let popUp = KeyPopUpView(frame: .zero)
  private let hold = UILongPressGestureRecognizer()
  private var categories: [EmojiCategory] = []
  /// The emoji whose skin tones are shown.
  private var offered: Emoji?

  /// Scrolls to a category.
  private func show(_ section: Int) {
    guard let first = flow.layoutAttributesForItem(at: IndexPath(item: 0, section: section)) else {
      return
    }
    let last = max(0, grid.contentSize.width - grid.bounds.width)
    let x = min(first.frame.minX - flow.sectionInset.left - 6, last)
    grid.setContentOffset(CGPoint(x: max(0, x), y: 0), animated: false)
    updateTitle()
  }

  /// Shows the category of the emoji at the left edge.
  private func updateTitle() {
    let place = CGPoint(x: grid.contentOffset.x + flow.itemSize.width, y: 1)
    let visible = grid.indexPathsForVisibleItems.map(\.section)
    let isAtEnd =
      grid.contentOffset.x > 0
      && grid.contentOffset.x >= grid.contentSize.width - grid.bounds.width - 1
    guard
      let section = isAtEnd
        ? visible.max() : grid.indexPathForItem(at: place)?.section ?? visible.min(),
      categories.indices.contains(section)
    else { return }
    title.text = categories[section].name.uppercased()
    title.accessibilityLabel = categories[section].name
    bar.select(section)
  }

  /// Offers the skin tones of a held emoji, and types the one at which the finger is lifted
  /// (Keyboards.EM4).
  private func held() {
    switch hold.state {
    case .began:
      guard let path = grid.indexPathForItem(at: hold.location(in: grid)),
        let cell = grid.cellForItem(at: path)
      else { return }
      let emoji = categories[path.section].emoji[path.item]
      guard emoji.hasSkinTones else { return }
      offered = emoji
      popUp.isHidden = false
      popUp.show(emoji.variants, above: convert(cell.bounds, from: cell), in: bounds)
      popUp.frame.origin.y = max(0, popUp.frame.origin.y)
    case .changed: if offered != nil { popUp.select(at: hold.location(in: self)) }
    case .ended:
      if offered != nil, let selection = popUp.selection { onChoice(popUp.letters[selection]) }
      endHold()
    default: endHold()
    }
  }

  private func endHold() {
    guard offered != nil else { return }
    offered = nil
    popUp.isHidden = true
    for cell in grid.visibleCells { cell.isHighlighted = false }
    grid.reloadData()
  }

}

extension EmojiView: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { categories.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { categories[section].emoji.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "emoji", for: indexPath)
    let emoji = categories[indexPath.section].emoji[indexPath.item]
    (cell as? EmojiCell)?.show(history.text(of: emoji), name: emoji.name)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { onPress() }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let emoji = categories[indexPath.section].emoji[indexPath.item]
    onChoice(history.text(of: emoji))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { updateTitle() }
}
