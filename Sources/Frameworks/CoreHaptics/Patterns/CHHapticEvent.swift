import Foundation

/// One thing that is felt or heard, at one time of a pattern.
open class CHHapticEvent: NSObject {
  /// What kind of thing happens.
  public let type: EventType
  /// What the app set; what is missing has its default.
  public let eventParameters: [CHHapticEventParameter]
  /// Seconds from the pattern's start; 0 or more.
  open var relativeTime: TimeInterval
  /// Seconds the event lasts; 0 where none was given.
  open var duration: TimeInterval
  /// The sound that was registered with an engine; `nil` for the other kinds of event.
  package let audioResourceID: CHHapticAudioResourceID?

  /// Makes an event that has its own length, or none.
  public convenience init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
  ) {
    self.init(
      eventType: eventType, parameters: parameters, relativeTime: relativeTime, duration: 0)
  }

  /// Makes an event that lasts for a duration.
  ///
  /// Nothing is checked here; a pattern throws for an event that makes no sense.
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

  /// Makes an event that plays a registered sound for as long as it is.
  public convenience init(
    audioResourceID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval
  ) {
    self.init(
      audioResourceID: audioResourceID, parameters: parameters, relativeTime: relativeTime,
      duration: 0)
  }

  /// Makes an event that plays a registered sound for a duration.
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

/// The number by which an engine knows a sound that was registered with it.
public typealias CHHapticAudioResourceID = Int
