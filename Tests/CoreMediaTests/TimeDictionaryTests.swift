import CoreMedia
import Testing

/// Times as dictionaries.
@Suite struct TimeDictionaryTests {
  @Test("Players.TM7. A time and a range come back from their dictionaries")
  func dictionaries() throws {
    let time = CMTimeMakeWithEpoch(value: 7, timescale: 600, epoch: 3)
    let dictionary = try #require(CMTimeCopyAsDictionary(time, allocator: nil))
    #expect((dictionary[kCMTimeValueKey] as? NSNumber)?.int64Value == 7)
    let read = CMTimeMakeFromDictionary(dictionary)
    #expect(read == time && read.epoch == 3 && read.timescale == 600)
    let infinite = CMTimeCopyAsDictionary(.positiveInfinity, allocator: nil)
    #expect(CMTimeMakeFromDictionary(infinite).isPositiveInfinity)
    #expect(!CMTimeMakeFromDictionary([kCMTimeValueKey: NSNumber(value: 7)]).isValid)
    #expect(!CMTimeMakeFromDictionary(nil).isValid)
    let range = CMTimeRange(start: time, duration: CMTime(value: 1, timescale: 2))
    #expect(
      CMTimeRangeMakeFromDictionary(CMTimeRangeCopyAsDictionary(range, allocator: nil)) == range)
  }
}
