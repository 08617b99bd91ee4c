import EventKit
import PhoneTesting
import Testing

/// Changes of events that recur: of one occurrence, and of all from one on.
@MainActor @Suite struct RecurringChangesTests {
  private let bench = EventBench()
  private let day = 24.0

  /// Saves an event that recurs daily, and returns its occurrences.
  private func daily(_ count: Int? = nil) throws -> [EKEvent] {
    let event = bench.event("A")
    return try bench.phone.run {
      event.addRecurrenceRule(
        EKRecurrenceRule(
          recurrenceWith: .daily, interval: 1,
          end: count.map { EKRecurrenceEnd(occurrenceCount: $0) }
        ))
      try bench.store.save(event, span: .thisEvent)
      #expect(event.hasRecurrenceRules && !event.isDetached)
      return events(5)
    }
  }

  private func events(_ days: Double) -> [EKEvent] {
    bench.store.events(
      matching: bench.store.predicateForEvents(
        withStart: bench.noon, end: bench.noon + days * 86_400, calendars: nil))
  }

  /// Returns the titles of days with the hours after noon.
  private func found(_ days: Double = 5) -> [String] {
    bench.phone.run {
      events(days).map { event in
        let hours = Int(event.startDate.timeIntervalSince(bench.noon) / 3600)
        return "\(event.title ?? "")\(hours / 24)" + (hours % 24 == 0 ? "" : "+\(hours % 24)")
      }
    }
  }

