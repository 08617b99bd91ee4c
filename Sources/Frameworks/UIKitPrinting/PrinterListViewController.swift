/// A list of printers, of which one is chosen (Printing.PI4).
@MainActor
final class PrinterListViewController: UITableViewController {
  private let printers: PrinterList
  private let shown: (PrinterPlace) -> Bool
  private let chosen: String?
  private let onChoose: (PrinterPlace) -> Void

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - printers: The printers.
  ///   - chosen: The address of the chosen printer.
  ///   - shown: Returns whether a printer is shown.
  ///   - onChoose: A closure that receives the printer that the user chooses.
  init(
    _ printers: PrinterList, chosen: String?,
    shown: @escaping (PrinterPlace) -> Bool = { _ in true },
    onChoose: @escaping (PrinterPlace) -> Void
  ) {
    (self.printers, self.chosen) = (printers, chosen)
    (self.shown, self.onChoose) = (shown, onChoose)
    super.init(style: .insetGrouped)
    title = "Printer"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.largeTitleDisplayMode = .never
    printers.onChange = { [weak self] in self?.tableView.reloadData() }
    tableView.reloadData()
  }

  private var places: [PrinterPlace] { printers.places.filter(shown) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { places.isEmpty ? "No Printers Found" : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let place = places[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = place.name
    let facts = [place.stateText, place.description?.location ?? ""].filter { !$0.isEmpty }
    cell.detailTextLabel?.text = facts.joined(separator: " – ")
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = place.address == chosen ? .checkmark : .none
    if place.description == nil { cell.textLabel?.textColor = .secondaryLabel }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { places[indexPath.row].description != nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let place = places[indexPath.row]
    guard place.description != nil else { return }
    onChoose(place)
  }
}
