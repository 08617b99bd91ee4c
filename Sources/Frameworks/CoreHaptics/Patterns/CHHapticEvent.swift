import Foundation

/// A haptic or audio event of a pattern.
open class CHHapticEvent: NSObject {
  /// The type of the event.
  open private(set) var type: EventType
  /// The parameters set by the app; others have their defaults.
  open private(set) var eventParameters: [CHHapticEventParameter]
  /// Seconds from the pattern's start; 0 or more.
  open var relativeTime: TimeInterval
  /// The duration of the event in seconds; 0 if none was given.
  open var duration: TimeInterval
  /// The identifier of the registered sound; `nil` for other types.
  package let audioResourceID: CHHapticAudioResourceID?

  /// Creates an event whose type determines its duration.
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
  ) {
    (type, eventParameters, audioResourceID) = (eventType, parameters, nil)
    (self.relativeTime, duration) = (relativeTime, 0)
  }

  /// Creates an event with a duration.
  ///
  /// Nothing is checked here; a pattern throws for an invalid event.
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval
  ) {
    type = eventType
    eventParameters = parameters
    self.relativeTime = relativeTime
    self.duration = duration
    audioResourceID = nil
  }

  /// Creates an event that plays a registered sound for the sound's duration.
  public init(
    audioResourceID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval
  ) {
    (type, eventParameters) = (.audioCustom, parameters)
    (self.relativeTime, duration) = (relativeTime, 0)
    self.audioResourceID = audioResourceID
  }

  /// Creates an event that plays a registered sound for a duration.
  public init(
    audioResourceID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval, duration: TimeInterval
  ) {
    type = .audioCustom
    eventParameters = parameters
    self.relativeTime = relativeTime
    self.duration = duration
    self.audioResourceID = audioResourceID
  }
}

/// The identifier of a sound registered with an engine.
public typealias CHHapticAudioResourceID = Int
