import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Date pickers under a finger.
@MainActor @Suite(.exclusiveScreen) struct DatePickerTests {
  private let screen = TouchScreen()

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    throws -> Date
  {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return try #require(Self.calendar.date(from: parts))
  }

  private func makePicker(
    _ mode: UIDatePicker.Mode, _ locale: String = "en_US", at date: Date
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    (picker.calendar, picker.timeZone) = (Self.calendar, .gmt)
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    picker.date = date
    screen.window.addSubview(picker)
    picker.layoutIfNeeded()
    return picker
  }

  /// Returns the wheels, from left to right.
  private func wheels(of picker: UIDatePicker) -> [UIView] {
    picker.layoutIfNeeded()
    let view = picker.subviews.first?.subviews.first { $0 is UIPickerView }
    view?.layoutIfNeeded()
    return (view?.subviews ?? []).filter { $0.accessibilityTraits.contains(.adjustable) }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  private func values(of picker: UIDatePicker) -> [String] {
    wheels(of: picker).map { $0.accessibilityValue ?? "" }
  }

  @Test(
    "Pickers.DP2. The columns are in the order of the locale, on its clock",
    arguments: [
      ("en_US", UIDatePicker.Mode.date, ["February", "29", "2024"]),
      ("en_GB", .date, ["29", "February", "2024"]),
      ("de_DE", .date, ["29", "Februar", "2024"]),
      ("en_US", .time, ["3", "07", "PM"]),
      ("de_DE", .time, ["15", "07"]),
      ("en_US", .dateAndTime, ["Thu, Feb 29", "3", "07", "PM"]),
      ("en_GB", .yearAndMonth, ["February", "2024"]),
    ])
  func columns(locale: String, mode: UIDatePicker.Mode, expected: [String]) throws {
    let picker = makePicker(mode, locale, at: try date(2024, 2, 29, 15, 7))
    #expect(values(of: picker) == expected)
  }

  @Test("Pickers.DP1. The date is within the limits and rounded down; only the user sends actions")
  func limits() throws {
    let picker = makePicker(.dateAndTime, at: try date(2024, 5, 5, 10, 44))
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.minuteInterval = 15
    #expect(picker.date == (try date(2024, 5, 5, 10, 30)))
    #expect(values(of: picker).dropFirst() == ["10", "30", "AM"])
    picker.roundsToMinuteInterval = false
    #expect(picker.date == (try date(2024, 5, 5, 10, 44)))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    #expect(values(of: picker).dropFirst() == ["10", "44", "AM"])
    picker.maximumDate = try date(2024, 5, 1)
    #expect(picker.date == (try date(2024, 5, 1)))
    picker.minimumDate = try date(2024, 6, 1)
    picker.date = try date(2024, 7, 7)
    #expect(picker.date == (try date(2024, 7, 7)))
    #expect(changes == 0)
    wheels(of: picker)[2].accessibilityIncrement()
    #expect(changes == 1)
    #expect(picker.date == (try date(2024, 7, 7, 0, 1)))
  }

  @Test("Pickers.DP4. AM and PM follow the hour, and the hour follows them")
  func period() throws {
    let picker = makePicker(.time, at: try date(2024, 5, 5, 11, 20))
    wheels(of: picker)[0].accessibilityIncrement()
    #expect(picker.date == (try date(2024, 5, 5, 12, 20)))
    for _ in 0..<60 { screen.wait(1 / 60) }
    #expect(values(of: picker) == ["12", "20", "PM"])
    wheels(of: picker)[2].accessibilityDecrement()
    #expect(picker.date == (try date(2024, 5, 5, 0, 20)))
    #expect(values(of: picker) == ["12", "20", "AM"])
  }

  @Test("Pickers.DP5. A day that the month does not have turns back to its last")
  func days() throws {
    let picker = makePicker(.date, at: try date(2024, 1, 31))
    wheels(of: picker)[0].accessibilityIncrement()
    #expect(picker.date == (try date(2024, 2, 29)))
    for _ in 0..<60 { screen.wait(1 / 60) }
    #expect(values(of: picker) == ["February", "29", "2024"])
    wheels(of: picker)[2].accessibilityIncrement()
    #expect(picker.date == (try date(2025, 2, 28)))
  }

  @Test("Pickers.DP5. A wheel beyond the limits turns back to the nearest date")
  func turnsBack() throws {
    let picker = makePicker(.date, at: try date(2024, 3, 10))
    picker.minimumDate = try date(2024, 3, 5)
    wheels(of: picker)[0].accessibilityDecrement()
    #expect(picker.date == (try date(2024, 3, 5)))
    for _ in 0..<60 { screen.wait(1 / 60) }
    #expect(values(of: picker) == ["March", "5", "2024"])
  }

  @Test("Pickers.DP3. The current day has its name")
  func today() throws {
    let picker = makePicker(.dateAndTime, at: Date())
    #expect(values(of: picker).first == "Today")
  }

  @Test("Pickers.DP6. A countdown lasts from its interval to less than a day")
  func countdown() throws {
    let picker = makePicker(.countDownTimer, at: Date())
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720)
    #expect(values(of: picker) == ["1", "2"])
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = 60
    wheels(of: picker)[1].accessibilityDecrement()
    #expect(picker.countDownDuration == 60)
  }

  @Test("Pickers.DP1. Every date that the user reaches is within the limits")
  func randomTurns() throws {
    var random = SeededRandom(seed: 7)
    let picker = makePicker(.dateAndTime, at: try date(2024, 6, 15, 12))
    picker.minimumDate = try date(2024, 6, 13, 3, 10)
    picker.maximumDate = try date(2024, 6, 17, 21, 50)
    let limits = try date(2024, 6, 13, 3, 10)...date(2024, 6, 17, 21, 50)
    for _ in 0..<200 {
      let wheel = try #require(wheels(of: picker).randomElement(using: &random))
      if Bool.random(using: &random) {
        wheel.accessibilityIncrement()
      } else {
        wheel.accessibilityDecrement()
      }
      #expect(limits.contains(picker.date))
      for _ in 0..<30 { screen.wait(1 / 60) }
      let shown = values(of: picker)
      let hour = Self.calendar.component(.hour, from: picker.date)
      #expect(shown[1] == "\((hour + 11) % 12 + 1)" && shown[3] == (hour < 12 ? "AM" : "PM"))
    }
  }

  // Pickers.DP2, Pickers.DP5, Pickers.DP6.
  @Test(
    "Pictures of the modes", arguments: [UIDatePicker.Mode.date, .dateAndTime, .countDownTimer])
  func pictures(mode: UIDatePicker.Mode) throws {
    let picker = makePicker(mode, at: try date(2024, 2, 27, 9, 41))
    picker.countDownDuration = 4980
    picker.backgroundColor = .systemBackground
    picker.layoutIfNeeded()
    let picture = RenderedImage(picker, on: nil, named: "date-picker-\(mode.rawValue)")
    #expect(picture.color(12, 60) == [255, 255, 255])
  }
}
