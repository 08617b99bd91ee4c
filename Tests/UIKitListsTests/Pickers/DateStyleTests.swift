import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing
import UIKit

extension ScreenElement {
  fileprivate var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension OneInAProcess {
  /// Tests of compact date pickers and calendars in an app on a phone.
  @MainActor @Suite(.serialized) struct DateStyleTests {
    fileprivate final class Planner: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let picker = UIDatePicker()
      var events: [UIControl.Event] = []
      static var style = UIDatePickerStyle.automatic
      static var mode = UIDatePicker.Mode.dateAndTime
      static var language = "en_US"

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        (picker.locale, picker.timeZone) = (Locale(identifier: Self.language), .gmt)
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (Self.mode, Self.style)
        // Saturday, June 15, 2024, 9:41.
        picker.date = Date(timeIntervalSince1970: 1_718_444_460)
        picker.frame.origin = CGPoint(x: 20, y: 120)
        for event in [UIControl.Event.valueChanged, .editingDidBegin, .editingDidEnd] {
          picker.addAction(
            UIAction { [weak self] _ in self?.events.append(event) }, for: event)
        }
        controller.view.addSubview(picker)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
      }
    }

    /// Launches an app with a date picker on a phone.
    private func launch(
      _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, language: String = "en_US",
      isFromRight: Bool = false, system: SystemVersion = .standard
    ) -> (SimulatedPhone, Planner) {
      (Planner.mode, Planner.style, Planner.language) = (mode, style, language)
      let phone = SimulatedPhone(.iPhone7)
      phone.set(\.isRightToLeft, isFromRight)
      phone.set(\.systemVersion, system)
      let app = phone.launch(Planner.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    /// Returns the accessibility elements on the screen.
    private func elements(of phone: SimulatedPhone) -> [ScreenElement] {
      phone.elements.filter { $0.isAccessible && !$0.isHidden }
    }

    private func value(_ label: String, on phone: SimulatedPhone) -> String? {
      elements(of: phone).first { $0.label == label }?.value
    }

    private func time(of app: Planner) -> String {
      app.picker.date.formatted(.iso8601)
    }

    @Test(
      "Pickers.DP7. The style depends on the mode and the version of the system",
      arguments: [
        (
          UIDatePicker.Mode.date, UIDatePickerStyle.automatic, SystemVersion(17),
          UIDatePickerStyle.compact
        ), (.date, .automatic, SystemVersion(13), .wheels),
        (.date, .inline, SystemVersion(13), .wheels),
        (.time, .automatic, SystemVersion(14), .compact),
        (.time, .inline, SystemVersion(17), .wheels),
        (.dateAndTime, .inline, SystemVersion(17), .inline),
        (.dateAndTime, .wheels, SystemVersion(17), .wheels),
        (.countDownTimer, .automatic, SystemVersion(17), .wheels),
        (.yearAndMonth, .inline, SystemVersion(17, 4), .wheels),
      ])
    func styles(
      mode: UIDatePicker.Mode, style: UIDatePickerStyle, system: SystemVersion,
      expected: UIDatePickerStyle
    ) {
      let (phone, app) = launch(mode, style, system: system)
      phone.run { #expect(app.picker.datePickerStyle == expected) }
    }

    @Test("Pickers.DP8. A date picker that has the size of its style takes that of another style")
    func sizes() {
      let (phone, app) = launch(.date, .compact)
      phone.run {
        let picker = app.picker
        #expect(picker.bounds.height == 34)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .inline
        #expect(picker.bounds.size == CGSize(width: 320, height: 328))
        picker.datePickerMode = .dateAndTime
        #expect(picker.bounds.size == CGSize(width: 320, height: 378))
        picker.bounds.size = CGSize(width: 350, height: 400)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.bounds.size == CGSize(width: 350, height: 400))
      }
    }

    @Test(
      "Pickers.DL1. The labels have the date and the time of the locale",
      arguments: [
        (UIDatePicker.Mode.date, "en_US", "Jun 15, 2024", nil),
        (.time, "de_DE", nil, "09:41"), (.dateAndTime, "en_US", "Jun 15, 2024", "9:41 AM"),
        (.date, "de_DE", "15. Juni 2024", nil),
      ] as [(UIDatePicker.Mode, String, String?, String?)])
    func labels(mode: UIDatePicker.Mode, language: String, date: String?, time: String?) {
      let (phone, _) = launch(mode, .compact, language: language)
      // The space before AM is narrow.
      let clock = value("Time Picker", on: phone)?.replacing("\u{202F}", with: " ")
      #expect(value("Date Picker", on: phone) == date)
      #expect(clock == time)
    }

    @Test(
      "Pickers.DL2, Pickers.DL4, Pickers.DC3, Pickers.DC5. A tap opens a calendar; a day keeps the time"
    )
    func compactDate() throws {
      let (phone, app) = launch(.dateAndTime, .compact)
      try phone.tap("Date Picker")
      phone.waitUntilIdle()
      #expect(app.events == [.editingDidBegin])
      try phone.tap("Tuesday, June 4")
      phone.waitUntilIdle()
      #expect(time(of: app) == "2024-06-04T09:41:00Z")
      try phone.tap("Dismiss popup")
      phone.waitUntilIdle()
      #expect(value("Date Picker", on: phone) == "Jun 4, 2024")
      #expect(app.events == [.editingDidBegin, .valueChanged, .editingDidEnd])
      #expect(phone.haptics.isEmpty)
    }

    @Test("Pickers.DL2. A tap on the time opens wheels, whose rows are felt")
    func compactTime() throws {
      let (phone, app) = launch(.dateAndTime, .compact)
      try phone.tap("Time Picker")
      phone.waitUntilIdle()
      let hour = try #require(elements(of: phone).first { $0.value == "9" })
      let (x, y) = (hour.frame.midX, hour.frame.midY)
      phone.swipe(from: (x, y), to: (x, y - 64), for: 1)
      phone.waitUntilIdle()
      #expect(time(of: app).hasPrefix("2024-06-15T"))
      #expect(!time(of: app).contains("T09:41"))
      #expect(!phone.haptics.isEmpty && phone.haptics.allSatisfy { $0 == .selection })
    }

    @Test("Pickers.DL3. The card is below or above its label, within the safe area")
    func cards() throws {
      let (phone, app) = launch(.date, .compact)
      for y in [30, 120, 300, 500, 620] as [CGFloat] {
        phone.run { app.picker.frame.origin = CGPoint(x: 240, y: y) }
        phone.waitUntilIdle()
        try phone.tap("Date Picker")
        phone.waitUntilIdle()
        let days = elements(of: phone).filter { $0.label?.contains("June") == true }
        let bounds = CGRect(x: 0, y: 20, width: 375, height: 647)
        #expect(days.count == 31, "\(days.count)")
        #expect(days.allSatisfy { bounds.contains($0.frame) })
        #expect(
          days.allSatisfy { $0.frame.minY >= y + 34 } || days.allSatisfy { $0.frame.maxY <= y }
            || y == 300)
        try phone.tap("Dismiss popup")
        phone.waitUntilIdle()
      }
    }

    @Test("Pickers.DC4. Arrows and drags turn the pages; the selected date stays")
    func pages() throws {
      let (phone, app) = launch(.date, .inline)
      #expect(elements(of: phone).contains { $0.label == "June 2024" })
      try phone.tap("Next Month")
      phone.waitUntilIdle()
      #expect(elements(of: phone).contains { $0.label == "July 2024" })
      phone.swipe(from: (280, 300), to: (40, 300), for: 0.15)
      phone.waitUntilIdle()
      #expect(elements(of: phone).contains { $0.label == "August 2024" })
      try phone.tap("Previous Month")
      phone.waitUntilIdle()
      phone.swipe(from: (60, 300), to: (300, 300), for: 0.15)
      phone.waitUntilIdle()
      #expect(elements(of: phone).contains { $0.label == "June 2024" })
      #expect(time(of: app) == "2024-06-15T09:41:00Z" && app.events.isEmpty)
    }

    @Test("Pickers.DC2, Pickers.DC4. Days and months beyond the limits cannot be selected")
    func limits() throws {
      let (phone, app) = launch(.date, .inline)
      phone.run {
        app.picker.minimumDate = Date(timeIntervalSince1970: 1_717_970_400)  // June 9, 22:00.
        app.picker.maximumDate = Date(timeIntervalSince1970: 1_721_000_000)  // July 14.
      }
      phone.waitUntilIdle()
      let before = try #require(elements(of: phone).first { $0.label == "Saturday, June 8" })
      #expect(before.traits.contains("not-enabled"))
      try phone.tap("Saturday, June 8")
      try phone.tap("Previous Month")
      phone.swipe(from: (60, 300), to: (300, 300), for: 0.15)
      phone.waitUntilIdle()
      #expect(elements(of: phone).contains { $0.label == "June 2024" })
      #expect(app.events.isEmpty)
      try phone.tap("Sunday, June 9")
      phone.waitUntilIdle()
      #expect(time(of: app) == "2024-06-09T22:00:00Z")
      try phone.tap("Next Month")
      phone.waitUntilIdle()
      #expect(
        elements(of: phone).first { $0.label == "Next Month" }?.traits.contains("not-enabled")
          == true)
    }

