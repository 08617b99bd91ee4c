/// The image and the name at the top of a contact's page.
final class ContactHeaderCell: UITableViewCell {
  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - name: The name.
  ///   - lines: What is shown below the name.
  init(_ contact: CNContact, _ name: String, _ lines: [String]) {
    super.init(style: .default, reuseIdentifier: nil)
    backgroundColor = .clear
    let stack = UIStackView(arrangedSubviews: [
      picture(of: contact), label(name, .title2, .label),
    ])
    for line in lines { stack.addArrangedSubview(label(line, .subheadline, .secondaryLabel)) }
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, Self.spacing)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    let ends = [
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ]
    // A cell has no final size until the table lays it out.
    for end in ends { end.priority = .required - 1 }
    NSLayoutConstraint.activate(
      ends + [
        stack.topAnchor.constraint(equalTo: margins.topAnchor),
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      ])
  }

  required init?(coder: NSCoder) { nil }

  private func picture(of contact: CNContact) -> UIView {
    let image = contact.isKeyAvailable(CNContactImageDataKey) ? contact.imageData : nil
    let view: UIView
    if let image = image.flatMap({ UIImage(data: $0) }) {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFill
      view = picture
    } else {
      let letters = UILabel()
      letters.text = ContactName.initials(contact)
      letters.font = .systemFont(ofSize: Self.diameter * 0.4)
      letters.textAlignment = .center
      letters.textColor = .white
      letters.backgroundColor = .systemGray
      letters.isAccessibilityElement = false
      view = letters
    }
    view.clipsToBounds = true
    view.layer.cornerRadius = Self.diameter / 2
    view.widthAnchor.constraint(equalToConstant: Self.diameter).isActive = true
    view.heightAnchor.constraint(equalToConstant: Self.diameter).isActive = true
    return view
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.textColor) = (text, color)
    label.font = .preferredFont(forTextStyle: style)
    (label.textAlignment, label.numberOfLines) = (.center, 0)
    return label
  }

  /// The size of the image and the spacing of the lines, in points.
  ///
  /// - Source: ours, about as on an iPhone's page of a contact. Confidence: guess.
  private static let (diameter, spacing): (CGFloat, CGFloat) = (96, 6)
}
