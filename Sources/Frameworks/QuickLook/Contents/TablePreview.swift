import TactusDocumentReading

/// Separated values as a table, whose first row is bold.
@MainActor
final class TablePreview: UIView, UITableViewDataSource {
  /// The maximum width of a column, in points.
  ///
  /// - Source: ours. Confidence: guess.
  private static let widest: CGFloat = 240
  /// The number of rows from which the column widths are determined.
  ///
  /// - Source: ours. Confidence: guess.
  private static let measured = 100

  private let rows: [[String]]
  private let widths: [CGFloat]
  private let scroll = UIScrollView()
  private let table = UITableView(frame: .zero, style: .plain)
  private let note = UILabel()

  init(_ content: ReadTable) {
    rows = content.rows
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    var widths: [CGFloat] = []
    for row in content.rows.prefix(Self.measured) {
      for (column, value) in row.enumerated() {
        let text = String(value.prefix(60)) as NSString
        let width = text.size(withAttributes: [.font: font]).width + 24
        if column == widths.count { widths.append(48) }
        widths[column] = min(max(widths[column], width.rounded(.up)), Self.widest)
      }
    }
    self.widths = widths
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    table.register(ValuesCell.self, forCellReuseIdentifier: "values")
    table.rowHeight = (font.lineHeight + 16).rounded(.up)
    table.dataSource = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(table)
    addSubview(scroll)
    note.text = "Only the first part of this table is shown."
    note.font = .preferredFont(forTextStyle: .caption1)
    note.textColor = .secondaryLabel
    note.textAlignment = .center
    note.isHidden = !content.isCut
    addSubview(note)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let foot: CGFloat = note.isHidden ? 0 : 32
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - foot)
    note.frame = CGRect(x: 0, y: bounds.height - foot, width: bounds.width, height: foot)
    let width = max(bounds.width, widths.reduce(0, +) + 16)
    scroll.contentSize = CGSize(width: width, height: scroll.bounds.height)
    table.frame = CGRect(origin: .zero, size: scroll.contentSize)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "values", for: path)
    (cell as? ValuesCell)?.show(rows[path.row], widths, isHeader: path.row == 0)
    return cell
  }
}