    @Test("Pickers.DC3. The wheels of months and years keep the day, as far as the month has it")
    func monthWheels() throws {
      let (phone, app) = launch(.dateAndTime, .inline)
      phone.run { app.picker.date = Date(timeIntervalSince1970: 1_717_148_460) }  // May 31, 9:41.
      phone.waitUntilIdle()
      try phone.tap("May 2024")
      phone.waitUntilIdle()
      let wheel = try #require(elements(of: phone).first { $0.value == "May" })
      phone.swipe(
        from: (wheel.frame.midX, wheel.frame.midY), to: (wheel.frame.midX, wheel.frame.midY - 32),
        for: 2)
      phone.waitUntilIdle()
      #expect(time(of: app) == "2024-06-30T09:41:00Z")
      try phone.tap("June 2024")
      phone.waitUntilIdle()
      #expect(elements(of: phone).contains { $0.label == "Sunday, June 30" })
    }

    @Test("Pickers.DC1. Languages from right to left have the first day at the right")
    func fromRight() throws {
      let (phone, _) = launch(.date, .inline, language: "he_IL", isFromRight: true)
      let days = elements(of: phone).filter { $0.frame.width > 40 && $0.frame.width < 42 }
      let rows = Dictionary(grouping: days) { $0.frame.minY }.values
      let row = try #require(rows.first { $0.count == 7 }, "\(days.map(\.frame))")
      #expect(row.map(\.frame.minX) == row.map(\.frame.minX).sorted(by: >))
      phone.swipe(from: (60, 300), to: (300, 300), for: 0.15)
      phone.waitUntilIdle()
      #expect(elements(of: phone).contains { $0.label?.contains("יולי") == true })
    }

    // Pickers.DC1, Pickers.DL1.
    @Test("Pictures of the styles", arguments: [false, true])
    func pictures(isDark: Bool) throws {
      let (phone, app) = launch(.dateAndTime, .inline)
      phone.set(\.isDark, isDark)
      phone.waitUntilIdle()
      let name = isDark ? "dark" : "light"
      let calendar = RenderedImage(
        try #require(app.window), on: nil, named: "date-calendar-\(name)")
      #expect(calendar.color(370, 600) == (isDark ? [0, 0, 0] : [255, 255, 255]))
      phone.run { app.picker.preferredDatePickerStyle = .compact }
      try phone.tap("Date Picker")
      phone.waitUntilIdle()
      let compact = RenderedImage(try #require(app.window), on: nil, named: "date-compact-\(name)")
      #expect(compact.color(370, 60) == (isDark ? [0, 0, 0] : [255, 255, 255]))
    }
  }
}
