import UIKit

/// The grid of photos: pressed for a preview, tapped to open one.
final class GridViewController: UICollectionViewController, UIViewControllerPreviewingDelegate {
  private let library: PhotoLibrary
  private let grid = UICollectionViewFlowLayout()
  /// The photos in the cells, which change together with the cells.
  private var shown: [Photo.ID] = []

  private var observer: (any NSObjectProtocol)?
  /// The space between photos, and the least width of a photo.
  private static let space: CGFloat = 2, leastWidth: CGFloat = 110

  init(_ library: PhotoLibrary) {
    self.library = library
    super.init(collectionViewLayout: grid)
    title = "Photos"
  }

  required init?(coder: NSCoder) { fatalError("the grid is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.minimumLineSpacing = Self.space
    grid.minimumInteritemSpacing = Self.space
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    // A screen that feels no force never asks the delegate.
    registerForPreviewing(with: self, sourceView: collectionView)
    shown = library.photos.map(\.id)
    observer = NotificationCenter.default.addObserver(
      forName: PhotoLibrary.didChange, object: library, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = collectionView.bounds.width
    let count = max(3, (width / Self.leastWidth).rounded(.down))
    let side = ((width - (count - 1) * Self.space) / count).rounded(.down)
    if side > 0, grid.itemSize.width != side { grid.itemSize = CGSize(width: side, height: side) }
  }

  /// Deletes the cells of deleted photos, and shows the others again.
  private func update() {
    let gone = shown.indices.filter { library.photo(shown[$0]) == nil }
    shown = library.photos.map(\.id)
    if !gone.isEmpty {
      collectionView.deleteItems(at: gone.map { IndexPath(item: $0, section: 0) })
    }
    for path in collectionView.indexPathsForVisibleItems where shown.indices.contains(path.item) {
      if let cell = collectionView.cellForItem(at: path) as? PhotoCell { show(path.item, in: cell) }
    }
  }

  private func show(_ place: Int, in cell: PhotoCell) {
    guard let photo = library.photo(shown[place]) else { return }
    cell.show(photo, library.thumbnail(of: photo))
  }

  private func viewer(at path: IndexPath) -> PhotoViewController? {
    library.photo(shown[path.item]).map { PhotoViewController($0, in: library) }
  }

  // MARK: Cells

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? PhotoCell { show(indexPath.item, in: cell) }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let viewer = viewer(at: indexPath) else { return }
    navigationController?.pushViewController(viewer, animated: true)
  }

  // MARK: Peek and pop

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let path = collectionView.indexPathForItem(at: location),
      let cell = collectionView.cellForItem(at: path), let viewer = viewer(at: path)
    else { return nil }
    // The photo stays sharp while everything else blurs.
    previewingContext.sourceRect = cell.frame
    // The card has the shape of the photo.
    let width = view.bounds.width - 28
    viewer.preferredContentSize = CGSize(width: width, height: width / Photo.aspectRatio)
    return viewer
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    navigationController?.pushViewController(viewControllerToCommit, animated: true)
  }
}
