import UIKit

/// The initials of a sender in a circle.
final class AvatarView: UIView {
  private let label = UILabel()

  init(_ initials: String) {
    super.init(frame: .zero)
    backgroundColor = .systemGray3
    layer.cornerRadius = 22
    label.text = initials
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    // The name is beside it.
    accessibilityElementsHidden = true
    addSubview(label)
    widthAnchor.constraint(equalToConstant: 44).isActive = true
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("the avatar is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
