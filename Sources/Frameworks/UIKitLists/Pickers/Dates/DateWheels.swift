import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The wheels of a date picker: the rows of each column, and the date that the rows select.
///
/// Steps Pickers.DP2…DP6.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The columns.
  private(set) var columns: [DateColumn] = []

  /// Creates the wheels of a date picker.
  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init()
    wheels.dataSource = self
    wheels.delegate = self
  }

  /// The view of the wheels.
  let wheels = UIPickerView()

  // MARK: Rows

  /// Prepares the rows of a mode in a locale, a calendar and a time zone.
  func reload() {
    guard let owner else { return }
    (calendar, locale) = (owner.shownCalendar, owner.shownLocale)
    columns = DateColumnOrder.columns(of: owner.datePickerMode, in: locale)
    interval = owner.minuteInterval
    firstDay = calendar.startOfDay(for: owner.date)
    titles = Dictionary(uniqueKeysWithValues: columns.map { ($0, titles(of: $0)) })
    widths = columns.map(width)
    wheels.reloadAllComponents()
    show(owner.date, animated: false)
  }

  /// Turns the wheels to a date, or in countdown mode to a duration.
  func show(_ date: Date, animated: Bool) {
    guard let owner else { return }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let minutes = Int(owner.countDownDuration / 60)
    for (index, column) in columns.enumerated() {
      let value =
        switch column {
        case .date:
          DateWheels.dayReach
            + (calendar.dateComponents(
              [.day], from: firstDay, to: calendar.startOfDay(for: date)
            ).day ?? 0)
        case .year: parts.year ?? 1
        case .month: (parts.month ?? 1) - 1
        case .day: (parts.day ?? 1) - 1
        case .hour: parts.hour ?? 0
        case .minute: (parts.minute ?? 0) / interval
        case .period: (parts.hour ?? 0) / 12
        case .countHours: minutes / 60
        case .countMinutes: minutes % 60 / interval
        }
      turn(index, to: value, animated: animated)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.indices.contains(component) ? rowCount(of: columns[component]) : 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard widths.indices.contains(component) else { return 0 }
    let gaps = PickerMetrics.gap * CGFloat(widths.count - 1)
    let surplus = widths.reduce(gaps, +) + 2 * PickerMetrics.margin - pickerView.bounds.width
    return widths[component] - max(0, surplus) / CGFloat(widths.count)
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard columns.indices.contains(component) else { return nil }
    let column = columns[component]
    let color: UIColor = isAllowed(row, component) ? .label : .tertiaryLabel
    return NSAttributedString(string: title(of: row, column), attributes: [.foregroundColor: color])
  }

  // MARK: Selection

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner, columns.indices.contains(component) else { return }
    if owner.datePickerMode == .countDownTimer {
      let minutes = 60 * value(.countHours) + interval * value(.countMinutes)
      // A countdown lasts at least the interval (Pickers.DP6).
      if minutes == 0 { turn(.countMinutes, to: 1, animated: true) }
      return owner.selectedDuration(TimeInterval(60 * max(minutes, interval)))
    }
    // AM and PM follow the hour, and the hour follows them (Pickers.DP4).
    switch columns[component] {
    case .hour: turn(.period, to: value(.hour) / 12, animated: true)
    case .period: turn(.hour, to: value(.hour) % 12 + 12 * row, animated: false)
    default: break
    }
    let chosen = date(value)
    let limited = owner.limited(chosen)
    // A day that the month does not have, or a date beyond the limits, turns back (Pickers.DP5).
    if limited != chosen || !isConsistent(with: chosen) { show(limited, animated: true) }
    if columns.contains(.day) { refreshColors() }
    owner.selected(limited)
  }

  // MARK: Internals

  private weak var owner: UIDatePicker?
  private var calendar = Calendar.current
  private var locale = Locale.current
  private var interval = 1
  /// The day of the middle row of a column of dates.
  private var firstDay = Date(timeIntervalSince1970: 0)
  private var titles: [DateColumn: [String]] = [:]
  private var widths: [CGFloat] = []

  /// The number of days before and after the first shown day.
  private static let dayReach = 20_000
  /// The number of years.
  private static let yearCount = 10_000
  /// The number of turns of a wheel without ends.
  private static let turns = 200

  /// Returns the number of different rows of a column without ends; `nil` for a column with ends.
  private func cycle(of column: DateColumn) -> Int? {
    switch column {
    case .month: monthCount
    case .day: 31
    case .hour: 24
    case .minute: 60 / interval
    default: nil
    }
  }

  private var monthCount: Int { calendar.maximumRange(of: .month)?.count ?? 12 }

  private func rowCount(of column: DateColumn) -> Int {
    if let cycle = cycle(of: column) { return cycle * Self.turns }
    return switch column {
    case .date: 2 * Self.dayReach + 1
    case .year: Self.yearCount
    case .period: 2
    case .countHours: 24
    default: 60 / interval
    }
  }

  private func value(_ column: DateColumn) -> Int {
    guard let index = columns.firstIndex(of: column) else { return 0 }
    return value(of: max(0, wheels.selectedRow(inComponent: index)), column)
  }

  private func value(of row: Int, _ column: DateColumn) -> Int {
    cycle(of: column).map { row % $0 } ?? row
  }

  private func turn(_ column: DateColumn, to value: Int, animated: Bool) {
    guard let index = columns.firstIndex(of: column) else { return }
    turn(index, to: value, animated: animated)
  }

  /// Turns a wheel the shorter way to a value; without an animation to the middle of its turns.
  private func turn(_ index: Int, to value: Int, animated: Bool) {
    guard let cycle = cycle(of: columns[index]) else {
      return wheels.selectRow(value, inComponent: index, animated: animated)
    }
    let current = wheels.selectedRow(inComponent: index)
    var row = Self.turns / 2 * cycle + value
    if animated, current >= 0 {
      var way = (value - current % cycle) % cycle
      if way > cycle / 2 { way -= cycle }
      if way < -cycle / 2 { way += cycle }
      row = current + way
    }
    wheels.selectRow(row, inComponent: index, animated: animated)
  }

  /// Returns the date of the columns' values.
  private func date(_ value: (DateColumn) -> Int) -> Date {
    let old = owner?.date ?? firstDay
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute], from: old)
    if columns.contains(.date) {
      let day = calendar.date(
        byAdding: .day, value: value(.date) - Self.dayReach, to: firstDay)
      let found = calendar.dateComponents([.era, .year, .month, .day], from: day ?? old)
      (parts.era, parts.year, parts.month, parts.day) =
        (found.era, found.year, found.month, found.day)
    }
    if columns.contains(.year) { parts.year = value(.year) }
    if columns.contains(.month) { parts.month = value(.month) + 1 }
    if columns.contains(.day) { parts.day = value(.day) + 1 }
    if columns.contains(.hour) {
      parts.hour = value(.hour)
      parts.minute = value(.minute) * interval
    }
    if columns.contains(.month) {
      let day = parts.day ?? 1
      parts.day = 1
      let first = calendar.date(from: parts) ?? old
      parts.day = min(day, calendar.range(of: .day, in: .month, for: first)?.count ?? day)
    }
    return calendar.date(from: parts) ?? old
  }

  /// Returns whether the wheels show a date.
  private func isConsistent(with date: Date) -> Bool {
    guard columns.contains(.day) else { return true }
    return calendar.component(.day, from: date) == value(.day) + 1
  }

  /// Returns whether a row, with the selected rows of the other columns, is within the limits.
  private func isAllowed(_ row: Int, _ component: Int) -> Bool {
    guard let owner, owner.datePickerMode != .countDownTimer else { return true }
    let column = columns[component]
    let value = value(of: row, column)
    if column == .day {
      let days = calendar.range(of: .day, in: .month, for: owner.date)?.count ?? 31
      guard value < days else { return false }
    }
    guard owner.minimumDate != nil || owner.maximumDate != nil else { return true }
    let whole = date { other in
      switch (other, column) {
      case (column, _): value
      case (.hour, .period): self.value(.hour) % 12 + 12 * value
      default: self.value(other)
      }
    }
    return owner.limited(whole, to: precision(of: column)) == whole
  }

  /// Returns the unit by which a row is compared with the limits.
  private func precision(of column: DateColumn) -> Calendar.Component {
    switch column {
    case .date, .day: .day
    case .year: .year
    case .month: .month
    case .hour, .period: .hour
    default: .minute
    }
  }

  /// Shows the rows of days again, as the length of the month has changed.
  private func refreshColors() {
    guard let index = columns.firstIndex(of: .day) else { return }
    wheels.reloadComponent(index)
  }

  // MARK: Titles

  private func title(of row: Int, _ column: DateColumn) -> String {
    switch column {
    case .date:
      let way = row - Self.dayReach
      let day = calendar.date(byAdding: .day, value: way, to: firstDay) ?? firstDay
      // Today has its name (Pickers.DP3).
      if calendar.isDateInToday(day), let name = DatePickerText.today(locale) { return name }
      return text(day, "EEEMMMd")
    case .year:
      let year = calendar.date(from: DateComponents(year: row, month: 1, day: 1)) ?? firstDay
      return text(year, "y")
    default:
      let known = titles[column] ?? []
      let value = value(of: row, column)
      return known.indices.contains(value) ? known[value] : ""
    }
  }

  private func titles(of column: DateColumn) -> [String] {
    func names(_ values: some Sequence<Int>, _ template: String, _ unit: Calendar.Component)
      -> [String]
    {
      // A day of 31, in a month of 31 days, in a year with all months.
      let start = DateComponents(year: 2023, month: 1, day: 1)
      let first = calendar.date(from: start) ?? firstDay
      return values.map { value in
        text(calendar.date(byAdding: unit, value: value, to: first) ?? first, template)
      }
    }
    switch column {
    case .month: return Array(formatter(for: "LLLL").standaloneMonthSymbols)
    case .day: return names(0..<31, "d", .day)
    case .hour: return names(0..<24, "hour", .hour)
    case .minute: return names(stride(from: 0, to: 60, by: interval), "mm", .minute)
    case .period: return [formatter(for: "a").amSymbol, formatter(for: "a").pmSymbol]
    case .countHours: return names(0..<24, "H", .hour)
    case .countMinutes: return names(stride(from: 0, to: 60, by: interval), "m", .minute)
    case .date, .year: return []
    }
  }

  private func text(_ date: Date, _ template: String) -> String {
    formatter(for: template).string(from: date)
  }

  private var formatters: [String: DateFormatter] = [:]

  private func formatter(for template: String) -> DateFormatter {
    let key = "\(locale.identifier) \(calendar.identifier) \(calendar.timeZone) \(template)"
    if let known = formatters[key] { return known }
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (locale, calendar)
    formatter.timeZone = calendar.timeZone
    switch template {
    case "EEEMMMd", "y": formatter.setLocalizedDateFormatFromTemplate(template)
    case "hour":
      formatter.dateFormat = DateColumnOrder.has12HourClock(locale) ? "h" : "HH"
    default: formatter.dateFormat = template
    }
    formatters[key] = formatter
    return formatter
  }

  private func width(of column: DateColumn) -> CGFloat {
    // Beside the number there is a word.
    if [.countHours, .countMinutes].contains(column) {
      return 2 * (DatePickerMetrics.unitOffset + DatePickerMetrics.unitWidth)
    }
    let samples: [String] =
      switch column {
      case .date:
        (0..<366).map { day in
          text(
            calendar.date(byAdding: .day, value: day, to: firstDay) ?? firstDay, "EEEMMMd")
        }
      case .year: [text(firstDay, "y")]
      default: titles[column] ?? []
      }
    let font = UIFont.systemFont(ofSize: PickerMetrics.selectedFontSize)
    let widest = samples.map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
    return (widest + 2 * DatePickerMetrics.padding).rounded(.up)
  }
}
