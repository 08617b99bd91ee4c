import Foundation
import TactusHapticPatterns

/// A haptic pattern: events, and the parameters that change them while they play.
///
/// The steps CoreHaptics.CP1–CP9 define what each initializer
/// accepts, repairs and refuses.
open class CHHapticPattern: NSObject {
  /// The pattern as a value.
  package let pattern: HapticPattern
  /// The registered sounds of events, by the index of the event.
  package let audioResourceIDs: [Int: CHHapticAudioResourceID]
  /// The folder of relative sound paths; `nil` for a pattern that is not from a file.
  package let folder: URL?

  /// The time of the end of the last event, parameter or curve point, in seconds.
  open var duration: TimeInterval { pattern.duration }

  /// Creates a pattern from events and dynamic parameters.
  ///
  /// - Throws: `CHHapticError`, for an invalid time, duration or identifier (CoreHaptics.CP2–CP5).
  public convenience init(
    events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]
  ) throws {
    try self.init(events, parameters, [])
  }

  /// Creates a pattern from events and parameter curves.
  ///
  /// - Throws: `CHHapticError`, for an invalid time, duration or identifier (CoreHaptics.CP2–CP5).
  public convenience init(
    events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]
  ) throws {
    try self.init(events, [], parameterCurves)
  }

  /// Returns the pattern as a dictionary, from which `init(dictionary:)` creates an equal one.
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
  package init(
    _ pattern: HapticPattern, audioResourceIDs: [Int: CHHapticAudioResourceID] = [:],
    folder: URL? = nil
  ) {
    self.pattern = pattern
    self.audioResourceIDs = audioResourceIDs
    self.folder = folder
  }

  private convenience init(
    _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter],
    _ curves: [CHHapticParameterCurve]
  ) throws {
    var audioResourceIDs: [Int: CHHapticAudioResourceID] = [:]
    for (index, event) in events.enumerated() { audioResourceIDs[index] = event.audioResourceID }
    self.init(
      HapticPattern(
        events: try events.map { try $0.plain() },
        parameters: try parameters.map { try $0.plain() },
        curves: try curves.map { try $0.plain() }),
      audioResourceIDs: audioResourceIDs)
  }
}
