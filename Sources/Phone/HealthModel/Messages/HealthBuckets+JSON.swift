import TactusJSON
import TactusTextFormatting

extension HealthBuckets {
  /// The statistics as a JSON object; times without samples are left out.
  public var json: String {
    func list(_ statistics: [HealthStatistics]) -> String {
      let rows = statistics.enumerated().filter { $1.count > 0 }.map { index, one in
        "[\(index),\(one.count),\(one.sum),\(one.average),\(one.minimum),\(one.maximum),"
          + "\(one.mostRecent),\(one.mostRecentStart),\(one.mostRecentEnd),\(one.duration),"
          + "\(one.first),\(one.last)]"
      }
      return "[\(rows.joined(separator: ","))]"
    }
    let sourced = bySource.sorted { $0.key < $1.key }
      .map { "\(JSONOutput.quoted($0.key)):\(list($0.value))" }
    let names = Array(Set(sources.joined())).sorted()
    let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let used = sources.enumerated().filter { !$1.isEmpty }.map { index, bundles in
      "[\(([index] + bundles.compactMap { indices[$0] }).map(String.init).joined(separator: ","))]"
    }
    return
      "{\"count\":\(all.count),\"all\":\(list(all)),\"by\":{\(sourced.joined(separator: ","))},"
      + "\"names\":[\(names.map(JSONOutput.quoted).joined(separator: ","))],"
      + "\"sources\":[\(used.joined(separator: ","))]}"
  }

  /// Decodes statistics; `nil` for an invalid text.
  public init?(json: String) {
    guard let fields = HealthFields(json), let count = fields.integer("count"),
      let whole = fields["all"], (0...Self.maximumCount).contains(count)
    else { return nil }
    func list(_ value: JSONValue) -> [HealthStatistics]? {
      var result = Array(repeating: HealthStatistics(), count: count)
      for row in value.elements {
        let numbers = row.elements.map { $0.number ?? .nan }
        guard numbers.count == 12, let index = Int(exactly: numbers[0]),
          result.indices.contains(index), let samples = Int(exactly: numbers[1])
        else { return nil }
        result[index].count = samples
        result[index].sum = numbers[2]
        result[index].average = numbers[3]
        result[index].minimum = numbers[4]
        result[index].maximum = numbers[5]
        result[index].mostRecent = numbers[6]
        result[index].mostRecentStart = numbers[7]
        result[index].mostRecentEnd = numbers[8]
        result[index].duration = numbers[9]
        result[index].first = numbers[10]
        result[index].last = numbers[11]
      }
      return result
    }
    guard let all = list(whole) else { return nil }
    self.init(all: all, bySource: [:], sources: Array(repeating: [], count: count))
    if let members = fields["by"]?.members {
      for member in members {
        guard let key = member.key, let own = list(member) else { return nil }
        bySource[key] = own
      }
    }
    let names = fields.texts("names")
    if let rows = fields["sources"]?.elements {
      for row in rows {
        let numbers = row.elements.compactMap { $0.number.flatMap { Int(exactly: $0) } }
        guard let index = numbers.first, sources.indices.contains(index) else { return nil }
        sources[index] = numbers.dropFirst().compactMap {
          names.indices.contains($0) ? names[$0] : nil
        }
      }
    }
  }

  /// The maximum number of times in a message.
  ///
  /// - Source: ours. Confidence: guess.
  public static let maximumCount = 100_000
}
