import EventKit
import PhoneTesting
import Synchronization
import Testing
import UIKit

/// Calendars, events and reminders of a simulated phone.
@MainActor @Suite struct EventKitTests {
  @Test("Calendars.AU1, Calendars.AU2, Calendars.AU3. The user is asked once, and decides")
  func permission() throws {
    let bench = EventBench(nil)
    let (phone, store) = (bench.phone, bench.store)
    let answers = Mutex<[String]>([])
    let isDone = DispatchSemaphore(value: 0)
    @Sendable func add(_ text: String) {
      answers.withLock { $0.append(text) }
      isDone.signal()
    }
    phone.run {
      #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
      store.requestFullAccessToEvents { isGranted, error in
        add("\(isGranted) \(error == nil) \(Thread.isMainThread)")
      }
    }
    phone.wait(0.5)
    #expect(phone.alerts.count == 1)
    try phone.answer("Allow")
    phone.wait(0.5)
    isDone.wait()
    phone.run {
      #expect(EKEventStore.authorizationStatus(for: .event) == .authorized)
      #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
      store.requestWriteOnlyAccessToEvents { isGranted, _ in add("\(isGranted)") }
    }
    phone.wait(0.5)
    isDone.wait()
    phone.run {
      store.requestAccess(to: .reminder) { isGranted, error in
        add("\(isGranted) \(error == nil)")
      }
    }
    phone.wait(0.5)
    try phone.answer("Don’t Allow")
    phone.wait(0.5)
    isDone.wait()
    #expect(answers.withLock(\.self) == ["true true false", "true", "false true"])
    phone.run { #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied) }
  }

  @Test("Calendars.AU4. Without permission there is nothing, and nothing is saved")
  func denied() {
    let bench = EventBench(.denied)
    let store = bench.store
    bench.phone.run {
      #expect(store.calendars(for: .event).isEmpty && store.sources.isEmpty)
      #expect(store.defaultCalendarForNewEvents == nil)
      #expect(store.defaultCalendarForNewReminders() == nil)
    }
    #expect(bench.found(-9, 9).isEmpty)
    #expect(bench.reminders(bench.phone.run { store.predicateForReminders(in: nil) }) == nil)
    let calendar = EKCalendar(for: .event, eventStore: store)
    calendar.source = nil
    #expect(bench.code { try store.saveCalendar(calendar, commit: true) } == .calendarHasNoSource)
    let event = bench.event("A")
    #expect(bench.code { try store.save(event, span: .thisEvent) } == .noCalendar)
    #expect(
      bench.code { try store.remove(event, span: .thisEvent) } == .eventStoreNotAuthorized)
  }

