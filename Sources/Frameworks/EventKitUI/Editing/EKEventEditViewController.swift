internal import TactusFormRows
internal import TactusPhoneLink

/// A view controller in which the user adds or edits an event.
///
/// Steps Calendars.UI1…
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  /// The delegate.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store in which the event is saved.
  open var eventStore: EKEventStore!
  /// The event; `nil` for a new one, which the controller creates.
  open var event: EKEvent? {
    didSet { if page != nil, event !== oldValue, let eventStore { show(eventStore) } }
  }

  /// Cancels editing without saving.
  open func cancelEditing() {
    event?.rollback()
    complete(.canceled)
  }

  // MARK: View

  /// Adds the page on which the event is edited.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let store: EKEventStore = eventStore ?? event?.ownStore ?? EKEventStore()
    eventStore = store
    PickerPermission.ask(.calendars, for: "EKEventEditViewController") { [weak self] in
      self?.show(store)
    }
    if page == nil { show(store) }
  }

  /// Starts over if the controller is presented again.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { isFinished = false }
  }

  /// Notifies the delegate if the sheet was dismissed by dragging.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Calendars.UI4. A drag that closes the sheet cancels.
    if isBeingDismissed { complete(.canceled) }
  }

  // MARK: Internals

  private var page: EventEditPage?
  private var isFinished = false

  /// Shows the event, and updates it once the permission is decided.
  private func show(_ store: EKEventStore) {
    let event = event ?? newEvent(store)
    if event.isNew, event.calendar == nil {
      // Without permission no calendar is found, and none can be saved.
      event.calendar =
        editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
        ?? store.defaultCalendarForNewEvents
    }
    self.event = event
    let original = EventDraft(event)
    let page = EventEditPage(original, store)
    if !event.isNew { page.onDelete = { [weak self] in self?.askToDelete() } }
    let save = UIBarButtonItem(
      title: event.isNew ? "Add" : "Done",
      primaryAction: UIAction { [weak self] _ in self?.save(since: original) })
    save.style = .done
    page.onChange = { [weak self, weak page] in
      guard let page else { return }
      save.isEnabled = page.draft.canBeSaved
      self?.isModalInPresentation = page.draft != original
    }
    page.table.title = event.isNew ? "New Event" : "Edit Event"
    page.table.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel(since: original) })
    page.table.navigationItem.rightBarButtonItem = save
    self.page = page
    page.update()
    setViewControllers([page.table], animated: false)
  }

  private func newEvent(_ store: EKEventStore) -> EKEvent {
    let event = EKEvent(eventStore: store)
    let draft = EventDraft(event)
    (event.startDate, event.endDate) = (draft.start, draft.end)
    return event
  }

  // MARK: Ending

  private func cancel(since original: EventDraft) {
    guard let page, page.draft != original else { return cancelEditing() }
    EventQuestions.askToDiscard(from: self) { [weak self] in self?.cancelEditing() }
  }

  private func save(since original: EventDraft) {
    guard let event, let page else { return }
    guard event.isNew || page.draft != original else { return cancelEditing() }
    EventQuestions.save(
      event, from: self, applying: { page.draft.apply(to: event, since: original) },
      completion: { [weak self] in self?.complete(.saved) })
  }

  private func askToDelete() {
    guard let event else { return }
    EventQuestions.askToDelete(event, from: self) { [weak self] in self?.complete(.deleted) }
  }

  /// Notifies the delegate once that editing has ended.
  private func complete(_ action: EKEventEditViewAction) {
    guard !isFinished else { return }
    isFinished = true
    editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
  }
}
