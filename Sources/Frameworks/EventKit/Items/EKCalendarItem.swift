/// An event or a reminder.
///
/// - Thread: one at a time.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// The identifier, which is unique on this phone.
  open private(set) var calendarItemIdentifier: String
  /// The properties.
  var values: StoredItem
  /// The stored properties; `nil` for a new item.
  var stored: StoredItem?
  /// The store.
  let store: EKEventStore

  init(_ identifier: String, _ values: StoredItem, _ stored: StoredItem?, _ store: EKEventStore) {
    calendarItemIdentifier = identifier
    (self.values, self.stored, self.store) = (values, stored, store)
    super.init()
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
  /// The place.
  open var location: String? {
    get { values.location }
    set { values.location = newValue }
  }
  /// The notes.
  open var notes: String? {
    get { values.notes }
    set { values.notes = newValue }
  }
  /// Whether there are notes.
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

  private var unsavedCalendar: EKCalendar?

  // MARK: Changes

  /// The type of the item.
  var entityType: EKEntityType { .event }

  /// Whether the item differs from what is stored.
  open override var hasChanges: Bool { stored != values }
  /// Whether the item was never stored.
  open override var isNew: Bool { stored == nil }
  /// Fetches what is stored, and keeps changes of the item; returns false if it is not stored any
  /// more.
  open override func refresh() -> Bool {
    guard let now = store.storedItem(calendarItemIdentifier, entityType) else { return false }
    if !hasChanges { values = now }
    stored = now
    return true
  }

  override func restore() { if let stored { values = stored } }
}
