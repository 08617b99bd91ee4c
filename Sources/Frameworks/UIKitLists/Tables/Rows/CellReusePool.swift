/// A pool that creates and reuses the cells, headers and footers of a table.
///
/// Steps Tables.TB5, Tables.TB6.
@MainActor
final class CellReusePool {
  /// The table of the pool, which its cells belong to before they are shown.
  weak var table: UITableView?
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cellNibs: [String: UINib] = [:]
  private var headerFooterNibs: [String: UINib] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headerFooterViews: [String: [UITableViewHeaderFooterView]] = [:]

  func register(_ type: UITableViewCell.Type?, _ identifier: String) {
    (cellClasses[identifier], cellNibs[identifier]) = (type, nil)
  }

  func register(_ type: UITableViewHeaderFooterView.Type?, _ identifier: String) {
    (headerFooterClasses[identifier], headerFooterNibs[identifier]) = (type, nil)
  }

  func register(_ nib: UINib?, cell identifier: String) {
    (cellClasses[identifier], cellNibs[identifier]) = (nil, nib)
  }

  func register(_ nib: UINib?, headerFooter identifier: String) {
    (headerFooterClasses[identifier], headerFooterNibs[identifier]) = (nil, nib)
  }

  /// Returns a reused or new cell; `nil` if no class is registered.
  func cell(_ identifier: String, reconfigured: UITableViewCell?) -> UITableViewCell? {
    let cell = findCell(identifier, reconfigured: reconfigured)
    cell?.table = table
    return cell
  }

  private func findCell(_ identifier: String, reconfigured: UITableViewCell?) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = cells[identifier]?.popLast() {
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    if let nib = cellNibs[identifier] {
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      cell?.reuseIdentifier = identifier
      return cell
    }
    return cellClasses[identifier].map { CellFactory.makeCell($0, identifier) }
  }

  /// Returns a reused or new header or footer; `nil` if no class is registered.
  func headerFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = findHeaderFooterView(identifier)
    if let table { view?.adoptTable(table) }
    return view
  }

  private func findHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = headerFooterNibs[identifier] {
      let views = nib.instantiate(withOwner: nil)
      let view = views.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
      view?.reuseIdentifier = identifier
      return view
    }
    return headerFooterClasses[identifier].map { CellFactory.makeHeaderFooterView($0, identifier) }
  }

  // MARK: Messages

  /// Returns the nearest and all registered identifiers of cells, as the end of a message.
  func hint(forCell identifier: String) -> String {
    UnknownName.hint(
      for: identifier, among: cellIdentifiers, called: "the registered identifiers",
      none: "no identifier is registered")
  }

  /// Traps: no class is registered for the identifier of a cell.
  func failWithoutCell(_ identifier: String) -> Never {
    programmingError(
      "no cell class is registered for the identifier \(identifier): call "
        + "register(_:forCellReuseIdentifier:) before the first cell is dequeued, for example in "
        + "viewDidLoad()\(hint(forCell: identifier))")
  }

  /// Warns of a cell without a class if its identifier is probably misspelled; returns `nil`.
  func warn(ofMissingCell identifier: String) -> UITableViewCell? {
    UnknownName.warn(
      of: identifier, among: cellIdentifiers,
      "no cell class is registered for the identifier \(identifier)")
    return nil
  }

  /// Warns of a header or footer without a class if its identifier is probably misspelled; returns
  /// `nil`.
  func warn(ofMissingHeaderFooter identifier: String) -> UITableViewHeaderFooterView? {
    let known = Set(headerFooterClasses.keys).union(headerFooterNibs.keys).sorted()
    UnknownName.warn(
      of: identifier, among: known,
      "no class of headers and footers is registered for the identifier \(identifier)")
    return nil
  }

  private var cellIdentifiers: [String] { Set(cellClasses.keys).union(cellNibs.keys).sorted() }

  // MARK: Recycling

  /// Returns a cell to the pool; it stays in the table, hidden.
  func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cells[identifier, default: []].append(cell)
  }

  /// Returns a header or footer to the pool.
  func recycle(headerFooterView view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headerFooterViews[identifier, default: []].append(view)
  }
}
