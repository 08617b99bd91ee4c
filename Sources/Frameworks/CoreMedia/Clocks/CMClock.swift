import TactusFoundation
import TactusVirtualTime

/// A source of time; here the clock of the host, which is the phone's (Players.PL7).
///
/// - Thread: any.
public final class CMClock: _CoreFoundationObject, _CoreFoundationType, Sendable {
  /// The clock of the host.
  public static let hostTimeClock = CMClock()

  /// The current time.
  public var time: CMTime {
    CMTime(
      value: Int64((ProcessInfo.processInfo.systemUptime * 1e9).rounded()),
      timescale: 1_000_000_000)
  }

  private init() {}
}

/// Returns the clock of the host.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }

/// Returns the current time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
