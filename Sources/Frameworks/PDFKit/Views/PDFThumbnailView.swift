/// A view of the thumbnails of a PDF view's pages; a tap goes to a page there.
///
/// Only visible thumbnails have images (QuickLook.PV5, QuickLook.PV6).
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  /// The PDF view whose document is shown.
  open weak var pdfView: PDFView? {
    didSet {
      guard pdfView !== oldValue else { return }
      observe()
      reload()
    }
  }

  /// The maximum size of a thumbnail, in points.
  open var thumbnailSize = CGSize(width: 40, height: 52) { didSet { reload() } }
  /// The layout of thumbnails.
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { reload() } }
  /// The margins around all thumbnails.
  open var contentInset = UIEdgeInsets.zero { didSet { list.contentInset = contentInset } }
  /// The background color of the thumbnails.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }

  /// The current page of the PDF view; nil if there is none.
  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {
    for observation in observations { NotificationCenter.default.removeObserver(observation) }
  }

  /// Lays out the thumbnails in the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard list.frame != bounds else { return }
    list.frame = bounds
    showCurrent()
  }

  // MARK: Internals

  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private lazy var pages = PDFThumbnailPages(self)
  // Unchecked because only the main actor changes them, and the deinitialization ends them.
  private nonisolated(unsafe) var observations: [any NSObjectProtocol] = []

  private func setUp() {
    list.backgroundColor = nil
    list.register(PDFThumbnailCell.self, forCellWithReuseIdentifier: PDFThumbnailPages.cell)
    (list.dataSource, list.delegate) = (pages, pages)
    addSubview(list)
    reload()
  }

  private func observe() {
    for observation in observations { NotificationCenter.default.removeObserver(observation) }
    observations = []
    guard let pdfView else { return }
    func follow(_ name: Notification.Name, _ body: @escaping @MainActor (PDFThumbnailView) -> Void)
    {
      observations.append(
        NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { if let self { body(self) } }
        })
    }
    follow(.PDFViewDocumentChanged) { $0.reload() }
    follow(.PDFViewDisplayBoxChanged) { $0.reload() }
    follow(.PDFViewPageChanged) { $0.showCurrent() }
  }

  private func reload() {
    layout.scrollDirection = layoutMode == .vertical ? .vertical : .horizontal
    layout.itemSize = CGSize(
      width: max(1, thumbnailSize.width), height: max(1, thumbnailSize.height))
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    layout.invalidateLayout()
    list.reloadData()
    showCurrent()
  }

  /// Highlights the current page, and scrolls to it.
  private func showCurrent() {
    for cell in list.visibleCells {
      guard let path = list.indexPath(for: cell) else { continue }
      pages.fill(cell, at: path)
    }
    guard bounds.width > 0, let document = pdfView?.document, let page = pdfView?.currentPage,
      !document.isLocked
    else { return }
    let path = IndexPath(item: document.index(for: page), section: 0)
    guard path.item < list.numberOfItems(inSection: 0) else { return }
    list.scrollToItem(
      at: path, at: layoutMode == .vertical ? .centeredVertically : .centeredHorizontally,
      animated: false)
  }

  /// The points between two thumbnails.
  ///
  /// - Source: ours. Confidence: guess.
  private static let gap: CGFloat = 8
}