  @Test("Calendars.RS1. All occurrences have the identifier of the event, which is the first one")
  func identity() throws {
    let all = try daily()
    bench.phone.run {
      #expect(all.count == 5 && Set(all.map { $0.eventIdentifier ?? "" }).count == 1)
      #expect(all.map(\.occurrenceDate) == all.map(\.startDate))
      let first = bench.store.event(withIdentifier: all[3].eventIdentifier)
      #expect(first?.startDate == bench.noon && first?.endDate == bench.noon + 3600)
      #expect(bench.store.calendarItem(withIdentifier: all[3].calendarItemIdentifier) is EKEvent)
      #expect(
        bench.store.calendarItems(withExternalIdentifier: all[3].calendarItemExternalIdentifier)
          .count == 1)
    }
  }

  @Test("Calendars.RS1. A changed rule is one of all later occurrences")
  func ruleOfOne() throws {
    let all = try daily()
    try bench.phone.run {
      all[2].recurrenceRules = [EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: nil)]
      try bench.store.save(all[2], span: .thisEvent)
    }
    #expect(found(7) == ["A0", "A1", "A2", "A4", "A6"])
  }

  @Test("Calendars.RS2. A change of one occurrence makes it an event of its own")
  func detaching() throws {
    let all = try daily()
    try bench.phone.run {
      let (event, old) = (all[2], all[2].eventIdentifier)
      (event.title, event.startDate) = ("B", bench.noon + 2 * 86_400 + 3600)
      event.endDate = event.startDate + 60
      try bench.store.save(event, span: .thisEvent)
      #expect(event.isDetached && event.eventIdentifier != old && !event.hasRecurrenceRules)
      #expect(event.occurrenceDate == bench.noon + 2 * 86_400 && !event.hasChanges)
      #expect(event.refresh() && all[3].refresh())
      let again = bench.store.event(withIdentifier: event.eventIdentifier)
      #expect(again?.isDetached == true && again?.title == "B")
    }
    #expect(found() == ["A0", "A1", "B2+1", "A3", "A4"])
    // It can be changed again, and be deleted, and then the occurrence is gone.
    try bench.phone.run {
      all[2].title = "C"
      try bench.store.save(all[2], span: .thisEvent)
    }
    #expect(found() == ["A0", "A1", "C2+1", "A3", "A4"])
    #expect(bench.code { try bench.store.remove(all[2], span: .thisEvent) } == nil)
    #expect(found() == ["A0", "A1", "A3", "A4"])
    // Another occurrence begins at that time.
    all[3].startDate = bench.noon + 4 * 86_400
    all[3].endDate = all[3].startDate
    #expect(
      bench.code { try bench.store.save(all[3], span: .thisEvent) }
        == .startDateCollidesWithOtherOccurrence)
  }

  @Test("Calendars.RS3. A change of all later occurrences parts the event")
  func splitting() throws {
    let all = try daily(4)
    try bench.phone.run {
      try bench.store.remove(all[3], span: .thisEvent)
      all[1].title = "B"
      try bench.store.save(all[1], span: .thisEvent)
      (all[2].title, all[2].startDate) = ("C", bench.noon + 2 * 86_400 + 3600)
      all[2].endDate = all[2].startDate + 60
      try bench.store.save(all[2], span: .futureEvents)
      #expect(all[2].eventIdentifier != all[0].eventIdentifier && !all[2].isDetached)
      // Two of four are left, of which one was deleted.
      #expect(all[2].recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 2)
      #expect(all[0].refresh() && all[0].recurrenceRules?.first?.recurrenceEnd?.endDate != nil)
    }
    #expect(found(9) == ["A0", "B1", "C2+1"])
    // From the first occurrence on, it is the whole event.
    try bench.phone.run {
      let identifier = all[0].eventIdentifier
      all[0].title = "D"
      try bench.store.save(all[0], span: .futureEvents)
      #expect(all[0].eventIdentifier == identifier)
    }
    #expect(found(9) == ["D0", "B1", "C2+1"])
  }

  @Test("Calendars.RS3. Changes that wait see those before them")
  func waiting() throws {
    let all = try daily()
    try bench.phone.run {
      for event in all[1...3] {
        try bench.store.remove(event, span: .thisEvent, commit: false)
      }
      #expect(events(5).count == 5)
      try bench.store.commit()
    }
    #expect(found() == ["A0", "A4"])
  }

  @Test("Calendars.RS4. One occurrence is deleted, or all from one on")
  func deleting() throws {
    let all = try daily()
    #expect(bench.code { try bench.store.remove(all[0], span: .thisEvent) } == nil)
    #expect(found() == ["A1", "A2", "A3", "A4"])
    bench.phone.run {
      let first = bench.store.event(withIdentifier: all[1].eventIdentifier)
      #expect(first?.startDate == bench.noon + 86_400 && !all[0].refresh())
    }
    #expect(bench.code { try bench.store.remove(all[0], span: .thisEvent) } == .eventNotMutable)
    try bench.phone.run {
      all[4].title = "B"
      try bench.store.save(all[4], span: .thisEvent)
    }
    #expect(bench.code { try bench.store.remove(all[3], span: .futureEvents) } == nil)
    #expect(found() == ["A1", "A2"])
    #expect(bench.code { try bench.store.remove(all[1], span: .futureEvents) } == nil)
    #expect(found() == [])
    #expect(
      bench.phone.run { bench.store.event(withIdentifier: all[1].calendarItemIdentifier) } == nil)
  }

  @Test("Calendars.RS4. An event is deleted with its last occurrence")
  func deletingAll() throws {
    let all = try daily(2)
    for event in all {
      #expect(bench.code { try bench.store.remove(event, span: .thisEvent) } == nil)
    }
    #expect(found() == [])
    #expect(
      bench.phone.run { bench.store.event(withIdentifier: all[0].calendarItemIdentifier) } == nil)
  }

  @Test("Calendars.RS5. An event and its alarm are shorter than the recurrence")
  func lengths() {
    func code(_ change: (EKEvent) -> Void) -> EKError.Code? {
      let event = bench.event("A")
      bench.phone.run {
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
        change(event)
      }
      return bench.code { try bench.store.save(event, span: .thisEvent) }
    }
    #expect(code { $0.endDate = $0.startDate + 86_401 } == .durationGreaterThanRecurrence)
    #expect(code { $0.endDate = $0.startDate + 86_400 } == nil)
    #expect(
      code { $0.addAlarm(EKAlarm(relativeOffset: -86_401)) } == .alarmGreaterThanRecurrence)
    #expect(code { $0.addAlarm(EKAlarm(relativeOffset: -86_400)) } == nil)
  }

  @Test("Calendars.RE4. A recurring reminder that is done is followed by the next one")
  func reminders() throws {
    let reminder = bench.reminder("Water")
    let (store, phone) = (bench.store, bench.phone)
    phone.run {
      reminder.recurrenceRules = [
        EKRecurrenceRule(
          recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 2))
      ]
    }
    #expect(
      bench.code { try store.save(reminder, commit: true) } == .recurringReminderRequiresDueDate)
    reminder.dueDateComponents = DateComponents(year: 2026, month: 12, day: 28)
    #expect(bench.code { try store.save(reminder, commit: true) } == nil)
    let open = phone.run {
      store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
    }
    #expect(bench.reminders(open) == ["Water"])
    reminder.isCompleted = true
    #expect(bench.code { try store.save(reminder, commit: true) } == nil)
    #expect(reminder.isCompleted && !reminder.hasRecurrenceRules)
    #expect(bench.reminders(open) == ["Water"])
    let january = DateComponents(year: 2027, month: 1, day: 4)
    let calendar = Calendar(identifier: .gregorian)
    let due = try #require(calendar.date(from: january))
    let (next, others) = phone.run {
      (
        store.predicateForIncompleteReminders(
          withDueDateStarting: due, ending: due, calendars: nil),
        store.predicateForIncompleteReminders(
          withDueDateStarting: due + 1, ending: nil, calendars: nil)
      )
    }
    #expect(bench.reminders(next) == ["Water"] && bench.reminders(others) == [])
  }
}
