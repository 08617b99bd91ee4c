import HapticPatterns
import PhoneHardware
import PositionedText

/// What was asked of a phone, in the order of asking.
public struct HapticLog: Sendable, Equatable {
  /// The entries, each later than or at the time of the one before.
  public var entries: [HapticLogEntry]

  /// Makes a log.
  public init(_ entries: [HapticLogEntry] = []) { self.entries = entries }

  /// Reads a log of JSON lines; empty lines are skipped.
  ///
  /// - Throws: `UnreadableText`, with the line that is none of a log.
  public init(_ source: SourceText) throws(UnreadableText) {
    entries = []
    var number = 0
    let text = source.text(source.start..<source.bytes.count)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      entries.append(try HapticLogEntry(json: String(line), number: number, of: source.name))
    }
  }

  /// The log as JSON lines.
  public var json: String { entries.map { $0.json + "\n" }.joined() }

  /// All that was felt, as one pattern whose time 0 is the instant `start`.
  ///
  /// What began before `start` is left out. A file's controls act on all that plays: those of an
  /// app's own pattern act on others that are felt meanwhile, and are set back where it ends.
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
  /// Adds another pattern, moved to a later time.
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
