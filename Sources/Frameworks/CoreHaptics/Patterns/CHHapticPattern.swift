import Foundation
import HapticPatterns

/// A haptic: events, and the controls that shape them while they play.
///
/// The steps CP1–CP9 of `Documentation/Behaviour/CoreHaptics.md` say what each way of making one
/// accepts, repairs and refuses.
open class CHHapticPattern: NSObject {
  /// The pattern as plain values.
  package let pattern: HapticPattern
  /// The registered sounds of events, by the position of the event.
  package let audioResourceIDs: [Int: CHHapticAudioResourceID]
  /// The folder that paths of sounds count from; `nil` where the pattern is from no file.
  package let folder: URL?

  /// Seconds until the last event, parameter or curve point is over.
  open var duration: TimeInterval { pattern.duration }

  /// Makes a pattern of events, and of changes at one instant each.
  ///
  /// - Throws: `CHHapticError`, for a time, duration or word that makes no sense (CP2–CP5).
  public convenience init(
    events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]
  ) throws {
    try self.init(events, parameters, [])
  }

  /// Makes a pattern of events and of gradual changes.
  ///
  /// - Throws: `CHHapticError`, for a time, duration or word that makes no sense (CP2–CP5).
  public convenience init(
    events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]
  ) throws {
    try self.init(events, [], parameterCurves)
  }

  /// The pattern as a dictionary, from which `init(dictionary:)` makes an equal one.
  ///
  /// - Throws: `CHHapticError` with `operationNotPermitted` where an event plays a registered
  ///   sound, which a dictionary cannot name (CP9).
  open func exportDictionary() throws -> [Key: Any] {
    guard audioResourceIDs.isEmpty else {
      throw CHHapticError(
        .operationNotPermitted, saying: "a registered sound has no place in a dictionary")
    }
    return PatternDictionary.dictionary(of: pattern)
  }

  /// Makes a pattern of plain values that are known to make sense.
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
