import CoreMedia
import Foundation
import Testing

/// Step Players.TB1.
@Suite struct TimebaseTests {
  private func time(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 1_000)
  }

  @Test("Players.TB1. A timebase stands until it has a rate, and follows another one")
  func course() throws {
    let base = try CMTimebase(sourceClock: CMClockGetHostTimeClock())
    #expect(CMTimebaseGetRate(base) == 0 && CMTimebaseGetTime(base) == .zero)
    #expect(CMTimebaseSetTime(base, time: time(5)) == 0)
    #expect(CFGetTypeID(base) == CMTimebaseGetTypeID() && base == base)
    #expect(CFGetTypeID(CMClockGetHostTimeClock()) == CMClockGetTypeID())
    #expect(base.time == time(5) && base.sourceClock === CMClock.hostTimeClock)
    var made: CMTimebase?
    #expect(
      CMTimebaseCreateWithSourceTimebase(
        allocator: nil, sourceTimebase: base, timebaseOut: &made) == 0)
    let second = try #require(made)
    // The second one is at 1 when the first one is at 5, and runs twice as fast.
    let status = CMTimebaseSetRateAndAnchorTime(
      second, rate: 2, anchorTime: time(1), immediateSourceTime: time(5))
    #expect(status == 0 && second.time == time(1))
    try base.setTime(time(8))
    #expect(second.time == time(7) && second.rate == 2 && second.effectiveRate == 0)
    #expect(CMTimebaseGetTimeWithTimeScale(second, timescale: 10, method: .default).value == 70)
    #expect(CMSyncConvertTime(time(9), from: base, to: second) == second.time)
    #expect(CMTimebaseSetRate(second, rate: .nan) == kCMTimebaseError_InvalidParameter)
    #expect(second.ultimateSourceClock === CMClock.hostTimeClock)
  }

  @Test("Players.TB1. Notifications tell a jump of the time and another rate")
  func notifications() throws {
    let base = try CMTimebase(sourceClock: .hostTimeClock)
    let names = Names()
    let tokens = [
      kCMTimebaseNotification_TimeJumped, kCMTimebaseNotification_EffectiveRateChanged,
    ].map { name in
      NotificationCenter.default.addObserver(
        forName: Notification.Name(name), object: base, queue: nil
      ) { names.all.append($0.name.rawValue) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try base.setTime(time(1))
    try base.setRate(1)
    try base.setRate(1)
    #expect(
      names.all == [
        kCMTimebaseNotification_TimeJumped, kCMTimebaseNotification_EffectiveRateChanged,
      ])
  }

  private final class Names: @unchecked Sendable {
    var all: [String] = []
  }
}
