// Times as dictionaries, for property lists (Players.TM7).
//
// - Source: the texts of the keys are from memory, not compared with an iPhone. Confidence: guess.

/// The key of the value in a dictionary of a time.
public let kCMTimeValueKey: CFString = "value"
/// The key of the timescale in a dictionary of a time.
public let kCMTimeScaleKey: CFString = "timescale"
/// The key of the epoch in a dictionary of a time.
public let kCMTimeEpochKey: CFString = "epoch"
/// The key of the flags in a dictionary of a time.
public let kCMTimeFlagsKey: CFString = "flags"
/// The key of the start in a dictionary of a range.
public let kCMTimeRangeStartKey: CFString = "start"
/// The key of the duration in a dictionary of a range.
public let kCMTimeRangeDurationKey: CFString = "duration"

/// Returns a dictionary of a time.
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
  [
    kCMTimeValueKey: NSNumber(value: time.value),
    kCMTimeScaleKey: NSNumber(value: time.timescale),
    kCMTimeEpochKey: NSNumber(value: time.epoch),
    kCMTimeFlagsKey: NSNumber(value: time.flags.rawValue),
  ]
}

/// Returns the time of a dictionary; an invalid one if a value is missing.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
  func number(_ key: CFString) -> NSNumber? { dictionaryRepresentation?[key] as? NSNumber }
  guard let value = number(kCMTimeValueKey), let scale = number(kCMTimeScaleKey),
    let epoch = number(kCMTimeEpochKey), let flags = number(kCMTimeFlagsKey)
  else { return .invalid }
  return CMTime(
    value: value.int64Value, timescale: scale.int32Value,
    flags: CMTimeFlags(rawValue: flags.uint32Value), epoch: epoch.int64Value)
}

/// Returns a dictionary of a range, with dictionaries of its start and duration.
public func CMTimeRangeCopyAsDictionary(
  _ range: CMTimeRange, allocator: CFAllocator?
) -> CFDictionary? {
  guard let start = CMTimeCopyAsDictionary(range.start, allocator: allocator),
    let duration = CMTimeCopyAsDictionary(range.duration, allocator: allocator)
  else { return nil }
  return [kCMTimeRangeStartKey: start, kCMTimeRangeDurationKey: duration]
}

/// Returns the range of a dictionary; an invalid one if a value is missing.
public func CMTimeRangeMakeFromDictionary(
  _ dictionaryRepresentation: CFDictionary?
) -> CMTimeRange {
  func time(_ key: CFString) -> CMTime {
    CMTimeMakeFromDictionary(dictionaryRepresentation?[key] as? CFDictionary)
  }
  return CMTimeRange(start: time(kCMTimeRangeStartKey), duration: time(kCMTimeRangeDurationKey))
}
