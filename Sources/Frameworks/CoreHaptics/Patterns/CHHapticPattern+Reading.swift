import Foundation
import TactusHapticFormats
import TactusHapticPatterns
import TactusJSON

extension CHHapticPattern {
  /// Returns the pattern of a dictionary.
  static func pattern(of dictionary: [Key: Any]) throws -> HapticPattern {
    let plain = PatternDictionary.plain(dictionary)
    guard JSONSerialization.isValidJSONObject(plain),
      let data = try? JSONSerialization.data(withJSONObject: plain)
    else {
      throw CHHapticError(
        .invalidPatternDictionary, reason: "the dictionary has a value of an unsupported type")
    }
    let source = SourceText(name: "dictionary", bytes: Array(data))
    return try read(source, unreadable: .invalidPatternDictionary, dropsEmptyDurations: true)
  }

  /// Returns the pattern of an AHAP file.
  static func pattern(of ahapURL: URL) throws -> HapticPattern {
    guard ahapURL.isFileURL, FileManager.default.fileExists(atPath: ahapURL.path) else {
      throw CHHapticError(
        .fileNotFound, reason: "the file \(ahapURL.absoluteString) does not exist")
    }
    let source: SourceText
    do {
      source = try SourceText.read(ahapURL.path)
    } catch {
      throw CHHapticError(.invalidPatternData, reason: error.description)
    }
    return try read(source, unreadable: .invalidPatternData)
  }

  /// Creates a pattern from the contents of an AHAP file.
  ///
  /// - Throws: `CHHapticError` (CoreHaptics.CP7, CoreHaptics.CP8).
  convenience init(ahap data: Data) throws {
    let source = SourceText(name: "data", bytes: Array(data))
    self.init(try Self.read(source, unreadable: .invalidPatternData))
  }

  /// Reads a pattern leniently, and throws an error for what a phone refuses.
  private static func read(
    _ source: SourceText, unreadable: CHHapticError.Code, dropsEmptyDurations: Bool = false
  ) throws -> HapticPattern {
    let document: AHAPDocument
    do {
      document = try AHAPReader().read(source)
    } catch {
      throw CHHapticError(unreadable, reason: error.description)
    }
    // CoreHaptics.CP7. An entry for which `check` reports an error.
    if let refusal = document.refusal {
      throw CHHapticError(
        CHHapticError.Code(refusal.part, orVersion: unreadable),
        reason: refusal.diagnostic.description)
    }
    var pattern = document.pattern
    if dropsEmptyDurations {
      // CoreHaptics.CP10.
      for index in pattern.events.indices
      where pattern.events[index].kind == .transient && pattern.events[index].duration == 0 {
        pattern.events[index].duration = nil
      }
    }
    return pattern
  }
}

extension CHHapticError.Code {
  /// Creates the error code for a part of a pattern that a phone rejects (CoreHaptics.CP7).
  ///
  /// - Parameter version: The code for a file of another version.
  fileprivate init(_ part: AHAPRefusal.Part, orVersion version: Self) {
    switch part {
    case .version: self = version
    case .event: self = .badEventEntry
    case .parameter: self = .badParameterEntry
    case .eventTime: self = .invalidEventTime
    case .eventDuration: self = .invalidEventDuration
    case .time: self = .invalidTime
    }
  }
}
