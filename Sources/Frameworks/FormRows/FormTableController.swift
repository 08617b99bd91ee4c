import UIKit

/// A table whose rows define their own content and actions.
///
/// The cells are recreated when they come onto the screen, so that they show what a row's closures
/// return then.
@MainActor
package final class FormTableController: UITableViewController {
  /// The sections; empty ones are left out.
  package private(set) var sections: [FormSection] = []

  /// Creates an empty form.
  package init() { super.init(style: .insetGrouped) }

  /// Fails: forms are not decoded from archives.
  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    tableView.allowsSelectionDuringEditing = true
  }

  /// Shows other sections.
  package func show(_ sections: [FormSection]) {
    self.sections = sections.filter { !$0.rows.isEmpty }
    if isViewLoaded { tableView.reloadData() }
  }

  /// Fills the view of a controller with the form.
  package func fill(_ controller: UIViewController) {
    controller.addChild(self)
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    didMove(toParent: controller)
  }

  // MARK: Data source

  package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].rows.count }

  package override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(at: indexPath)
    let cell = row.makeCell()
    if row.onSelect == nil { cell.selectionStyle = .none }
    return cell
  }

  // MARK: Touches

  package override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { row(at: indexPath).onSelect != nil }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    row(at: indexPath).onSelect?()
  }

  package override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { row(at: indexPath).edit != nil }

  package override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch row(at: indexPath).edit {
    case .insert: .insert
    case .delete: .delete
    case nil: .none
    }
  }

  package override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch row(at: indexPath).edit {
    case .insert(let action), .delete(let action): action()
    case nil: return
    }
  }

  // MARK: Internals

  private func row(at indexPath: IndexPath) -> FormRow {
    sections[indexPath.section].rows[indexPath.row]
  }
}
