internal import TactusPrinters

/// The options of a print job, with a preview of its pages (Printing.OP1).
@MainActor
final class PrintOptionsViewController: UITableViewController {
  private enum Row {
    case printer, copies, range, twoSided, color, paper, orientation
  }

  private let session: PrintSession
  private let printers = PrinterList()
  private let preview = PagePreviewView()

  /// Creates the options of a job.
  init(_ session: PrintSession) {
    self.session = session
    super.init(style: .insetGrouped)
    title = "Print Options"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [session] _ in session.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Print", primaryAction: UIAction { [session] _ in session.confirm() })
    navigationItem.rightBarButtonItem?.style = .done
    tableView.tableFooterView = preview
    session.documentPreview?.onChange = { [weak self] in
      self?.session.paperChanged()
      self?.update()
    }
    choosePrinter()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    printers.onChange = { [weak self] in self?.printersChanged() }
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: tableView.bounds.width, height: PagePreviewView.height)
    guard preview.bounds.size != size else { return }
    preview.frame.size = size
    tableView.tableFooterView = preview
  }

  // MARK: Printers

  /// Chooses the printer of the properties or the last one, else the first one.
  private func choosePrinter() {
    let wanted = session.controller.information.printerID ?? PrintSystem.printers.last
    let usable = printers.places.filter { $0.problem == nil }
    let best =
      usable.first { $0.address == wanted || $0.name == wanted } ?? usable.first
      ?? printers.places.first
    if let best { session.choose(best) }
  }

  private func printersChanged() {
    let chosen = session.choices.printer
    if let place = printers.places.first(where: { $0.address == chosen?.address }) {
      session.choose(place)
    }
    if session.choices.printer?.problem != nil || chosen == nil { choosePrinter() }
    update()
  }

  private func choose(_ place: PrinterPlace) {
    session.choose(place)
    navigationController?.popViewController(animated: true)
    update()
  }

  /// Shows the choices and the pages again.
  private func update() {
    navigationItem.rightBarButtonItem?.isEnabled =
      session.choices.paper != nil && session.pageCount != 0
    tableView.reloadData()
    preview.show(
      session.pages, session.documentPreview, count: session.pageCount, range: session.choices.range
    )
  }

  // MARK: Rows

  private var sections: [[Row]] {
    var choices: [Row] = []
    if session.controller.showsNumberOfCopies { choices.append(.copies) }
    if session.controller.offersRange, session.pageCount ?? 0 > 1 { choices.append(.range) }
    guard let printer = session.choices.printer?.description else { return [[.printer], choices] }
    if printer.sides.count > 1 { choices.append(.twoSided) }
    if printer.isColor { choices.append(.color) }
    var paper: [Row] = papers.count > 1 ? [.paper] : []
    if session.controller.showsPaperOrientation, case .renderer = session.content {
      paper.append(.orientation)
    }
    return [[.printer], choices, paper].filter { !$0.isEmpty }
  }

  private var papers: [PaperSize] {
    let all = session.choices.printer?.description?.papers ?? []
    return session.controller.showsPaperSelectionForLoadedPapers ? all.filter(\.isLoaded) : all
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let choices = session.choices
    func leads(_ title: String, to value: String) {
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = value
      cell.accessoryType = .disclosureIndicator
    }
    switch sections[indexPath.section][indexPath.row] {
    case .printer:
      let place = choices.printer
      let state = place?.stateText ?? ""
      leads("Printer", to: place.map { state.isEmpty ? $0.name : state } ?? "No Printer")
    case .copies: showCopies(in: cell)
    case .range:
      let text = choices.range.map { range in
        range.count == 1
          ? "Page \(range.lowerBound)" : "Pages \(range.lowerBound)–\(range.upperBound)"
      }
      leads("Range", to: text ?? "All Pages")
    case .twoSided:
      showSwitch("Double-sided", choices.isTwoSided, in: cell) { $0.isTwoSided = $1 }
    case .color:
      showSwitch("Black & White", !choices.isColor, in: cell) { $0.isColor = !$1 }
    case .paper: leads("Paper Size", to: choices.paper?.title ?? "")
    case .orientation:
      cell.textLabel?.text = "Orientation"
      cell.selectionStyle = .none
      let control = UISegmentedControl(items: ["Portrait", "Landscape"])
      control.selectedSegmentIndex = choices.isLandscape ? 1 : 0
      control.addAction(
        UIAction { [weak self] action in
          guard let control = action.sender as? UISegmentedControl else { return }
          self?.session.choices.isLandscape = control.selectedSegmentIndex == 1
          self?.session.paperChanged()
          self?.update()
        }, for: .valueChanged)
      control.sizeToFit()
      cell.accessoryView = control
    }
    return cell
  }

  private func showCopies(in cell: UITableViewCell) {
    func text(_ count: Int) -> String { count == 1 ? "1 Copy" : "\(count) Copies" }
    cell.textLabel?.text = text(session.choices.copies)
    cell.selectionStyle = .none
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.maximumValue = Double(session.choices.printer?.description?.mostCopies ?? 1)
    stepper.value = Double(session.choices.copies)
    stepper.accessibilityLabel = "Copies"
    stepper.addAction(
      UIAction { [weak self, weak cell] action in
        guard let self, let stepper = action.sender as? UIStepper else { return }
        session.choices.copies = Int(stepper.value)
        cell?.textLabel?.text = text(session.choices.copies)
      }, for: .valueChanged)
    cell.accessoryView = stepper
  }

  private func showSwitch(
    _ title: String, _ isOn: Bool, in cell: UITableViewCell,
    _ set: @escaping (inout PrintChoices, Bool) -> Void
  ) {
    cell.textLabel?.text = title
    cell.selectionStyle = .none
    let control = UISwitch()
    control.isOn = isOn
    control.accessibilityLabel = title
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UISwitch else { return }
        set(&session.choices, control.isOn)
      }, for: .valueChanged)
    cell.accessoryView = control
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch sections[indexPath.section][indexPath.row] {
    case .printer, .range, .paper: true
    case .copies, .twoSided, .color, .orientation: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let page: UIViewController
    switch sections[indexPath.section][indexPath.row] {
    case .printer:
      page = PrinterListViewController(printers, chosen: session.choices.printer?.address) {
        [weak self] place in self?.choose(place)
      }
    case .range:
      page = PageRangeViewController(session.choices.range, of: session.pageCount ?? 1) {
        [weak self] range in self?.session.choices.range = range
      }
    case .paper:
      page = PaperListViewController(papers, chosen: session.choices.paper) { [weak self] paper in
        self?.session.set(paper)
        self?.session.paperChanged()
        self?.navigationController?.popViewController(animated: true)
      }
    case .copies, .twoSided, .color, .orientation: return
    }
    navigationController?.pushViewController(page, animated: true)
  }
}
