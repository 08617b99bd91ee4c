import Foundation
import TactusHealthModel
import TestSupport
import Testing

/// The statistics of health data against pandas, an independent library.
@Suite struct PandasTests {
  @Test("Health.ST1, Health.ST3, Health.ST7. Statistics of random samples are those of pandas")
  func pandas() throws {
    var state: UInt64 = 20
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let rows = (0..<500).map { _ in
      (value: Double(random(1000)) / 8, start: Double(random(5000)), length: Double(random(90)))
    }.sorted { $0.start < $1.start }
    let edges = (0...10).map { Double($0 * 500) }
    var (sums, means) = (
      HealthStatisticsMaker(.cumulative, edges: edges),
      HealthStatisticsMaker(.arithmetic, edges: edges)
    )
    for row in rows {
      // An instant counts in the time in which it is.
      sums.add(row.value, row.start, row.start, of: "a")
      means.add(row.value, row.start, row.start + row.length, of: "a")
    }
    let (summed, averaged) = (sums.finish().all, means.finish().all)
    let list = rows.map { "(\($0.value),\($0.start),\($0.length))" }.joined(separator: ",")
    let program = """
      import pandas
      frame = pandas.DataFrame([\(list)], columns=["value", "start", "length"])
      groups = frame.groupby((frame.start // 500).astype(int))
      for number in range(10):
        group = groups.get_group(number)
        last = (group.start + group.length).max()
        print(group.value.sum(), group.value.mean(), group.value.min(), group.value.max(),
              len(group), last, group.length.sum())
      """
    let result = try FinishedProcess("/usr/bin/python3", ["-c", program])
    #expect(result.status == 0, "\(result.errorText)")
    let lines = result.text.split(separator: "\n")
    try #require(lines.count == 10)
    for (index, line) in lines.enumerated() {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 7)
      let (sum, mean) = (summed[index], averaged[index])
      #expect(abs(sum.sum - numbers[0]) < 1e-9 * max(1, numbers[0]))
      #expect(abs(mean.average - numbers[1]) < 1e-9 * max(1, numbers[1]))
      #expect(mean.minimum == numbers[2] && mean.maximum == numbers[3])
      #expect(Double(mean.count) == numbers[4] && mean.mostRecentEnd == numbers[5])
      #expect(abs(mean.duration - numbers[6]) < 1e-6)
    }
  }
}
