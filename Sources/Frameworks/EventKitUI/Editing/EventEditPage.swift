internal import TactusFormRows

/// The page on which an event is edited (Calendars.UI3).
@MainActor
final class EventEditPage: NSObject, EKCalendarChooserDelegate {
  /// The table.
  let table = FormTableController()
  /// The properties as the user has changed them.
  var draft: EventDraft
  /// The closure to call after each change.
  var onChange: () -> Void = {}
  /// The closure to call when the user deletes the event; `nil` for a new one.
  var onDelete: (() -> Void)?

  private let store: EKEventStore
  private weak var endPicker: UIDatePicker?

  init(_ draft: EventDraft, _ store: EKEventStore) {
    (self.draft, self.store) = (draft, store)
    super.init()
  }

  /// Updates the rows with the current properties.
  func update() {
    var sections = [
      FormSection(nil, [text("Title", \.title), text("Location", \.location)]),
      FormSection(nil, times), FormSection(nil, repeats),
      FormSection(nil, [calendar]), FormSection(nil, alerts + [showAs]),
      FormSection(nil, [text("URL", \.url, keyboard: .URL), text("Notes", \.notes)]),
    ]
    if let onDelete {
      let delete = FormRow.button(
        "Delete Event", color: .systemRed, isCentered: true, onDelete)
      sections.append(FormSection(nil, [delete]))
    }
    table.show(sections)
    onChange()
  }

  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
    draft.calendar = calendarChooser.selectedCalendars.first
    update()
    table.navigationController?.popViewController(animated: UIView.areAnimationsEnabled)
  }

  // MARK: Rows

  private func text(
    _ title: String, _ path: WritableKeyPath<EventDraft, String>,
    keyboard: UIKeyboardType = .default
  ) -> FormRow {
    .text(
      title, { [weak self] in self?.draft[keyPath: path] ?? "" }, keyboard: keyboard
    ) { [weak self] in
      self?.draft[keyPath: path] = $0
      self?.onChange()
    }
  }

  private var times: [FormRow] {
    let mode: UIDatePicker.Mode = draft.isAllDay ? .date : .dateAndTime
    let end = FormRow.date("Ends", mode, { [weak self, draft] in self?.draft.end ?? draft.end }) {
      [weak self] in
      self?.draft.end = $0
      self?.onChange()
    }
    return [
      .toggle("All-day", draft.isAllDay) { [weak self] in
        self?.draft.isAllDay = $0
        self?.draft.alarms = []
        self?.update()
      },
      .date("Starts", mode, { [weak self, draft] in self?.draft.start ?? draft.start }) {
        [weak self] in
        guard let self else { return }
        draft.move(to: $0)
        endPicker?.date = draft.end
        onChange()
      },
      FormRow { [weak self] in
        let cell = end.makeCell()
        self?.endPicker = cell.accessoryView as? UIDatePicker
        return cell
      },
    ]
  }

  private var repeats: [FormRow] {
    var rows = [
      choice(
        "Repeat", RepeatChoice.allCases.map(\.title),
        draft.recurrence.flatMap(RepeatChoice.allCases.firstIndex), other: "Custom"
      ) {
        $0.recurrence = RepeatChoice.allCases[$1]
        if $0.recurrence == .never { $0.recurrenceEnd = nil }
      }
    ]
    guard let recurrence = draft.recurrence, recurrence != .never else { return rows }
    let (end, endDate) = (draft.recurrenceEnd, draft.recurrenceEnd?.endDate)
    rows.append(
      choice(
        "End Repeat", ["Never", "On Date"], end == nil ? 0 : endDate == nil ? nil : 1,
        other: end.map {
          $0.occurrenceCount == 1 ? "After 1 Time" : "After \($0.occurrenceCount) Times"
        }
          ?? ""
      ) {
        let date = $0.recurrenceEnd?.endDate ?? $0.end + Self.month
        $0.recurrenceEnd = $1 == 0 ? nil : EKRecurrenceEnd(end: date)
      })
    if let endDate {
      rows.append(
        .date("End Date", .date, { endDate }, minimum: draft.start) { [weak self] in
          self?.draft.recurrenceEnd = EKRecurrenceEnd(end: $0)
          self?.onChange()
        })
    }
    return rows
  }

  private var calendar: FormRow {
    .value("Calendar", draft.calendar?.title ?? "None") { [weak self] in
      guard let self else { return }
      let chooser = EKCalendarChooser(
        selectionStyle: .single, displayStyle: .writableCalendarsOnly, entityType: .event,
        eventStore: store)
      chooser.selectedCalendars = Set(draft.calendar.map { [$0] } ?? [])
      chooser.delegate = self
      push(chooser)
    }
  }

  private var alerts: [FormRow] {
    let count = min(draft.alarms.count + 1, AlertChoice.rowTitles.count)
    return (0..<count).map { index in
      let offsets = AlertChoice.offsets(isAllDay: draft.isAllDay)
      let alarm = index < draft.alarms.count ? draft.alarms[index] : nil
      let chosen = alarm.map { alarm in
        offsets.firstIndex {
          alarm.absoluteDate == nil && $0.offset == alarm.relativeOffset
        }.map { $0 + 1 }
      }
      return choice(
        AlertChoice.rowTitles[index], ["None"] + offsets.map(\.title), chosen ?? 0,
        other: AlertChoice.title(alarm, isAllDay: draft.isAllDay)
      ) { draft, choice in
        if index < draft.alarms.count { draft.alarms.remove(at: index) }
        guard choice > 0 else { return }
        draft.alarms.insert(
          EKAlarm(relativeOffset: offsets[choice - 1].offset), at: min(index, draft.alarms.count))
      }
    }
  }

  private var showAs: FormRow {
    choice(
      "Show As", ["Busy", "Free"],
      draft.availability == .busy ? 0 : draft.availability == .free ? 1 : nil, other: ""
    ) { $0.availability = $1 == 0 ? .busy : .free }
  }

  // MARK: Internals

  /// Returns a row that leads to a list of choices.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - titles: The titles of the choices.
  ///   - chosen: The index of the current choice; `nil` if it is none of them.
  ///   - other: The text of another one.
  ///   - set: Sets the choice with an index.
  private func choice(
    _ title: String, _ titles: [String], _ chosen: Int?, other: String,
    _ set: @escaping (inout EventDraft, Int) -> Void
  ) -> FormRow {
    .value(title, chosen.map { titles[$0] } ?? other) { [weak self] in
      self?.push(
        ChoiceListController(title, titles, chosen: chosen) { index in
          guard let self else { return }
          set(&self.draft, index)
          self.update()
        })
    }
  }

  private func push(_ page: UIViewController) {
    table.navigationController?.pushViewController(page, animated: UIView.areAnimationsEnabled)
  }

  /// The time from an event to the initial end of its recurrence, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let month: TimeInterval = 30 * 86400
}
