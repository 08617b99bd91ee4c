import TactusFoundation
import TactusPhoneClient
import TactusVirtualTime

/// A source of time; here only the host clock, which is the phone's (Players.TB3).
///
/// - Thread: any.
public final class CMClock: _CoreFoundationObject, _CoreFoundationType, Sendable {
  /// The host clock.
  public static let hostTimeClock = CMClock()

  /// The current time of the clock.
  public var time: CMTime {
    CMTime(value: nanoseconds, timescale: 1_000_000_000)
  }

  // MARK: Internals

  private init() {}

  /// The phone's time, which also advances within a turn of the app's run loop; without an app, the
  /// machine's time.
  ///
  /// `systemUptime`, by contrast, is constant within a turn, as layers need it.
  private var nanoseconds: Int64 {
    if PhoneTime.uptime != nil, let link = AppPhone.existingLink {
      return Int64(clamping: link.connection.now.nanoseconds)
    }
    return Int64((ProcessInfo.processInfo.systemUptime * 1e9).rounded())
  }
}

/// Returns the host clock.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }

/// Returns the current time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
