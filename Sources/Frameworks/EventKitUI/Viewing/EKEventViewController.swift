internal import TactusFormRows

/// A view controller that shows an event, and lets the user edit or delete it.
///
/// It must be in a navigation controller, whose bar shows its buttons. Steps Calendars.UI7…
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  /// The event.
  open var event: EKEvent! { didSet { update() } }
  /// Whether the user can edit or delete the event.
  open var allowsEditing = false { didSet { update() } }
  /// Whether invitations show a preview of the day; has no effect, as there are no invitations.
  open var allowsCalendarPreview = false
  /// The delegate.
  open weak var delegate: (any EKEventViewDelegate)?

  // MARK: View

  /// Adds the page of the event.
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Event Details"
    navigationItem.largeTitleDisplayMode = .never
    table.fill(self)
    update()
  }

  /// Adds a Done button to the first page of a sheet.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let navigationController, navigationController.viewControllers.first === self,
      navigationController.presentingViewController != nil,
      navigationItem.leftBarButtonItem == nil
    else { return }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.complete(.done) })
  }

  // MARK: Internals

  private let table = FormTableController()
  private var editing: EventEditing?

  private var isEditable: Bool {
    allowsEditing && event?.calendar?.allowsContentModifications == true
  }

  private func update() {
    guard isViewLoaded, let event else { return }
    navigationItem.rightBarButtonItem =
      isEditable
      ? UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() }) : nil
    let draft = EventDraft(event)
    let times = EventTexts.times(draft.start, draft.end, isAllDay: draft.isAllDay)
    let place = [draft.location, times].filter { !$0.isEmpty }.joined(separator: "\n")
    var sections = [FormSection(nil, [header(draft.title, place)])]
    var rows: [FormRow] = []
    if draft.recurrence != .never {
      rows.append(.value("Repeat", draft.recurrence?.title ?? "Custom"))
    }
    rows.append(.value("Calendar", draft.calendar?.title ?? "None"))
    for (title, alarm) in zip(AlertChoice.rowTitles, draft.alarms) {
      rows.append(.value(title, AlertChoice.title(alarm, isAllDay: draft.isAllDay)))
    }
    sections.append(FormSection(nil, rows))
    if let url = event.url {
      sections.append(
        FormSection(
          nil,
          [
            .stacked("URL", draft.url, color: .tintColor) {
              UIApplication.shared.open(url)
            }
          ]))
    }
    if !draft.notes.isEmpty {
      sections.append(FormSection(nil, [.stacked("Notes", draft.notes)]))
    }
    if isEditable {
      let delete = FormRow.button("Delete Event", color: .systemRed, isCentered: true) {
        [weak self] in self?.askToDelete()
      }
      sections.append(FormSection(nil, [delete]))
    }
    table.show(sections)
  }

  private func header(_ title: String, _ text: String) -> FormRow {
    FormRow {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.textLabel?.font = .preferredFont(forTextStyle: .title2)
      cell.detailTextLabel?.text = text
      cell.detailTextLabel?.textColor = .secondaryLabel
      for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = 0 }
      return cell
    }
  }

  private func edit() {
    let editor = EKEventEditViewController()
    (editor.event, editor.eventStore) = (event, event.ownStore)
    let editing = EventEditing { [weak self] action in self?.edited(action) }
    editor.editViewDelegate = editing
    self.editing = editing
    present(editor, animated: UIView.areAnimationsEnabled)
  }

  private func edited(_ action: EKEventEditViewAction) {
    if action == .deleted { complete(.deleted) } else { update() }
  }

  private func askToDelete() {
    EventQuestions.askToDelete(event, from: self) { [weak self] in self?.complete(.deleted) }
  }

  private func complete(_ action: EKEventViewAction) {
    delegate?.eventViewController(self, didCompleteWith: action)
  }
}
