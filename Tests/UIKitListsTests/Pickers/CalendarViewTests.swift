import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of calendar views in an app on a phone.
  @MainActor @Suite(.serialized) struct CalendarViewTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate, UICalendarViewDelegate,
      UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
      UICalendarSelectionWeekOfYearDelegate
    {
      var window: UIWindow?
      let view = UICalendarView()
      let log = EventLog()
      var decorated: [Int: UICalendarView.Decoration] = [:]
      var refused: [Int?] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        var calendar = Calendar(identifier: .gregorian)
        (calendar.timeZone, calendar.firstWeekday, calendar.minimumDaysInFirstWeek) = (.gmt, 2, 4)
        (view.calendar, view.locale) = (calendar, Locale(identifier: "en_US"))
        view.delegate = self
        view.visibleDateComponents = DateComponents(year: 2024, month: 6)
        view.frame = CGRect(
          x: 0, y: 40, width: window.bounds.width, height: view.intrinsicContentSize.height)
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
      }

      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? {
        dateComponents.month == 6 ? decorated[dateComponents.day ?? 0] : nil
      }
      func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
      ) { log.note("from \(previousDateComponents.month ?? 0)") }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) { log.note("select \(dateComponents?.day ?? 0)") }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
      ) -> Bool { !refused.contains(dateComponents?.day) }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
      ) { log.note("add \(dateComponents.day ?? 0)") }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
      ) { log.note("remove \(dateComponents.day ?? 0)") }
      func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?
      ) { log.note("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      _ = app.log.take()
      return (phone, app)
    }

    @Test("Pickers.CV1. Without a behavior no day can be touched; decorations need room")
    func plain() throws {
      let (phone, app) = launch()
      try phone.tap("Saturday, June 15")
      phone.wait(0.2)
      #expect(app.log.take().isEmpty)
      let high = app.view.intrinsicContentSize.height
      phone.run { app.view.wantsDateDecorations = false }
      #expect(high == app.view.intrinsicContentSize.height + 96)
    }

    @Test("Pickers.CV2. Arrows and drags turn the months of the available range")
    func months() throws {
      let (phone, app) = launch()
      try phone.tap("Next Month")
      phone.wait(1)
      #expect(app.view.visibleDateComponents.month == 7 && app.log.take() == ["from 6"])
      phone.swipe(from: (60, 250), to: (330, 250))
      phone.wait(2)
      #expect(app.view.visibleDateComponents.month == 6 && app.log.take() == ["from 7"])
      phone.run {
        app.view.availableDateRange = DateInterval(
          start: Date(timeIntervalSince1970: 1_717_400_000), duration: 864_000)
      }
      phone.wait(0.1)
      try phone.tap("Next Month")
      phone.wait(1)
      #expect(app.view.visibleDateComponents.month == 6)
      phone.run {
        app.view.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
        app.view.setVisibleDateComponents(DateComponents(year: 2025, month: 1), animated: true)
      }
      phone.wait(1.5)
      #expect(app.view.visibleDateComponents.year == 2025)
      #expect(phone.element(label: "January 2025") != nil)
    }

    @Test("Pickers.CV2. The last call decides about the month; a time zone keeps it")
    func lastMonth() {
      let (phone, app) = launch()
      phone.run {
        app.view.setVisibleDateComponents(DateComponents(year: 2024, month: 9), animated: true)
        app.view.setVisibleDateComponents(DateComponents(year: 2024, month: 8), animated: false)
      }
      phone.wait(1.5)
      #expect(app.view.visibleDateComponents.month == 8 && app.log.take() == ["from 6"])
      phone.run {
        app.view.setVisibleDateComponents(DateComponents(year: 2024, month: 9), animated: true)
        app.view.setVisibleDateComponents(DateComponents(year: 2024, month: 8), animated: false)
      }
      phone.wait(1.5)
      #expect(app.view.visibleDateComponents.month == 8 && app.log.take().isEmpty)
      phone.run { app.view.timeZone = TimeZone(identifier: "America/Los_Angeles") }
      #expect(app.view.visibleDateComponents.month == 8)
    }

    @Test("Pickers.CV3. A tap selects a day or several, as far as the delegate allows it")
    func days() throws {
      let (phone, app) = launch()
      let single = UICalendarSelectionSingleDate(delegate: app)
      app.refused = [20]
      phone.run { app.view.selectionBehavior = single }
      for day in ["Saturday, June 15", "Thursday, June 20", "Saturday, June 15"] {
        try phone.tap(day)
        phone.wait(0.3)
      }
      #expect(app.log.take() == ["select 15", "select 0"] && single.selectedDate == nil)
      let third = DateComponents(year: 2024, month: 6, day: 3)
      phone.run { single.setSelected(third, animated: false) }
      #expect(app.log.take().isEmpty && single.selectedDate?.day == 3)
      let several = UICalendarSelectionMultiDate(delegate: app)
      phone.run { app.view.selectionBehavior = several }
      for day in ["Saturday, June 15", "Sunday, June 16", "Saturday, June 15"] {
        try phone.tap(day)
        phone.wait(0.3)
      }
      #expect(app.log.take() == ["add 15", "add 16", "remove 15"])
      #expect(several.selectedDates.map(\.day) == [16])
    }

    @Test("Pickers.CV4. A week is selected by any of its days")
    func weeks() throws {
      let (phone, app) = launch()
      let week = UICalendarSelectionWeekOfYear(delegate: app)
      phone.run { app.view.selectionBehavior = week }
      try phone.tap("Wednesday, June 12")
      phone.wait(0.3)
      #expect(app.log.take() == ["week 24"] && week.selectedWeekOfYear?.yearForWeekOfYear == 2024)
      let sunday = try #require(phone.element(label: "Sunday, June 16"))
      #expect(sunday.traits.contains("selected"))
      let monday = try #require(phone.element(label: "Monday, June 17"))
      #expect(!monday.traits.contains("selected"))
    }

    @Test("Pickers.CV5. Days are decorated, and asked for again")
    func decorations() throws {
      let (phone, app) = launch()
      let label = UILabel()
      label.text = "!"
      app.decorated = [3: .default(color: .systemRed, size: .large), 4: .customView { label }]
      phone.run {
        app.view.reloadDecorations(
          forDateComponents: [3, 4].map { DateComponents(year: 2024, month: 6, day: $0) },
          animated: true)
      }
      phone.wait(0.5)
      #expect(label.window != nil && label.superview?.bounds.height == 60)
      #expect(label.superview?.accessibilityLabel == "Tuesday, June 4")
      app.decorated = [:]
      phone.run {
        app.view.reloadDecorations(
          forDateComponents: [DateComponents(year: 2024, month: 6, day: 4)], animated: false)
      }
      #expect(label.window == nil)
    }
  }
}
