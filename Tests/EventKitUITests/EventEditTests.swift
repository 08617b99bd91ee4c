import EventKitUI
import PhoneTesting
import Testing

extension OneInAProcess {
  /// The editing of events on a phone.
  @MainActor @Suite(.serialized) struct EventEditTests {
    @Test("Calendars.UI1, Calendars.UI5. A new event is typed, and saved for an hour")
    func new() throws {
      let bench = PageBench()
      bench.app.calendar = try bench.addCalendar("Work")
      bench.edit(nil)
      try bench.tap("Add")
      #expect(bench.app.notes.isEmpty)
      try bench.type("Tea", into: "Title")
      try bench.type("Kitchen", into: "Location")
      let event = try #require(
        bench.phone.run {
          (bench.app.root.presentedViewController as? EKEventEditViewController)?.event
        })
      try bench.tap("Add")
      #expect(bench.app.notes == ["edit saved"] && bench.isDismissed)
      #expect(!event.isNew && event.title == "Tea" && event.location == "Kitchen")
      #expect(event.calendar?.title == "Work")
      #expect(event.endDate.timeIntervalSince(event.startDate) == 3600)
      #expect(event.startDate.timeIntervalSinceReferenceDate.remainder(dividingBy: 1800) == 0)
    }

    @Test("Calendars.UI3, Calendars.UI5. Times, recurrence, alarms and calendar are chosen")
    func edit() throws {
      let bench = PageBench()
      let event = try bench.event("Tea")
      _ = try bench.addCalendar("Work")
      bench.edit(event)
      try bench.tap("All-day")
      try bench.tap(prefix: "Repeat")
      try bench.tap("Every 2 Weeks")
      try bench.tap(prefix: "Calendar")
      try bench.tap("Work")
      bench.scroll()
      try bench.tap(prefix: "Alert")
      try bench.tap("1 day before (9 AM)")
      bench.scroll()
      try bench.tap(prefix: "Show As")
      try bench.tap("Free")
      try bench.tap("Done")
      #expect(bench.app.notes == ["edit saved"], "\(bench.labels)")
      #expect(event.isAllDay && event.calendar?.title == "Work" && event.availability == .free)
      let rule = try #require(event.recurrenceRules?.first)
      #expect(rule.frequency == .weekly && rule.interval == 2 && rule.recurrenceEnd == nil)
      #expect(event.alarms?.map(\.relativeOffset) == [9 * 3600 - 86400])
      let day = Calendar.current.startOfDay(for: bench.noon)
      #expect(event.startDate == day && event.endDate == day + 86399)
    }

