import TactusHapticPatterns
import TactusJSON
import TactusPhoneTypes

/// The haptic log: all requested feedbacks and patterns, in order.
public struct HapticLog: Sendable, Equatable {
  /// The entries in the order of time.
  public var entries: [HapticLogEntry]

  /// The changes of dynamic parameters and the parameter curves that apps sent to their players, in
  /// the order of time.
  public var parameters: [ParameterLogEntry]

  /// Creates a log.
  public init(_ entries: [HapticLogEntry] = [], parameters: [ParameterLogEntry] = []) {
    (self.entries, self.parameters) = (entries, parameters)
  }

  /// Parses a log of JSON lines; empty lines are skipped.
  ///
  /// - Throws: `SourceTextError` with the invalid line.
  public init(_ source: SourceText) throws(SourceTextError) {
    (entries, parameters) = ([], [])
    var number = 0
    let text = source.text(source.start..<source.bytes.count)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      if let tree = try? JSONTree(SourceText(name: source.name, text: String(line))),
        let entry = ParameterLogEntry(tree.root)
      {
        parameters.append(entry)
        continue
      }
      entries.append(try HapticLogEntry(json: String(line), number: number, of: source.name))
    }
  }

  /// Reads a log from a file, or from standard input for `-`, entry by entry.
  ///
  /// The file may have any size: only one entry is in memory. Empty lines are skipped.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - body: Receives each entry.
  /// - Throws: `SourceTextError` with the invalid line, or the error of `body`.
  public static func read(
    _ path: String, _ body: (HapticLogEntry) throws(SourceTextError) -> Void
  ) throws(SourceTextError) {
    try SourceText.readLines(of: path) { line, number, name throws(SourceTextError) in
      guard line.contains(where: { !$0.isWhitespace }) else { return }
      try body(try HapticLogEntry(json: line, number: number, of: name))
    }
  }

  /// The log as JSON lines.
  public var json: String {
    // Sorting is not guaranteed to be stable, so the index is part of the key.
    let lines = entries.map { ($0.asked, $0.json) } + parameters.map { ($0.asked, $0.json) }
    return lines.enumerated().sorted { ($0.1.0, $0.0) < ($1.1.0, $1.0) }
      .map { $0.1.1 + "\n" }.joined()
  }

  /// Returns everything that was played as one pattern, whose time 0 is the instant `start`.
  ///
  /// Entries that began before `start` are left out. In a file, parameters apply to all events:
  /// those of an app's own pattern also affect simultaneous ones, and are reset at its end.
  public func pattern(from start: PhoneInstant = .boot) -> HapticPattern {
    var whole = HapticPattern()
    for entry in entries {
      guard let felt = entry.felt, felt >= start else { continue }
      let offset = start.duration(to: felt) / .seconds(1)
      whole.add(entry.pattern, at: offset)
    }
    return whole
  }
}

extension HapticPattern {
  /// Adds another pattern at a time offset.
  fileprivate mutating func add(_ other: HapticPattern, at offset: Double) {
    for var event in other.events {
      event.time += offset
      events.append(event)
    }
    for var parameter in other.parameters {
      parameter.time += offset
      parameters.append(parameter)
    }
    for var curve in other.curves {
      curve.time += offset
      curves.append(curve)
    }
    let end = offset + other.duration
    for id in DynamicParameter.ID.allCases
    where !ParameterTimeline(id, of: other).isDefault {
      parameters.append(DynamicParameter(id, id.defaultValue, time: end))
    }
  }
}
