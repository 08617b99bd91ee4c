/// The labels and the image view of a cell.
@MainActor
final class CellStandardViews {
  let title = UILabel()
  let detail = UILabel()
  let imageView = UIImageView()

  init(_ style: UITableViewCell.CellStyle) {
    for label in [title, detail] {
      label.adjustsFontForContentSizeCategory = true
      label.font = .preferredFont(forTextStyle: .body)
    }
    switch style {
    case .default: break
    case .value1: detail.textColor = .secondaryLabel
    case .value2:
      title.font = .preferredFont(forTextStyle: .caption1)
      title.textColor = .tintColor
      detail.font = .preferredFont(forTextStyle: .subheadline)
    case .subtitle: detail.font = .preferredFont(forTextStyle: .caption1)
    }
  }

  var hasContents: Bool {
    title.text?.isEmpty == false || detail.text?.isEmpty == false || imageView.image != nil
  }
}
