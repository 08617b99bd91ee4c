import EventKitUI
import PhoneTesting
import Testing

extension OneInAProcess {
  /// Pages of events and choosers of calendars on a phone.
  @MainActor @Suite(.serialized) struct EventPageTests {
    private func show(_ event: EKEvent, _ bench: PageBench, allowsEditing: Bool) {
      bench.present {
        let controller = EKEventViewController()
        (controller.event, controller.delegate) = (event, bench.app)
        controller.allowsEditing = allowsEditing
        return controller
      }
    }

    @Test("Calendars.UI7. A page shows an event; without editing it has only Done")
    func page() throws {
      let bench = PageBench()
      let event = try bench.event("Tea", isWeekly: true)
      show(event, bench, allowsEditing: false)
      #expect(bench.labels.contains { $0.hasPrefix("Tea") }, "\(bench.labels)")
      #expect(bench.labels.contains { $0.contains("Every Week") })
      #expect(!bench.labels.contains("Edit") && !bench.labels.contains("Delete Event"))
      try bench.tap("Done")
      #expect(bench.app.notes == ["view done"] && bench.isDismissed)
    }

    @Test("Calendars.UI7. A page edits and deletes an event")
    func edit() throws {
      let bench = PageBench()
      let event = try bench.event("Tea")
      show(event, bench, allowsEditing: true)
      try bench.tap("Edit")
      try bench.type("time", into: "Title")
      try bench.tap("Done")
      #expect(bench.stored().map(\.title) == ["Teatime"] && bench.app.notes.isEmpty)
      #expect(bench.labels.contains { $0.hasPrefix("Teatime") }, "\(bench.labels)")
      try bench.tap("Delete Event")
      try bench.tap("Delete Event")
      #expect(bench.app.notes == ["view deleted"] && bench.isDismissed)
      #expect(bench.stored().isEmpty)
    }

    @Test("Calendars.UI8. A chooser selects one calendar, or several", arguments: [true, false])
    func chooser(isSingle: Bool) throws {
      let bench = PageBench()
      _ = try bench.addCalendar("Work")
      bench.present {
        let chooser = EKCalendarChooser(
          selectionStyle: isSingle ? .single : .multiple, displayStyle: .allCalendars,
          entityType: .event, eventStore: bench.store)
        chooser.delegate = bench.app
        (chooser.showsDoneButton, chooser.showsCancelButton) = (true, true)
        chooser.selectedCalendars = Set(bench.store.defaultCalendarForNewEvents.map { [$0] } ?? [])
        return chooser
      }
      try bench.tap("Work")
      if !isSingle { try bench.tap("Calendar") }
      try bench.tap("Done")
      try bench.tap("Cancel")
      #expect(
        bench.app.notes
          == (isSingle
            ? ["selected Work", "done", "cancel"]
            : ["selected Calendar Work", "selected Work", "done", "cancel"]))
    }
  }
}