    @Test("Calendars.UI3. A moved start moves the end; other rules and further alarms are kept")
    func move() throws {
      let bench = PageBench()
      let event = try bench.event("Tea")
      let days = [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.friday)]
      let rule = EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 1, daysOfTheWeek: days, daysOfTheMonth: nil,
        monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil)
      try bench.phone.run {
        event.recurrenceRules = [rule]
        for minutes in [5.0, 7, 9] { event.addAlarm(EKAlarm(relativeOffset: -minutes * 60)) }
        try bench.store.save(event, span: .futureEvents)
      }
      bench.edit(event)
      #expect(bench.labels.contains { $0.hasPrefix("Repeat") && $0.contains("Custom") })
      try bench.phone.run {
        let start = try #require(bench.picker("Starts"))
        start.date += 7200
        start.sendActions(for: .valueChanged)
        let end = try #require(bench.picker("Ends"))
        #expect(end.date == bench.noon + 10800)
      }
      try bench.tap("Done")
      try bench.tap("Save for future events")
      #expect(event.startDate == bench.noon + 7200 && event.endDate == bench.noon + 10800)
      #expect(event.recurrenceRules == [rule])
      #expect(event.alarms?.map(\.relativeOffset) == [-300, -420, -540])
    }

    @Test("Calendars.UI4. Changes are discarded after a question, and nothing is stored")
    func cancel() throws {
      let bench = PageBench()
      let event = try bench.event("Tea")
      bench.edit(event)
      try bench.tap("Cancel")
      #expect(bench.app.notes == ["edit canceled"] && bench.isDismissed)
      bench.edit(event)
      try bench.type("time", into: "Title")
      try bench.tap("Cancel")
      #expect(bench.app.notes.count == 1)
      try bench.tap("Discard Changes")
      #expect(bench.app.notes == ["edit canceled", "edit canceled"] && bench.isDismissed)
      #expect(event.title == "Tea" && bench.stored().map(\.title) == ["Tea"])
    }

    @Test("Calendars.UI4. A controller that is presented again edits another event")
    func again() throws {
      let bench = PageBench()
      let (first, second) = (try bench.event("Tea"), try bench.event("Milk"))
      let controller = bench.phone.run { EKEventEditViewController() }
      for event in [first, second] {
        bench.phone.run {
          (controller.event, controller.eventStore) = (event, bench.store)
          controller.editViewDelegate = bench.app
          bench.app.root.present(controller, animated: true)
        }
        bench.phone.wait(1)
        try bench.type("time", into: "Title")
        try bench.tap("Done")
      }
      #expect(bench.app.notes == ["edit saved", "edit saved"])
      #expect(bench.stored().compactMap(\.title).sorted() == ["Milktime", "Teatime"])
    }

    @Test("Calendars.UI4. A drag cancels, and so does the app")
    func endings() throws {
      let bench = PageBench()
      bench.edit(nil)
      bench.phone.swipe(from: (180, 60), to: (180, 640), for: 0.2)
      bench.phone.wait(1)
      #expect(bench.app.notes == ["edit canceled"] && bench.isDismissed)
      bench.edit(nil)
      weak var controller: EKEventEditViewController?
      bench.phone.run {
        controller = bench.app.root.presentedViewController as? EKEventEditViewController
        controller?.cancelEditing()
      }
      bench.phone.wait(1)
      #expect(bench.app.notes == ["edit canceled", "edit canceled"] && bench.isDismissed)
      #expect(controller == nil)
    }

    @Test(
      "Calendars.UI5. A recurring event is saved alone, or with the later ones",
      arguments: [true, false])
    func span(isAlone: Bool) throws {
      let bench = PageBench()
      _ = try bench.event("Tea", isWeekly: true)
      let second = try #require(bench.stored().dropFirst().first)
      bench.edit(second)
      try bench.type("time", into: "Title")
      try bench.tap("Done")
      try bench.tap(isAlone ? "Save for this event only" : "Save for future events")
      #expect(bench.app.notes == ["edit saved"])
      #expect(
        bench.stored().map(\.title)
          == (isAlone
            ? ["Tea", "Teatime", "Tea", "Tea"] : ["Tea", "Teatime", "Teatime", "Teatime"]))
    }

    @Test("Calendars.UI6. An event is deleted after a question", arguments: [true, false])
    func delete(isWeekly: Bool) throws {
      let bench = PageBench()
      _ = try bench.event("Tea", isWeekly: isWeekly)
      let first = try #require(bench.stored().first)
      bench.edit(first)
      bench.scroll()
      try bench.tap("Delete Event")
      #expect(bench.app.notes.isEmpty)
      try bench.tap(isWeekly ? "Delete This Event Only" : "Delete Event")
      #expect(bench.app.notes == ["edit deleted"] && bench.isDismissed)
      #expect(bench.stored().count == (isWeekly ? 3 : 0))
    }

    @Test("Calendars.UI2. The user is asked for the permission, without which nothing is saved")
    func permission() throws {
      let bench = PageBench(nil)
      bench.edit(nil)
      try bench.phone.answer("Allow")
      bench.phone.wait(1)
      try bench.type("Tea", into: "Title")
      try bench.tap("Add")
      #expect(bench.app.notes == ["edit saved"])
      let denied = PageBench(.denied)
      denied.edit(nil)
      #expect(denied.phone.alerts.isEmpty)
      try denied.type("Tea", into: "Title")
      try denied.tap("Add")
      try denied.tap("OK")
      #expect(denied.app.notes.isEmpty && !denied.isDismissed)
    }
  }
}
