// The checks of stored values, which another program may have written (Calendars.EV4).

extension StoredItem {
  var isSound: Bool {
    let dates = [created, modified, start, end, occurrence, completed].compactMap(\.self)
    let (alarms, rules) = (self.alarms ?? [], self.rules ?? [])
    let all = dates + (excluded ?? []) + alarms.compactMap(\.date)
    guard all.allSatisfy(\.isSound), rules.count <= StoredRule.greatestList,
      rules.allSatisfy(\.isSound), alarms.allSatisfy(\.offset.isSound)
    else { return false }
    return (alarms.map(\.place) + [place]).allSatisfy { $0?.isSound ?? true }
  }
}

extension StoredCalendar {
  var isSound: Bool { color.isEmpty || color.count == 4 && color.allSatisfy(\.isSound) }
}

extension StoredPlace {
  fileprivate var isSound: Bool {
    (coordinate.isEmpty || coordinate.count == 2) && coordinate.allSatisfy(\.isSound)
      && radius.isSound
  }
}

extension StoredRule {
  /// The maximum number of entries of a list; a year has no more days.
  ///
  /// - Source: the Gregorian calendar. Confidence: documented.
  static let greatestList = 366

  fileprivate var isSound: Bool {
    func isSound(_ list: [Int]?, _ greatest: Int) -> Bool {
      guard let list else { return true }
      return list.count <= 2 * Self.greatestList
        && list.allSatisfy { (-greatest...greatest).contains($0) }
    }
    guard EKRecurrenceFrequency(rawValue: frequency) != nil, interval >= 1 else { return false }
    if let count, count < 0 { return false }
    if let until, !until.isSound { return false }
    if let days {
      guard days.count <= 2 * Self.greatestList else { return false }
      for day in days {
        guard (1...7).contains(day.weekday), (-53...53).contains(day.week) else { return false }
      }
    }
    return isSound(monthDays, 31) && isSound(months, 12) && isSound(weeks, 53)
      && isSound(yearDays, 366) && isSound(positions, 366)
  }
}

extension Date {
  /// Whether the year is one of the first ten thousand.
  fileprivate var isSound: Bool { abs(timeIntervalSinceReferenceDate) < 252_455_616_000 }
}

extension Double {
  fileprivate var isSound: Bool { abs(self) <= 1e12 }
}
