import Foundation
import TactusHapticPatterns

/// A haptic pattern: events, and the parameters that change them while they play.
///
/// The steps CoreHaptics.CP1–CP9 define what each initializer
/// accepts, repairs and refuses.
open class CHHapticPattern: NSObject {
  /// The pattern as a value.
  package private(set) var pattern: HapticPattern
  /// The registered sounds of events, by the index of the event.
  package private(set) var audioResourceIDs: [Int: CHHapticAudioResourceID]
  /// The base folder of relative sound paths; `nil` for a pattern that is not from a file.
  package private(set) var folder: URL?

  /// The end time of the last event, parameter or curve point, in seconds.
  open var duration: TimeInterval { pattern.duration }

  /// Creates a pattern from events and dynamic parameters.
  ///
  /// - Throws: `CHHapticError`, for an invalid time, duration or identifier (CoreHaptics.CP2–CP5).
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    (pattern, audioResourceIDs) = try Self.contents(events, parameters, [])
    super.init()
  }

  /// Creates a pattern from events and parameter curves.
  ///
  /// - Throws: `CHHapticError`, for an invalid time, duration or identifier (CoreHaptics.CP2–CP5).
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    (pattern, audioResourceIDs) = try Self.contents(events, [], parameterCurves)
    super.init()
  }

  /// Creates a pattern from a dictionary with the structure of an AHAP file.
  ///
  /// Values are numbers, strings, arrays and dictionaries, and constants of Core Haptics such as
  /// `CHHapticEvent.EventType.hapticTransient`.
  ///
  /// - Throws: `CHHapticError`, such as `invalidPatternDictionary`, `badEventEntry` or
  ///   `badParameterEntry` (CoreHaptics.CP7).
  public init(dictionary: [Key: Any]) throws {
    (pattern, audioResourceIDs) = (try Self.pattern(of: dictionary), [:])
    super.init()
  }

  /// Creates a pattern from an AHAP file.
  ///
  /// - Throws: `CHHapticError`, such as `fileNotFound`, `invalidPatternData`, `badEventEntry` or
  ///   `badParameterEntry` (CoreHaptics.CP7, CoreHaptics.CP8).
  public init(contentsOf ahapURL: URL) throws {
    (pattern, audioResourceIDs) = (try Self.pattern(of: ahapURL), [:])
    folder = ahapURL.deletingLastPathComponent()
    super.init()
  }

  /// Creates a pattern without events, for subclasses.
  public override init() {
    (pattern, audioResourceIDs) = (HapticPattern(events: []), [:])
    super.init()
  }

  /// Returns the pattern as a dictionary, from which `init(dictionary:)` creates an equal pattern.
  ///
  /// - Throws: `CHHapticError` with `operationNotPermitted` if an event plays a registered sound,
  ///   which a dictionary cannot refer to (CoreHaptics.CP9).
  open func exportDictionary() throws -> [Key: Any] {
    guard audioResourceIDs.isEmpty else {
      throw CHHapticError(
        .operationNotPermitted, reason: "a registered sound cannot be exported to a dictionary")
    }
    return PatternDictionary.dictionary(of: pattern)
  }

  /// Creates a pattern from valid values.
  // An app's subclass inherits convenience initializers only if all designated ones are visible to
  // it.
  package convenience init(
    _ pattern: HapticPattern, audioResourceIDs: [Int: CHHapticAudioResourceID] = [:],
    folder: URL? = nil
  ) {
    self.init()
    self.pattern = pattern
    self.audioResourceIDs = audioResourceIDs
    self.folder = folder
  }

  private static func contents(
    _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter],
    _ curves: [CHHapticParameterCurve]
  ) throws -> (HapticPattern, [Int: CHHapticAudioResourceID]) {
    var audioResourceIDs: [Int: CHHapticAudioResourceID] = [:]
    for (index, event) in events.enumerated() { audioResourceIDs[index] = event.audioResourceID }
    let pattern = HapticPattern(
      events: try events.map { try $0.plain() },
      parameters: try parameters.map { try $0.plain() },
      curves: try curves.map { try $0.plain() })
    return (pattern, audioResourceIDs)
  }
}
