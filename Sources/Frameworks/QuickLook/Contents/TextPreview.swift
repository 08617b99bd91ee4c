import TactusDocumentReading

/// Text that the user can scroll and copy; long text is shown line by line.
@MainActor
final class TextPreview: UIView, UITableViewDataSource {
  /// The maximum number of characters of a text that is laid out as a whole.
  ///
  /// - Source: ours: what is laid out within a frame or two. Confidence: guess.
  private static let wholeLimit = 50_000
  /// The maximum number of characters of a single line that is shown.
  ///
  /// - Source: ours. Confidence: guess.
  private static let lineLimit = 1_000

  private let whole: UITextView?
  private let table: UITableView?
  private let lines: [Substring]
  private let font: UIFont

  /// Shows plain text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isSource: Whether all characters have the same width.
  init(_ text: ReadText, isSource: Bool) {
    let size = UIFont.preferredFont(forTextStyle: .body).pointSize
    font =
      isSource
      ? .monospacedSystemFont(ofSize: size * 0.82, weight: .regular)
      : .preferredFont(forTextStyle: .body)
    if text.text.utf8.count <= Self.wholeLimit {
      (whole, table, lines) = (UITextView(), nil, [])
    } else {
      (whole, table) = (nil, UITableView(frame: .zero, style: .plain))
      lines = text.text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
    super.init(frame: .zero)
    whole?.text = text.text
    whole?.font = font
    whole?.textColor = .label
    setUp()
  }

  /// Shows attributed text, on white paper.
  init(_ text: NSAttributedString) {
    font = .preferredFont(forTextStyle: .body)
    (whole, table, lines) = (UITextView(), nil, [])
    super.init(frame: .zero)
    whole?.attributedText = text
    setUp()
    whole?.backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    whole?.frame = bounds
    table?.frame = bounds
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: path)
    cell.textLabel?.font = font
    cell.textLabel?.text = String(lines[path.row].prefix(Self.lineLimit))
    cell.selectionStyle = .none
    return cell
  }

  private func setUp() {
    backgroundColor = .systemBackground
    whole?.isEditable = false
    whole?.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    table?.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    table?.rowHeight = (font.lineHeight + 4).rounded(.up)
    table?.separatorStyle = .none
    table?.dataSource = self
    if let whole { addSubview(whole) }
    if let table { addSubview(table) }
  }
}