  @Test("Calendars.CA1, Calendars.CA2. Each phone has a calendar; apps add others and delete them")
  func calendars() throws {
    let bench = EventBench()
    let store = bench.store
    try bench.phone.run {
      let first = try #require(store.defaultCalendarForNewEvents)
      #expect(first.title == "Calendar" && first.isImmutable && !first.isNew)
      #expect(first.allowedEntityTypes == .event && first.source?.sourceType == .local)
      #expect(store.defaultCalendarForNewReminders()?.title == "Reminders")
      let work = EKCalendar(for: .event, eventStore: store)
      #expect(work.isNew && work.source != nil)
      work.title = "Work"
      work.cgColor = CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 1)
      try store.saveCalendar(work, commit: true)
      #expect(!work.isNew && !work.hasChanges)
      let again = try #require(store.calendar(withIdentifier: work.calendarIdentifier))
      #expect(again == work && again.title == "Work")
      #expect(again.cgColor?.components?.prefix(3) == [1, 0.5, 0.25])
      #expect(store.calendars(for: .event).map(\.title) == ["Calendar", "Work"])
      #expect(store.sources.first?.calendars(for: .event).contains(work) == true)
      let event = bench.event("A")
      event.calendar = work
      try store.save(event, span: .thisEvent)
      #expect(bench.found(-1, 1, [first]).isEmpty && bench.found(-1, 1, [work]) == ["A"])
      #expect(
        bench.code { try store.removeCalendar(first, commit: true) } == .calendarIsImmutable)
      try store.removeCalendar(work, commit: true)
      #expect(store.calendars(for: .event).map(\.title) == ["Calendar"])
      first.title = "Home"
      try store.saveCalendar(first, commit: true)
      #expect(store.calendars(for: .event).map(\.title) == ["Home"])
    }
    #expect(bench.found(-1, 1).isEmpty)
  }

  @Test("Calendars.EV1. An event needs a calendar, a start and a later end")
  func validity() throws {
    let bench = EventBench()
    let (store, event) = (bench.store, bench.event("A"))
    func code(_ change: (EKEvent) -> Void) -> EKError.Code? {
      let event = bench.event("B")
      bench.phone.run { change(event) }
      return bench.code { try store.save(event, span: .thisEvent) }
    }
    #expect(code { $0.calendar = nil } == .noCalendar)
    #expect(code { $0.startDate = nil } == .noStartDate)
    #expect(code { $0.endDate = nil } == .noEndDate)
    #expect(code { $0.endDate = bench.noon - 1 } == .datesInverted)
    #expect(
      code { $0.calendar = store.defaultCalendarForNewReminders() } == .calendarDoesNotAllowEvents)
    #expect(event.isNew && event.eventIdentifier == nil && event.creationDate == nil)
    (event.location, event.notes, event.isAllDay) = ("Ulm", "n", true)
    (event.url, event.availability) = (URL(string: "https://example.com"), .free)
    event.timeZone = TimeZone(identifier: "Europe/Berlin")
    #expect(bench.code { try store.save(event, span: .thisEvent) } == nil)
    try bench.phone.run {
      let identifier = try #require(event.eventIdentifier)
      let found = try #require(store.event(withIdentifier: identifier))
      #expect(found.location == "Ulm" && found.hasNotes && found.isAllDay)
      #expect(found.url == event.url && found.availability == .free)
      #expect(found.timeZone?.identifier == "Europe/Berlin" && found.startDate == bench.noon)
      #expect(found.creationDate != nil && found.lastModifiedDate != nil)
      #expect(store.calendarItem(withIdentifier: identifier) is EKEvent)
      let other = EKEventStore()
      #expect(
        bench.code { try other.save(event, span: .thisEvent) } == .objectBelongsToDifferentStore)
    }
  }

  @Test("Calendars.EV2. A predicate finds events that overlap a time, in the order of starts")
  func searching() throws {
    let bench = EventBench()
    let store = bench.store
    for (title, hours) in [("C", 2.0), ("A", 0), ("B", 1), ("Far", 24 * 365 * 5)] {
      let event = bench.event(title, after: hours)
      #expect(bench.code { try store.save(event, span: .thisEvent) } == nil)
    }
    #expect(bench.found(0, 3) == ["A", "B", "C"])
    #expect(bench.found(1, 2) == ["B"] && bench.found(1.5, 2.5) == ["B", "C"])
    #expect(bench.found(3, 4).isEmpty)
    #expect(bench.found(0, 24 * 365 * 6) == ["A", "B", "C"])
    let point = bench.event("Point", after: 10)
    point.endDate = point.startDate
    #expect(bench.code { try store.save(point, span: .thisEvent) } == nil)
    #expect(bench.found(10, 11) == ["Point"] && bench.found(9, 10).isEmpty)
    var titles: [String] = []
    bench.phone.run {
      store.enumerateEvents(
        matching: store.predicateForEvents(
          withStart: bench.noon, end: bench.noon + 86_400, calendars: nil)
      ) { event, stop in
        titles.append(event.title)
        stop.pointee = titles.count == 2 ? true : false
      }
    }
    #expect(titles == ["A", "B"])
  }

  @Test("Calendars.RE1, Calendars.RE2. Predicates find reminders by their time and list")
  func reminders() throws {
    let bench = EventBench()
    let store = bench.store
    let (milk, tax, done) = (bench.reminder("Milk"), bench.reminder("Tax"), bench.reminder("Done"))
    tax.dueDateComponents = DateComponents(year: 2026, month: 5, day: 31)
    (milk.priority, done.isCompleted) = (Int(EKReminderPriority.high.rawValue), true)
    for reminder in [milk, tax, done] {
      #expect(bench.code { try store.save(reminder, commit: true) } == nil)
    }
    func found(_ make: (EKEventStore) -> NSPredicate) -> [String]? {
      bench.reminders(bench.phone.run { make(store) })
    }
    #expect(found { $0.predicateForReminders(in: nil) } == ["Milk", "Tax", "Done"])
    #expect(found { $0.predicateForReminders(in: []) } == [])
    #expect(
      found {
        $0.predicateForIncompleteReminders(
          withDueDateStarting: nil, ending: nil, calendars: nil)
      } == ["Milk", "Tax"])
    let (may, june) = (DateComponents(year: 2026, month: 5), DateComponents(year: 2026, month: 6))
    func date(_ components: DateComponents) -> Date? { Calendar.current.date(from: components) }
    #expect(
      found {
        $0.predicateForIncompleteReminders(
          withDueDateStarting: date(may), ending: date(june), calendars: nil)
      } == ["Tax"])
    #expect(
      found {
        $0.predicateForIncompleteReminders(
          withDueDateStarting: date(june), ending: nil, calendars: nil)
      } == [])
    #expect(
      found {
        $0.predicateForCompletedReminders(
          withCompletionDateStarting: nil, ending: .distantFuture, calendars: nil)
      } == ["Done"])
    let all = bench.phone.run { store.predicateForReminders(in: nil) }
    #expect(bench.reminders(all, canceled: true) == ["not called"])
    #expect(done.completionDate != nil)
    done.isCompleted = false
    #expect(done.completionDate == nil)
    milk.priority = 10
    #expect(bench.code { try store.save(milk, commit: true) } == .priorityIsInvalid)
    milk.calendar = bench.phone.run { store.defaultCalendarForNewEvents }
    #expect(bench.code { try store.save(milk, commit: true) } == .calendarDoesNotAllowReminders)
    #expect(bench.code { try store.remove(tax, commit: true) } == nil)
    #expect(found { $0.predicateForReminders(in: nil) } == ["Milk", "Done"])
  }

  @Test("Calendars.CH1. Changes wait until they are committed, and can be forgotten")
  func committing() throws {
    let bench = EventBench()
    let store = bench.store
    let (one, two) = (bench.event("A"), bench.event("B", after: 1))
    #expect(bench.code { try store.save(one, span: .thisEvent, commit: false) } == nil)
    #expect(bench.found(0, 9).isEmpty && one.isNew)
    bench.phone.run { store.reset() }
    #expect(bench.code { try store.commit() } == nil)
    #expect(bench.found(0, 9).isEmpty)
    #expect(bench.code { try store.save(one, span: .thisEvent, commit: false) } == nil)
    #expect(bench.code { try store.save(two, span: .thisEvent) } == nil)
    #expect(bench.found(0, 9) == ["A", "B"] && !one.isNew)
    #expect(bench.code { try store.remove(one, span: .thisEvent, commit: false) } == nil)
    #expect(bench.code { try store.remove(two, span: .thisEvent, commit: false) } == nil)
    #expect(bench.found(0, 9) == ["A", "B"])
    #expect(bench.code { try store.commit() } == nil)
    #expect(bench.found(0, 9).isEmpty)
    #expect(bench.code { try store.remove(one, span: .thisEvent) } == .eventNotMutable)
  }

  @Test("Calendars.CH2. An event undoes its changes, and fetches those of others")
  func refreshing() throws {
    let bench = EventBench()
    let (store, event) = (bench.store, bench.event("A"))
    #expect(bench.code { try store.save(event, span: .thisEvent) } == nil)
    try bench.phone.run {
      #expect(!event.hasChanges)
      event.title = "B"
      #expect(event.hasChanges)
      event.rollback()
      #expect(event.title == "A" && !event.hasChanges)
      let other = try #require(store.event(withIdentifier: event.eventIdentifier))
      other.title = "C"
      try store.save(other, span: .thisEvent)
      #expect(event.title == "A" && event.refresh() && event.title == "C")
      try store.remove(other, span: .thisEvent)
      #expect(!event.refresh())
    }
  }

  @Test("Calendars.CH3. Each store is told of changes in the next turn")
  func notification() throws {
    let bench = EventBench()
    let event = bench.event("A")
    let count = Mutex(0)
    let (token, other) = bench.phone.run {
      let other = EKEventStore()
      let token = NotificationCenter.default.addObserver(
        forName: .EKEventStoreChanged, object: other, queue: nil
      ) { _ in count.withLock { $0 += 1 } }
      return (token, other)
    }
    bench.phone.wait(0.1)
    #expect(bench.code { try bench.store.save(event, span: .thisEvent) } == nil)
    #expect(count.withLock(\.self) == 0)
    bench.phone.wait(0.1)
    #expect(count.withLock(\.self) == 1)
    bench.phone.run { NotificationCenter.default.removeObserver(token) }
    withExtendedLifetime(other) {}
  }

  @Test("Calendars.RE3. Nothing rings: the time passes without an alert")
  func silence() throws {
    let bench = EventBench()
    let reminder = bench.reminder("Now")
    reminder.dueDateComponents = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: bench.noon)
    #expect(bench.code { try bench.store.save(reminder, commit: true) } == nil)
    let event = bench.event("A")
    #expect(bench.code { try bench.store.save(event, span: .futureEvents) } == nil)
    bench.phone.wait(10)
    #expect(bench.phone.alerts.isEmpty && bench.found(0, 24 * 365) == ["A"])
    #expect(!event.isDetached && event.occurrenceDate == bench.noon)
  }
}
