/// The cells, headers and footers of a table that wait to be used again, and how new ones are made.
///
/// Steps TB5, TB6 are in `Documentation/Behaviour/Tables.md`.
@MainActor
final class CellPool {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var heads: [String: [UITableViewHeaderFooterView]] = [:]

  func register(_ type: UITableViewCell.Type?, _ identifier: String) {
    cellClasses[identifier] = type
  }

  func register(_ type: UITableViewHeaderFooterView.Type?, _ identifier: String) {
    headClasses[identifier] = type
  }

  /// A cell of a kind; nil where there is none and no class is registered.
  func cell(_ identifier: String, reconfigured: UITableViewCell?) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = cells[identifier]?.popLast() {
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    return cellClasses[identifier].map { CellMaker.makeCell($0, identifier) }
  }

  /// A header or footer of a kind; nil where there is none and no class is registered.
  func head(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let head = heads[identifier]?.popLast() {
      head.prepareForReuse()
      return head
    }
    return headClasses[identifier].map { CellMaker.makeHead($0, identifier) }
  }

  /// Takes in a cell that is seen no more; it stays where it is, hidden.
  func take(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cells[identifier, default: []].append(cell)
  }

  /// Takes in a header or footer that is seen no more.
  func take(head view: UIView) {
    view.removeFromSuperview()
    guard let head = view as? UITableViewHeaderFooterView, let identifier = head.reuseIdentifier
    else { return }
    heads[identifier, default: []].append(head)
  }
}

/// Makes cells of classes that are known only when the program runs.
///
/// It is done as in `ObjectMaker`: their initializers are not required, so that apps may leave them out, and
/// are at the same place in all subclasses.
@MainActor
enum CellMaker {
  // The optimizer believes the cast, and would call the initializer of the class that is named.
  @_optimize(none) @inline(never)
  static func makeCell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: CellWithRequiredInit.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
  }

  @_optimize(none) @inline(never)
  static func makeHead(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: HeaderFooterWithRequiredInit.Type.self).init(
      reuseIdentifier: identifier)
  }
}

/// The class that cells are made through whose own class is known at run time only.
///
/// It is open, as the compiler would otherwise know which initializer is meant. Apps have no use for it.
@preconcurrency @MainActor
open class CellWithRequiredInit: UITableViewCell {
  /// Makes a cell.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Makes a cell.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The class that headers and footers are made through whose own class is known at run time only.
///
/// It is open, as the compiler would otherwise know which initializer is meant. Apps have no use for it.
@preconcurrency @MainActor
open class HeaderFooterWithRequiredInit: UITableViewHeaderFooterView {
  /// Makes a header or footer.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Makes a header or footer.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
