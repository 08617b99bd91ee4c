/// A calendar of events, or a list of reminders.
///
/// - Thread: one at a time.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// The identifier, which is unique on this phone.
  open private(set) var calendarIdentifier: String
  /// The type of what the calendar contains.
  let entityType: EKEntityType
  /// The properties.
  var values: StoredCalendar
  /// The stored properties; `nil` for a new calendar.
  var stored: StoredCalendar?
  private weak var store: EKEventStore?

  /// Creates a calendar, which a store saves.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init(UUID().uuidString, entityType, StoredCalendar(), nil, eventStore)
    source = eventStore.sources.first
  }

  /// Creates a calendar of events, which a store saves; the name before iOS 6.
  @available(
    iOS, introduced: 4.0, deprecated: 6.0,
    message: "Use init(for:eventStore:) instead"
  )
  public convenience init(eventStore: EKEventStore) {
    self.init(for: .event, eventStore: eventStore)
  }

  init(
    _ identifier: String, _ entityType: EKEntityType, _ values: StoredCalendar,
    _ stored: StoredCalendar?, _ store: EKEventStore?
  ) {
    (calendarIdentifier, self.entityType) = (identifier, entityType)
    (self.values, self.stored, self.store) = (values, stored, store)
    super.init()
  }

  // MARK: Properties

  /// The name.
  open var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The color.
  open var cgColor: CGColor! {
    get {
      let parts = values.color
      guard parts.count == 4 else { return nil }
      return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    set {
      let parts = (newValue?.components ?? []).map { Double($0) }
      values.color =
        switch parts.count {
        case 4: parts
        case 2: [parts[0], parts[0], parts[0], parts[1]]
        default: []
        }
    }
  }
  /// The source; a new calendar has that of the phone.
  open var source: EKSource!
  /// The type; always local.
  open var type: EKCalendarType { .local }
  /// The types of what the calendar contains.
  open var allowedEntityTypes: EKEntityMask { entityType == .event ? .event : .reminder }
  /// Whether events or reminders can be added; always true.
  open var allowsContentModifications: Bool { true }
  /// Whether the calendar cannot be deleted; true for the first one of each type (Calendars.CA1).
  open var isImmutable: Bool { calendarIdentifier == entityType.defaultCalendar }
  /// The availabilities that events can have: busy and free (guess); none of a list of reminders.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask {
    entityType == .event ? [.busy, .free] : []
  }
  /// Whether the calendar is subscribed; always false.
  open var isSubscribed: Bool { false }

  // MARK: Changes

  /// Whether the calendar has unsaved changes.
  open override var hasChanges: Bool { stored != values }
  /// Whether the calendar was never saved.
  open override var isNew: Bool { stored == nil }

  override func restore() { values = stored ?? StoredCalendar() }

  // MARK: Objects

  /// Returns whether another object is the same calendar.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }
  /// The hash of the identifier.
  open override var hash: Int { calendarIdentifier.hashValue }
  /// A description for debugging.
  open override var description: String {
    "<EKCalendar: identifier=\(calendarIdentifier), title=\(title)>"
  }
}
