import UIKit

/// A row of the inbox: sender and date, subject, the beginning of the text, and marks.
final class MessageCell: UITableViewCell {
  /// The distance of the texts from the left edge.
  static let textStart: CGFloat = 32

  /// The message.
  var message: Message? { didSet { show() } }

  private let dot = UIView()
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let sender = UILabel()
  private let date = UILabel()
  private let subject = UILabel()
  private let preview = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for (label, font) in [
      (sender, UIFont.TextStyle.headline), (date, .subheadline), (subject, .subheadline),
      (preview, .subheadline),
    ] {
      label.font = .preferredFont(forTextStyle: font)
      label.adjustsFontForContentSizeCategory = true
    }
    date.textColor = .secondaryLabel
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    date.setContentHuggingPriority(.required, for: .horizontal)
    preview.textColor = .secondaryLabel
    preview.numberOfLines = 2
    flag.tintColor = .systemOrange
    flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12)
    flag.setContentHuggingPriority(.required, for: .horizontal)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5

    let top = UIStackView(arrangedSubviews: [sender, flag, date])
    top.spacing = 6
    top.alignment = .center
    let texts = UIStackView(arrangedSubviews: [top, subject, preview])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [dot, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.textStart),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.centerXAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: Self.textStart / 2),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("the cell is made in code") }

  private func show() {
    guard let message else { return }
    sender.text = message.sender
    date.text = message.date
    subject.text = message.subject
    preview.text = message.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    dot.isHidden = !message.isUnread
    flag.isHidden = !message.isFlagged
    isAccessibilityElement = true
    accessibilityLabel = "\(message.sender), \(message.subject)"
    let marks = [message.isUnread ? "unread" : nil, message.isFlagged ? "flagged" : nil]
    accessibilityValue = marks.compactMap(\.self).joined(separator: ", ")
  }
}
