internal import TactusPermissions
internal import TactusPhoneLink
internal import TactusRecordAccess
internal import TactusUserRecords
internal import TactusVirtualTime

/// The access to the calendars, events and reminders of the phone.
///
/// Steps Calendars.AU1…. The phone keeps them, and all of its apps share them.
///
/// - Thread: any; a lock guards what changes in it.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// A change that waits for `commit()`.
  struct Pending {
    let type: EKEntityType
    /// Makes the changes of records, and returns a function that notes that they are stored.
    let make: (inout RecordDraft) throws -> () -> Void
  }

  private let clients: [EKEntityType: RecordClient]
  /// The identifiers of the sources; `nil` for all.
  private let sourceIdentifiers: Set<String>?
  private let lock = NSLock()
  private var pending: [Pending] = []

  /// Creates an access.
  public convenience override init() { self.init(nil) }

  /// Creates an access to the calendars of sources.
  public convenience init(sources: [EKSource]) { self.init(Set(sources.map(\.sourceIdentifier))) }

  private init(_ sources: Set<String>?) {
    sourceIdentifiers = sources
    clients = [.event: RecordClient.of(.events), .reminder: RecordClient.of(.reminders)]
    super.init()
    EventStores.add(self)
    for client in clients.values {
      client.setObserver { [weak client] _ in
        guard let client else { return }
        for store in EventStores.all where store.clients.values.contains(where: { $0 === client }) {
          NotificationCenter.default.post(name: .EKEventStoreChanged, object: store)
        }
      }
    }
  }

  /// The identifier of the phone's events; empty without permission.
  open var eventStoreIdentifier: String { contents(.event)?.identifier ?? "" }
  /// The sources: the phone's own, if the app may use events or reminders.
  open var sources: [EKSource] {
    contents(.event) ?? contents(.reminder) == nil ? [] : [EKSource(self)]
  }
  /// The sources of calendars that other users share; always empty.
  open var delegateSources: [EKSource] { [] }
  /// Returns a source by its identifier; `nil` for another identifier.
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  // MARK: Changes

  /// Commits the pending changes: of events and of reminders, each all or none.
  ///
  /// - Throws: `EKError`.
  open func commit() throws {
    let all = lock.withLock {
      defer { pending = [] }
      return pending
    }
    for type in [EKEntityType.event, .reminder] {
      let own = all.filter { $0.type == type }
      guard !own.isEmpty else { continue }
      do {
        var finishes: [() -> Void] = []
        try client(type).save { records in
          var draft = RecordDraft(records)
          finishes = try own.map { try $0.make(&draft) }
          return draft.changes
        }
        for finish in finishes { finish() }
      } catch let failure as RecordFailure {
        throw EKError(failure)
      }
    }
  }

  /// Discards the pending changes.
  open func reset() { lock.withLock { pending = [] } }
  /// Does nothing, since each call fetches the current values.
  open func refreshSourcesIfNecessary() {}

  // MARK: Permission

  /// Returns the permission to use events or reminders; does not ask the user (Calendars.AU1).
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch AppPermissions.permission(entityType.resource).status {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .limited, .authorized, .whenInUse, .always: .fullAccess
    }
  }

  /// Asks the user for permission, unless that is decided; the name before iOS 17 (Calendars.AU2).
  ///
  /// - Parameters:
  ///   - entityType: The type.
  ///   - completion: Called on another thread with the user's decision, and no error.
  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    AppPermissions.ask(entityType.resource) { [self] permission in
      let isPermitted = permission.status.permitsUse
      if isPermitted { client(entityType).watch() }
      PhoneTime.callOnAnotherThread { completion(isPermitted, nil) }
    }
  }
  /// Asks the user for permission, unless that is decided; the name before iOS 17 (Calendars.AU2).
  nonisolated(nonsending) open func requestAccess(
    to entityType: EKEntityType
  ) async throws -> Bool {
    let isPermitted = await AppPermissions.ask(entityType.resource).status.permitsUse
    if isPermitted { client(entityType).watch() }
    return isPermitted
  }

  /// Asks the user for permission to use events, unless that is decided (Calendars.AU2).
  @preconcurrency
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { requestAccess(to: .event, completion: completion) }
  /// Asks the user for permission to use events, unless that is decided (Calendars.AU2).
  nonisolated(nonsending) open func requestFullAccessToEvents() async throws -> Bool {
    try await requestAccess(to: .event)
  }

  /// Asks the user for permission to use reminders, unless that is decided (Calendars.AU2).
  @preconcurrency
  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { requestAccess(to: .reminder, completion: completion) }
  /// Asks the user for permission to use reminders, unless that is decided (Calendars.AU2).
  nonisolated(nonsending) open func requestFullAccessToReminders() async throws -> Bool {
    try await requestAccess(to: .reminder)
  }

  /// Asks the user for full access to events, since the phone has no permission for adding only
  /// (Calendars.AU3).
  @preconcurrency
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    warnOfFullAccess()
    requestAccess(to: .event, completion: completion)
  }
  /// Asks the user for full access to events, since the phone has no permission for adding only
  /// (Calendars.AU3).
  nonisolated(nonsending) open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    warnOfFullAccess()
    return try await requestAccess(to: .event)
  }

  // MARK: Calendars

  /// Returns the calendars of a type, the first of which every phone has; none without permission
  /// (Calendars.CA1).
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    contents(entityType).map { calendars(entityType, $0) } ?? []
  }

  /// Returns a calendar; `nil` if there is none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first {
      $0.calendarIdentifier == identifier
    }
  }

  /// The default calendar for new events; `nil` without permission.
  open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
  /// Returns the default list for new reminders; `nil` without permission.
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

  /// Saves a calendar.
  ///
  /// - Throws: `EKError`.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    guard calendar.source != nil else {
      throw EKError(.calendarHasNoSource, "The calendar has no source.")
    }
    let values = calendar.values
    try add(
      Pending(type: calendar.entityType) { draft in
        draft.changes.append(
          .put(id: calendar.calendarIdentifier, kind: Self.calendarKind, content: values.content))
        return { calendar.stored = values }
      }, commits: commit)
  }

  /// Deletes a calendar with all that it contains.
  ///
  /// - Throws: `EKError`; `calendarIsImmutable` for the first one of a type.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    guard !calendar.isImmutable else {
      throw EKError(.calendarIsImmutable, "The calendar cannot be deleted.")
    }
    let identifier = calendar.calendarIdentifier
    try add(
      Pending(type: calendar.entityType) { draft in
        draft.changes.append(.delete(id: identifier))
        let items = draft.items.filter { $0.value.calendar == identifier }
        for item in items.keys.sorted() { draft.delete(item) }
        return { calendar.stored = nil }
      }, commits: commit)
  }

  // MARK: Events and reminders

  /// Returns the events and reminders with an identifier on a server, which here is that of the
  /// phone.
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
    calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
  }
  /// Returns an event or a reminder; `nil` if there is none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    if let event = event(withIdentifier: identifier) { return event }
    return storedItem(identifier, .reminder).map { EKReminder(identifier, $0, $0, self) }
  }

  // MARK: Events

  /// Returns an event, or the first occurrence of a recurring one; `nil` if there is none.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    guard let item = storedItem(identifier, .event) else { return nil }
    guard let dates = RecurrenceDates(item) else { return EKEvent(identifier, item, item, self) }
    return dates.first.map { occurrence($0, of: identifier, item, dates) }
  }

  /// Saves an event, and all changes that wait.
  open func save(_ event: EKEvent, span: EKSpan) throws {
    try save(event, span: span, commit: true)
  }
  /// Saves an event; of a recurring one, the occurrence alone or all from it on (Calendars.EV1,
  /// Calendars.RS1…).
  ///
  /// - Throws: `EKError`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try checkEvent(event)
    try saveEvent(event, span, commits: commit)
  }

  /// Deletes an event, and commits all pending changes.
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    try remove(event, span: span, commit: true)
  }
  /// Deletes an event; of a recurring one, the occurrence alone or all from it on (Calendars.RS4).
  ///
  /// - Throws: `EKError`.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try removeEvent(event, span, commits: commit)
  }

  // MARK: Searching

  /// Returns a predicate for the events between two instants, at most four years after the first
  /// (Calendars.EV2).
  ///
  /// - Parameters:
  ///   - startDate: The first instant.
  ///   - endDate: The last instant.
  ///   - calendars: The calendars; `nil` for all.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let limit = Calendar(identifier: .gregorian).date(byAdding: .year, value: 4, to: startDate)
    return EventPredicate(
      start: startDate, end: min(endDate, limit ?? endDate),
      calendars: calendars.map { Set($0.map(\.calendarIdentifier)) })
  }

  /// Returns the events that meet a predicate of `predicateForEvents(withStart:end:calendars:)`, in
  /// the order of their starts; another predicate traps.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard let own = predicate as? EventPredicate else {
      NSException(
        name: .invalidArgumentException,
        reason: "Predicate was not created with an EKEventStore predicate API"
      ).raise()
    }
    return (items(.event) ?? []).flatMap { identifier, item -> [EKEvent] in
      guard let dates = RecurrenceDates(item) else {
        return own.includes(item) ? [EKEvent(identifier, item, item, self)] : []
      }
      return dates.overlapping(own.start, own.end)
        .map { occurrence($0, of: identifier, item, dates) }
        .filter { own.includes($0.values) }
    }
    .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
  }

  /// Passes the events that meet a predicate to a function, in the order of their starts.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: EKEventSearchCallback
  ) {
    var isOver: ObjCBool = false
    for event in events(matching: predicate) {
      block(event, &isOver)
      if isOver.boolValue { return }
    }
  }

  // MARK: Reminders

  /// Saves a reminder.
  ///
  /// - Throws: `EKError`.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    guard let calendar = reminder.calendar else {
      throw EKError(.noCalendar, "No calendar has been set.")
    }
    guard calendar.entityType == .reminder else {
      throw EKError(.calendarDoesNotAllowReminders, "The calendar is none of reminders.")
    }
    guard (0...9).contains(reminder.priority) else {
      throw EKError(.priorityIsInvalid, "The priority is not between 0 and 9.")
    }
    guard !reminder.hasRecurrenceRules || reminder.dueDateComponents != nil else {
      throw EKError(.recurringReminderRequiresDueDate, "A repeating reminder must have a due date.")
    }
    try saveReminder(reminder, commits: commit)
  }

  /// Deletes a reminder.
  ///
  /// - Throws: `EKError`.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try removeItem(reminder, commits: commit)
  }

  // MARK: Searching

  /// Returns a predicate for all reminders of lists; `nil` for all lists.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    ReminderPredicate(.all, calendars)
  }

  /// Returns a predicate for the incomplete reminders of lists (Calendars.RE1).
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { ReminderPredicate(.incomplete(startDate, endDate), calendars) }

  /// Returns a predicate for the completed reminders of lists (Calendars.RE1).
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { ReminderPredicate(.completed(startDate, endDate), calendars) }

  /// Fetches the reminders that meet a predicate of this class; another one traps.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - completion: Called on another thread with the reminders; `nil` without permission.
  /// - Returns: A token to cancel the request.
  @discardableResult @preconcurrency
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    guard let own = predicate as? ReminderPredicate else {
      NSException(
        name: .invalidArgumentException,
        reason: "Predicate was not created with an EKEventStore predicate API"
      ).raise()
    }
    let found = items(.reminder)?.filter { own.includes($0.item) }
      .map { EKReminder($0.identifier, $0.item, $0.item, self) }
    let token = ReminderRequest()
    // Code that runs now can still cancel the request.
    DispatchQueue.main.async {
      PhoneTime.callOnAnotherThread { if token.end() { completion(found) } }
    }
    return token
  }

  /// Cancels a request for reminders; its closure is then not called.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {
    _ = (fetchIdentifier as? ReminderRequest)?.end()
  }

  // MARK: Internals

  /// Adds a change, and commits all pending ones if requested.
  func add(_ change: Pending, commits: Bool) throws {
    // Without permission a change fails at once.
    do throws(RecordFailure) {
      _ = try client(change.type).contents()
    } catch {
      throw EKError(error)
    }
    lock.withLock { pending.append(change) }
    if commits { try commit() }
  }

  func client(_ type: EKEntityType) -> RecordClient {
    guard let client = clients[type] else { preconditionFailure("each type has one") }
    return client
  }

  /// Returns the records of a type; `nil` without permission.
  func contents(_ type: EKEntityType) -> ClientRecords? {
    guard sourceIdentifiers?.contains(EKSource.phone) ?? true else { return nil }
    return try? client(type).contents()
  }

  /// Returns a stored event or reminder; `nil` if there is none.
  func storedItem(_ identifier: String, _ type: EKEntityType) -> StoredItem? {
    guard let record = contents(type)?.records[identifier], record.kind == Self.itemKind else {
      return nil
    }
    return StoredItem(content: record.content)
  }

  /// The kinds of records.
  static let (itemKind, calendarKind) = ("item", "calendar")
}
