import UIKit

/// A photo in the grid, with a heart if it is a favorite.
final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    heart.tintColor = .white
    heart.contentMode = .scaleAspectFit
    heart.layer.shadowOpacity = 0.5
    heart.layer.shadowRadius = 2
    heart.layer.shadowOffset = .zero
    for view in [picture, heart] { contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("the cell is made in code") }

  /// Shows a photo.
  func show(_ photo: Photo, _ image: UIImage) {
    picture.image = image
    heart.isHidden = !photo.isFavorite
    accessibilityLabel = photo.name
    accessibilityValue = photo.isFavorite ? "favorite" : nil
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    heart.frame = CGRect(x: 6, y: contentView.bounds.height - 22, width: 16, height: 16)
  }
}
