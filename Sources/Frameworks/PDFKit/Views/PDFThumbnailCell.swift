/// A thumbnail of a page, framed if the page is the current one.
@MainActor
final class PDFThumbnailCell: UICollectionViewCell {
  private var thumbnail: PDFPageView?

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - box: The display box to show.
  ///   - isCurrent: Whether it is the current page.
  func show(_ page: PDFPage, _ box: PDFDisplayBox, isCurrent: Bool) {
    if thumbnail?.page !== page || thumbnail?.box != box {
      thumbnail?.removeFromSuperview()
      let view = PDFPageView(page, box, readsText: false)
      view.isAccessibilityElement = false
      view.isUserInteractionEnabled = false
      contentView.addSubview(view)
      thumbnail = view
    }
    isAccessibilityElement = true
    accessibilityLabel = "Page \(page.label ?? "")"
    accessibilityTraits = isCurrent ? [.button, .selected] : .button
    thumbnail?.layer.borderWidth = isCurrent ? 2 : 0.5
    thumbnail?.layer.borderColor = (isCurrent ? tintColor : UIColor.separator).cgColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let thumbnail else { return }
    let (size, space) = (thumbnail.page.shownSize(for: thumbnail.box), contentView.bounds)
    guard size.width > 0, size.height > 0, space.width > 0, space.height > 0 else { return }
    let scale = min(space.width / size.width, space.height / size.height)
    let own = CGSize(width: size.width * scale, height: size.height * scale)
    thumbnail.frame = CGRect(
      x: space.midX - own.width / 2, y: space.midY - own.height / 2, width: own.width,
      height: own.height)
    thumbnail.draw(scale * traitCollection.displayScale)
  }
}
