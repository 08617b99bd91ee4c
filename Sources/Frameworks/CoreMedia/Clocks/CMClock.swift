import TactusFoundation
import TactusPhoneClient
import TactusVirtualTime

/// A source of time; here the clock of the host, which is the phone's (Players.TB3).
///
/// - Thread: any.
public final class CMClock: _CoreFoundationObject, _CoreFoundationType, Sendable {
  /// The clock of the host.
  public static let hostTimeClock = CMClock()

  /// The time that the clock shows now.
  public var time: CMTime {
    CMTime(value: nanoseconds, timescale: 1_000_000_000)
  }

  // MARK: Internals

  private init() {}

  /// The phone's time, which passes between two turns of the app as well; without an app the
  /// machine's.
  ///
  /// `systemUptime` stands between two turns, as layers need it.
  private var nanoseconds: Int64 {
    if PhoneTime.uptime != nil, let link = AppPhone.existingLink {
      return Int64(clamping: link.connection.now.nanoseconds)
    }
    return Int64((ProcessInfo.processInfo.systemUptime * 1e9).rounded())
  }
}

/// Returns the clock of the host.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }

/// Returns the current time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
