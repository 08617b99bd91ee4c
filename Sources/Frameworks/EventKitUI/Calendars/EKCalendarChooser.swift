internal import TactusFormRows
internal import TactusPhoneLink

/// A view controller in which the user selects calendars.
///
/// It must be in a navigation controller, whose bar shows its buttons. Steps Calendars.UI8…
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
  // MARK: Creating

  /// Creates a chooser of calendars of events.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    (self.selectionStyle, self.displayStyle) = (selectionStyle, displayStyle)
    (entityType, store) = (.event, eventStore)
    super.init(nibName: nil, bundle: nil)
    title = selectionStyle == .single ? "Calendar" : "Calendars"
  }

  /// Creates a chooser of calendars for events, or of reminder lists.
  ///
  /// - Parameters:
  ///   - selectionStyle: Whether the user selects one or several calendars.
  ///   - displayStyle: Which calendars are shown.
  ///   - entityType: What the calendars contain.
  ///   - eventStore: The store of the calendars.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    (self.selectionStyle, self.displayStyle) = (selectionStyle, displayStyle)
    (self.entityType, store) = (entityType, eventStore)
    super.init(nibName: nil, bundle: nil)
    title = selectionStyle == .single ? "Calendar" : "Calendars"
  }

  /// Always nil, as archives have no event store.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Properties

  /// The selection style: one or several calendars.
  open private(set) var selectionStyle: EKCalendarChooserSelectionStyle
  /// The delegate.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether there is a Done button.
  open var showsDoneButton = false { didSet { updateButtons() } }
  /// Whether there is a Cancel button.
  open var showsCancelButton = false { didSet { updateButtons() } }
  /// The selected calendars.
  open var selectedCalendars: Set<EKCalendar> = [] {
    didSet { if isViewLoaded { update() } }
  }

  // MARK: View

  /// Adds the list of calendars.
  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    updateButtons()
    table.fill(self)
    PickerPermission.ask(
      entityType == .event ? .calendars : .reminders, for: "EKCalendarChooser"
    ) { [weak self] in self?.update() }
  }

  // MARK: Internals

  private let displayStyle: EKCalendarChooserDisplayStyle
  private let entityType: EKEntityType
  private let store: EKEventStore
  private let table = FormTableController()

  private func updateButtons() {
    navigationItem.rightBarButtonItem =
      showsDoneButton
      ? UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          delegate?.calendarChooserDidFinish(self)
        }) : nil
    navigationItem.leftBarButtonItem =
      showsCancelButton
      ? UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          delegate?.calendarChooserDidCancel(self)
        }) : nil
  }

  private func update() {
    let calendars = store.calendars(for: entityType).filter {
      displayStyle == .allCalendars || $0.allowsContentModifications
    }
    var titles: [String] = []
    for title in calendars.map({ $0.source?.title ?? "" }) where !titles.contains(title) {
      titles.append(title)
    }
    table.show(
      titles.map { title in
        FormSection(
          title, calendars.filter { ($0.source?.title ?? "") == title }.map(row))
      })
  }

  private func row(_ calendar: EKCalendar) -> FormRow {
    let isSelected = selectedCalendars.contains(calendar)
    return FormRow(onSelect: { [weak self] in self?.touched(calendar) }) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = calendar.title
      cell.imageView?.image = UIImage(systemName: "circle.fill")
      cell.imageView?.tintColor = calendar.cgColor.map { UIColor(cgColor: $0) } ?? .systemGray
      cell.accessoryType = isSelected ? .checkmark : .none
      cell.accessibilityTraits = isSelected ? [.button, .selected] : .button
      return cell
    }
  }

  // Calendars.UI8.
  private func touched(_ calendar: EKCalendar) {
    switch selectionStyle {
    case .single: selectedCalendars = [calendar]
    case .multiple: selectedCalendars.formSymmetricDifference([calendar])
    }
    delegate?.calendarChooserSelectionDidChange(self)
  }
}
