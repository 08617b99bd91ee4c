import Synchronization
import TactusFoundation

/// A controllable timeline: it follows a clock or another timebase at a rate (Players.TB1…).
///
/// - Thread: any.
public final class CMTimebase: _CoreFoundationObject, _CoreFoundationType, Sendable {
  /// Creates a timebase for a clock, stopped at 0.
  public init(sourceClock: CMClock) throws {
    (source, clock, base) = ({ sourceClock.time }, sourceClock, nil)
    follows = nil
  }

  /// Creates a timebase for another one, stopped at 0.
  public init(sourceTimebase: CMTimebase) throws {
    (source, clock, base) = ({ sourceTimebase.time }, nil, sourceTimebase)
    follows = nil
  }

  /// Creates a read-only timebase from closures.
  ///
  /// - Parameters:
  ///   - time: A function that returns the time.
  ///   - rate: A function that returns the rate.
  package init(time: @escaping @Sendable () -> CMTime, rate: @escaping @Sendable () -> Double) {
    (source, clock, base) = ({ CMClock.hostTimeClock.time }, .hostTimeClock, nil)
    follows = Shown(time: time, rate: rate)
  }

  /// The time.
  public var time: CMTime {
    if let follows { return follows.time() }
    let now = source()
    return state.withLock { $0.time(at: now) }
  }

  /// The rate relative to the source.
  public var rate: Double { follows?.rate() ?? state.withLock { $0.rate } }

  /// The rate relative to the ultimate source clock.
  public var effectiveRate: Double { rate * (base?.effectiveRate ?? 1) }

  /// The source clock; nil if the source is a timebase.
  public var sourceClock: CMClock? { clock }
  /// The source timebase; nil if the source is a clock.
  public var sourceTimebase: CMTimebase? { base }
  /// The clock at the end of the chain of sources.
  public var ultimateSourceClock: CMClock { clock ?? base?.ultimateSourceClock ?? .hostTimeClock }

  /// Sets the time.
  ///
  /// - Throws: `kCMTimebaseError_ReadOnly` for the timebase of a player item.
  public func setTime(_ time: CMTime) throws { try check(change(time, nil, nil)) }

  /// Sets the rate relative to the source; 0 stops the timebase.
  public func setRate(_ rate: Double) throws { try check(change(nil, rate, nil)) }

  /// Sets the time at a reference time of the source.
  public func setAnchorTime(_ time: CMTime, referenceTime: CMTime) throws {
    try check(change(time, nil, referenceTime))
  }

  /// Sets the rate, and the time at a reference time of the source.
  public func setRate(_ rate: Double, anchorTime: CMTime, referenceTime: CMTime) throws {
    try check(change(anchorTime, rate, referenceTime))
  }

  // MARK: Internals

  private struct State {
    var anchor = CMTime.zero
    var reference = CMTime.invalid
    var rate = 0.0

    func time(at now: CMTime) -> CMTime {
      guard rate != 0, reference.isNumeric else { return anchor }
      if rate == 1 { return anchor + (now - reference) }
      return anchor + CMTimeMultiplyByFloat64(now - reference, multiplier: rate)
    }
  }

  private struct Shown: Sendable {
    var time: @Sendable () -> CMTime
    var rate: @Sendable () -> Double
  }

  private let state = Mutex(State())
  private let source: @Sendable () -> CMTime
  private let clock: CMClock?
  private let base: CMTimebase?
  private let follows: Shown?

  /// Changes the time and the rate at a time of the source; nil for now.
  func change(_ time: CMTime?, _ rate: Double?, _ reference: CMTime?) -> OSStatus {
    guard follows == nil else { return kCMTimebaseError_ReadOnly }
    guard time?.isNumeric != false, rate?.isFinite != false, reference?.isNumeric != false else {
      return kCMTimebaseError_InvalidParameter
    }
    let now = reference ?? source()
    let changed = state.withLock { state in
      let before = state.rate
      state.anchor = time ?? state.time(at: now)
      (state.reference, state.rate) = (now, rate ?? before)
      return before != state.rate
    }
    let center = NotificationCenter.default
    if time != nil {
      center.post(name: Notification.Name(kCMTimebaseNotification_TimeJumped), object: self)
    }
    if changed {
      center.post(
        name: Notification.Name(kCMTimebaseNotification_EffectiveRateChanged), object: self)
    }
    return 0
  }

  private func check(_ status: OSStatus) throws {
    guard status != 0 else { return }
    throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
  }
}
