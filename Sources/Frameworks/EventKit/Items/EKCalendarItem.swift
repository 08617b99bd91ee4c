/// An event or a reminder.
///
/// - Thread: one at a time.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// The identifier, which is unique on this phone.
  open internal(set) var calendarItemIdentifier: String
  /// The stored properties; `nil` for a new item.
  var stored: StoredItem?
  /// The store.
  let store: EKEventStore

  private var base: StoredItem
  private var alarmObjects: [EKAlarm]?
  private var ruleObjects: [EKRecurrenceRule]?
  private var placeObject: EKStructuredLocation?
  private var unsavedCalendar: EKCalendar?

  init(_ identifier: String, _ values: StoredItem, _ stored: StoredItem?, _ store: EKEventStore) {
    calendarItemIdentifier = identifier
    (base, self.stored, self.store) = (values, stored, store)
    super.init()
    alarmObjects = values.alarms?.map(EKAlarm.init)
    ruleObjects = values.rules?.map { EKRecurrenceRule($0) }
    placeObject = values.place.map(EKStructuredLocation.init)
  }

  // MARK: Properties

  /// The identifier of the item on a server; that of the phone.
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  /// The calendar; `nil` without one, and after its deletion.
  open var calendar: EKCalendar! {
    get { values.calendar.flatMap(store.calendar(withIdentifier:)) ?? unsavedCalendar }
    set {
      values.calendar = newValue?.calendarIdentifier
      unsavedCalendar = newValue
    }
  }
  /// The title.
  open var title: String! {
    get { values.title }
    set { values.title = newValue }
  }
  /// The location as text; setting it removes the coordinate.
  open var location: String? {
    get { values.location }
    set { (values.location, values.place) = (newValue, nil) }
  }
  /// The notes.
  open var notes: String? {
    get { values.notes }
    set { values.notes = newValue }
  }
  /// Whether the item has notes.
  open var hasNotes: Bool { values.notes?.isEmpty == false }
  /// The web address.
  open var url: URL? {
    get { values.url }
    set { values.url = newValue }
  }
  /// The time zone.
  open var timeZone: TimeZone? {
    get { values.timeZone.flatMap(TimeZone.init(identifier:)) }
    set { values.timeZone = newValue?.identifier }
  }
  /// The time when the item was first saved.
  open var creationDate: Date? { values.created }
  /// The time when the item was last saved.
  open var lastModifiedDate: Date? { values.modified }

  // MARK: Alarms

  /// Whether the item has alarms.
  open var hasAlarms: Bool { alarmObjects?.isEmpty == false }
  /// The alarms; `nil` for none.
  open var alarms: [EKAlarm]? {
    get { hasAlarms ? alarmObjects : nil }
    set { alarmObjects = newValue }
  }
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarmObjects = (alarmObjects ?? []) + [alarm] }
  /// Removes an alarm; does nothing if the item does not have it.
  open func removeAlarm(_ alarm: EKAlarm) {
    guard
      let index = alarmObjects?.firstIndex(where: { $0 === alarm })
        ?? alarmObjects?.firstIndex(of: alarm)
    else { return }
    alarmObjects?.remove(at: index)
  }

  // MARK: Recurrence

  /// Whether the item recurs.
  open var hasRecurrenceRules: Bool { ruleObjects?.isEmpty == false }
  /// The recurrence rules; `nil` for none.
  open var recurrenceRules: [EKRecurrenceRule]? {
    get { hasRecurrenceRules ? ruleObjects : nil }
    set { ruleObjects = newValue }
  }
  /// Adds a recurrence rule.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    ruleObjects = (ruleObjects ?? []) + [rule]
  }
  /// Removes a rule; does nothing if the item does not have it.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    guard
      let index = ruleObjects?.firstIndex(where: { $0 === rule })
        ?? ruleObjects?.firstIndex(of: rule)
    else { return }
    ruleObjects?.remove(at: index)
  }

  // MARK: Participants

  /// Whether the item has participants; always false (Calendars.PA1).
  open var hasAttendees: Bool { false }
  /// The participants; `nil` (Calendars.PA1).
  open var attendees: [EKParticipant]? { nil }

  // MARK: Changes

  /// The type of the item.
  var entityType: EKEntityType { .event }

  /// The properties.
  var values: StoredItem {
    get {
      var values = base
      values.alarms = alarms?.map(\.stored)
      values.rules = recurrenceRules?.map(\.rule)
      if let placeObject { values.place = placeObject.stored }
      return values
    }
    set {
      let old = values
      base = newValue
      // Objects that the app holds remain those of the item.
      if old.alarms != newValue.alarms { alarmObjects = newValue.alarms?.map(EKAlarm.init) }
      if old.rules != newValue.rules { ruleObjects = newValue.rules?.map { EKRecurrenceRule($0) } }
      if old.place != newValue.place { placeObject = newValue.place.map(EKStructuredLocation.init) }
    }
  }

  /// The location as an object, whose changes are the item's.
  var place: EKStructuredLocation? {
    get { placeObject ?? values.location.map { EKStructuredLocation(title: $0) } }
    set {
      placeObject = nil
      (base.location, base.place) = (newValue?.title, newValue?.stored)
      placeObject = newValue
    }
  }

  /// Whether the item has unsaved changes.
  open override var hasChanges: Bool { stored != values }
  /// Whether the item was never saved.
  open override var isNew: Bool { stored == nil }
  /// Fetches the stored values, and keeps changes of the item; returns false if it is no longer
  /// stored.
  open override func refresh() -> Bool {
    guard let now = storedNow() else { return false }
    if !hasChanges { values = now }
    stored = now
    return true
  }

  override func restore() { if let stored { values = stored } }

  /// Returns the stored values; `nil` if the item is no longer stored.
  func storedNow() -> StoredItem? { store.storedItem(calendarItemIdentifier, entityType) }
}
