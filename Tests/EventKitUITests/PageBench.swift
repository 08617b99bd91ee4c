import EventKitUI
import PhoneTesting
import Testing

/// A phone with an app that presents pages of events.
@MainActor struct PageBench {
  let phone = SimulatedPhone(.iPhone7)
  let app: CalendarApp
  let store: EKEventStore
  let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

  init(_ status: PermissionStatus? = .authorized) {
    app = phone.launch(CalendarApp.self)
    if let status { phone.permissions[.calendars] = status }
    store = phone.run { EKEventStore() }
  }

  /// Returns a stored event of an hour; a weekly one has four occurrences.
  func event(_ title: String, isWeekly: Bool = false) throws -> EKEvent {
    try phone.run {
      let event = EKEvent(eventStore: store)
      (event.title, event.calendar) = (title, store.defaultCalendarForNewEvents)
      (event.startDate, event.endDate) = (noon, noon + 3600)
      if isWeekly {
        event.addRecurrenceRule(
          EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 4)))
      }
      try store.save(event, span: .thisEvent)
      return event
    }
  }

  /// Stores a calendar of events.
  func addCalendar(_ title: String) throws -> EKCalendar {
    try phone.run {
      let calendar = EKCalendar(for: .event, eventStore: store)
      calendar.title = title
      try store.saveCalendar(calendar, commit: true)
      return calendar
    }
  }

  /// Presents the editing of an event; of a new one for nil.
  func edit(_ event: EKEvent?) {
    phone.run {
      let controller = EKEventEditViewController()
      (controller.event, controller.eventStore) = (event, store)
      controller.editViewDelegate = app
      app.root.present(controller, animated: true)
    }
    phone.wait(1)
  }

  /// Presents a controller in a navigation controller.
  func present(_ make: () -> UIViewController) {
    phone.run {
      app.root.present(UINavigationController(rootViewController: make()), animated: true)
    }
    phone.wait(1)
  }

  func tap(_ label: String) throws {
    try phone.tap(label)
    phone.wait(1)
  }

  /// Types a text into the field with a label.
  func type(_ text: String, into label: String) throws {
    try tap(label)
    phone.type(text)
    phone.wait(0.5)
  }

  /// Hides the keyboard, and shows the end of the page.
  func scroll() {
    phone.swipe(from: (180, 500), to: (180, 80))
    phone.wait(1)
  }

  /// The labels of the accessible elements on the screen.
  var labels: [String] {
    phone.elements.filter { $0.isAccessible && !$0.isHidden }.compactMap(\.label)
  }

  /// Touches the first element whose label begins with a text.
  func tap(prefix: String) throws {
    try tap(try #require(labels.first { $0.hasPrefix(prefix) }, "\(labels)"))
  }

  /// The picker of a date with a name on the page that is edited.
  func picker(_ name: String) -> UIDatePicker? {
    func found(in view: UIView) -> UIDatePicker? {
      if let picker = view as? UIDatePicker, picker.accessibilityLabel == name { return picker }
      return view.subviews.lazy.compactMap(found).first
    }
    return app.root.presentedViewController.flatMap { found(in: $0.view) }
  }

  /// Whether the app presents nothing.
  var isDismissed: Bool { phone.run { app.root.presentedViewController == nil } }

  /// The stored events of a year around now and noon.
  func stored(from start: Date? = nil) -> [EKEvent] {
    phone.run {
      let start = start ?? noon - 86400
      return store.events(
        matching: store.predicateForEvents(
          withStart: start, end: start + 60 * 86400, calendars: nil))
    }
  }
}
