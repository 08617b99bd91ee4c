import Foundation
import HealthKit
import TactusHealthModel
import TestSupport
import Testing

/// Daily sums of random samples in random time zones against pandas, an independent library.
@Suite struct ZonePandasTests {
  /// A time zone with the local time of the first edge, shortly before its clocks change.
  private static let zones = [
    ("Europe/Berlin", "2024-03-29 04:00"), ("Europe/Berlin", "2024-10-25 04:00"),
    ("America/New_York", "2024-03-08 05:00"), ("America/New_York", "2024-11-01 03:00"),
    ("Australia/Lord_Howe", "2024-04-05 06:00"), ("Asia/Kathmandu", "2024-02-27 04:00"),
    ("America/St_Johns", "2024-03-08 07:00"), ("Pacific/Auckland", "2024-04-05 05:00"),
    ("Africa/Casablanca", "2024-03-09 05:00"), ("UTC", "2024-12-30 00:00"),
  ]

  private struct Row {
    var source, start, length, value: Int
  }

  @Test("Health.ST3, Health.ST4, Health.ST5. Daily sums in time zones are those of pandas")
  func zones() throws {
    var random = SeededRandom(seed: 12)
    var cases: [(zone: String, start: String, rows: [Row], sums: [Double], edges: [Int])] = []
    for (identifier, text) in Self.zones {
      let zone = try #require(TimeZone(identifier: identifier))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      let format = DateFormatter()
      format.locale = Locale(identifier: "en_US_POSIX")
      format.calendar = calendar
      format.timeZone = zone
      format.dateFormat = "yyyy-MM-dd HH:mm"
      let anchor = try #require(format.date(from: text))
      let plan = CalendarBuckets(anchor: anchor, DateComponents(day: 1), calendar)
      let edges = try (0...5).map { try #require(plan.edge($0)).timeIntervalSinceReferenceDate }
      for (number, edge) in edges.dropLast().enumerated() {
        // An edge belongs to the time after it.
        #expect(plan.number(containing: Date(timeIntervalSinceReferenceDate: edge)) == number)
        let before = Date(timeIntervalSinceReferenceDate: edge - 1)
        #expect(plan.number(containing: before) == number - 1)
      }
      // Samples of whole minutes; those of one source do not overlap.
      var rows: [Row] = []
      for source in 0..<3 {
        var minute = -Int.random(in: 0...600, using: &random)
        while minute < 7000 {
          let length = Int.random(in: 1...500, using: &random)
          rows.append(
            Row(
              source: source, start: minute, length: length,
              value: Int.random(in: 0...1000, using: &random)))
          minute += length + Int.random(in: 0...400, using: &random)
        }
      }
      var maker = HealthStatisticsMaker(.cumulative, edges: edges)
      let start = anchor.timeIntervalSinceReferenceDate
      for row in rows {
        maker.add(
          Double(row.value), start + Double(row.start * 60),
          start + Double((row.start + row.length) * 60), of: "\(row.source)")
      }
      let sums = maker.finish(order: ["0", "1", "2"]).all.map(\.sum)
      cases.append((identifier, text, rows, sums, edges.map { Int($0) + 978_307_200 }))
    }
    let input = cases.map { one in
      let rows = one.rows.map { "(\($0.source),\($0.start),\($0.length),\($0.value))" }
      return "('\(one.zone)','\(one.start)',[\(rows.joined(separator: ","))])"
    }
    let program = """
      import pandas
      for zone, text, rows in [\(input.joined(separator: ","))]:
        start = pandas.Timestamp(text, tz=zone)
        edges = [start + pandas.DateOffset(days=number) for number in range(6)]
        minutes = pandas.DataFrame(
          [(source, minute, value / length) for source, begin, length, value in rows
           for minute in range(begin, begin + length)], columns=["source", "minute", "value"])
        # Of the sources in a minute the first counts.
        minutes = minutes.sort_values("source").drop_duplicates("minute")
        times = start.timestamp() + minutes.minute * 60
        days = pandas.cut(times, [edge.timestamp() for edge in edges], right=False, labels=False)
        sums = minutes.value.groupby(days).sum()
        print(*[int(edge.timestamp()) for edge in edges], *[sums.get(day, 0) for day in range(5)])
      """
    let result = try FinishedProcess("/usr/bin/python3", ["-c", program])
    #expect(result.status == 0, "\(result.errorText.suffix(600))")
    let lines = result.text.split(separator: "\n")
    try #require(lines.count == cases.count)
    for (one, line) in zip(cases, lines) {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 11)
      #expect(one.edges == numbers.prefix(6).map { Int($0) }, "\(one.zone)")
      for (sum, other) in zip(one.sums, numbers.suffix(5)) {
        #expect(abs(sum - other) < 1e-6 * max(1, other), "\(one.zone)")
      }
    }
  }
}
