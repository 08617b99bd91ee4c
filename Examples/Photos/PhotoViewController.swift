import UIKit

/// A photo, as a page of its own and as a preview: pinched or tapped twice to zoom.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private let id: Photo.ID
  private let library: PhotoLibrary
  private let scroll = ZoomScrollView()
  private let picture = UIImageView()
  private var observer: (any NSObjectProtocol)?
  private let like = UIImpactFeedbackGenerator(style: .light)
  private lazy var heartButton = UIBarButtonItem(
    image: UIImage(systemName: "heart"),
    primaryAction: UIAction { [unowned self] _ in
      library.toggleFavorite(id)
      like.impactOccurred()
    })

  init(_ photo: Photo, in library: PhotoLibrary) {
    (id, self.library) = (photo.id, library)
    super.init(nibName: nil, bundle: nil)
    title = photo.name
    picture.image = photo.image(width: 960)
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = photo.name
    picture.accessibilityTraits = .image
    heartButton.accessibilityLabel = "Favorite"
    let trash = UIBarButtonItem(
      image: UIImage(systemName: "trash"),
      primaryAction: UIAction { [unowned self] _ in askToDelete() })
    trash.accessibilityLabel = "Delete"
    navigationItem.rightBarButtonItems = [trash, heartButton]
    observer = NotificationCenter.default.addObserver(
      forName: PhotoLibrary.didChange, object: library, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.showHeart() }
    }
    showHeart()
  }

  required init?(coder: NSCoder) { fatalError("the photo is shown from code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.delegate = self
    scroll.maximumZoomScale = 4
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.wasTappedTwice = { [unowned self] in zoom(at: $0) }
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    scroll.addSubview(picture)
    view.addSubview(scroll)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scroll.frame != view.bounds else { return }
    scroll.zoomScale = 1
    scroll.frame = view.bounds
    let size = view.bounds.size
    let width = min(size.width, size.height * Photo.aspectRatio)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: width / Photo.aspectRatio)
    scroll.contentSize = picture.frame.size
    center()
  }

  // MARK: Zooming

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

  /// Keeps a photo that is smaller than the screen in its middle.
  private func center() {
    let free = CGSize(
      width: scroll.bounds.width - scroll.contentSize.width,
      height: scroll.bounds.height - scroll.contentSize.height)
    scroll.contentInset = UIEdgeInsets(
      top: max(0, free.height / 2), left: max(0, free.width / 2), bottom: 0, right: 0)
  }

  /// Zooms in on a place of the photo, or out again.
  private func zoom(at place: CGPoint) {
    guard scroll.zoomScale == 1 else { return scroll.setZoomScale(1, animated: true) }
    let size = CGSize(width: scroll.bounds.width / 2.5, height: scroll.bounds.height / 2.5)
    let middle = picture.convert(place, from: scroll)
    scroll.zoom(
      to: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }

  // MARK: Preview

  // A swipe up during a peek shows these.
  override var previewActionItems: [any UIPreviewActionItem] {
    let (library, id) = (library, id)
    let isFavorite = library.photo(id)?.isFavorite == true
    let favorite = UIPreviewAction(
      title: "Favorite", style: isFavorite ? .selected : .default
    ) { _, _ in library.toggleFavorite(id) }
    let delete = UIPreviewAction(title: "Delete", style: .destructive) { _, _ in
      library.delete(id)
    }
    return [favorite, delete]
  }

  // MARK: Internals

  private func showHeart() {
    let isFavorite = library.photo(id)?.isFavorite == true
    heartButton.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart")
    heartButton.tintColor = isFavorite ? .systemRed : nil
    heartButton.isSelected = isFavorite
  }

  private func askToDelete() {
    let question = UIAlertController(
      title: nil, message: "This photo will be deleted.", preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Delete Photo", style: .destructive) { [unowned self] _ in
        library.delete(id)
        navigationController?.popViewController(animated: true)
      })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }
}
