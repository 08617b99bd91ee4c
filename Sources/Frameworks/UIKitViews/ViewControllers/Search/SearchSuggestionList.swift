/// The suggestions for a search, one below the other (Search.SG2).
@MainActor
final class SearchSuggestionList: UIScrollView {
  /// Called with the suggestion that the user chooses.
  var onChoice: (any UISearchSuggestion) -> Void = { _ in }
  /// The suggestions.
  var suggestions: [any UISearchSuggestion] = [] { didSet { fill() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * SearchBarMetrics.suggestionHeight, width: bounds.width,
        height: SearchBarMetrics.suggestionHeight)
    }
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(rows.count) * SearchBarMetrics.suggestionHeight)
  }

  // MARK: Internals

  private var rows: [UIButton] = []

  private func fill() {
    rows.forEach { $0.removeFromSuperview() }
    rows = suggestions.map { suggestion in
      var look = UIButton.Configuration.plain()
      look.image = suggestion.iconImage
      look.imagePadding = SearchBarMetrics.suggestionGap
      look.baseForegroundColor = .label
      if let text = suggestion.localizedAttributedSuggestion {
        look.attributedTitle = AttributedString(text)
      } else {
        look.title = suggestion.localizedSuggestion
      }
      let row = UIButton(
        configuration: look,
        primaryAction: UIAction { [weak self] _ in self?.onChoice(suggestion) })
      row.contentHorizontalAlignment = .leading
      row.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }
}
