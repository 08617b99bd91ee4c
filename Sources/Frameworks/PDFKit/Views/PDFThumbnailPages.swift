/// The pages of a view of thumbnails.
@MainActor
final class PDFThumbnailPages: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The identifier of the cells.
  static let cell = "thumbnail"

  private weak var view: PDFThumbnailView?

  init(_ view: PDFThumbnailView) { self.view = view }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { view?.pdfView?.document?.pageCount ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: path)
    fill(cell, at: path)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    collectionView.deselectItem(at: path, animated: false)
    guard let pdfView = view?.pdfView, let page = pdfView.document?.page(at: path.item) else {
      return
    }
    pdfView.go(to: page)
  }

  /// Configures a cell with the page at an index.
  func fill(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let pdfView = view?.pdfView, let page = pdfView.document?.page(at: path.item) else {
      return
    }
    (cell as? PDFThumbnailCell)?
      .show(page, pdfView.displayBox, isCurrent: pdfView.currentPage === page)
  }
}
