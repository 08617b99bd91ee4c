import TactusHapticPatterns

/// The envelope of one event, as continuous curves.
///
/// Attack is linear; decay and release are parabolas that touch zero, close to an exponential but
/// with an end. Steps Signal.E1–E6.
public struct EnvelopeShape: Sendable, Equatable {
  /// A segment with the level `level + rate·t + bend·t²`, with `t` in seconds from its start.
  public struct Segment: Sendable, Equatable {
    /// Seconds from the event's start.
    public var start: Double
    /// Seconds from the event's start; more than `start`.
    public var end: Double
    /// The end in seconds from the event's start if the segment were not cut off; not before `end`.
    public var wholeEnd: Double
    /// The level at `start`, 0…1.
    public var level: Double
    /// The change per second at `start`.
    public var rate: Double
    /// Half the change of the rate per second.
    public var bend: Double

    /// Returns the level at a time from the event's start within the segment.
    public func level(at time: Double) -> Double {
      let t = time - start
      return level + (rate + bend * t) * t
    }
  }

  /// The segments in order; each starts at the end of the one before.
  public private(set) var segments: [Segment] = []

  /// Seconds from the event's start until the level is finally 0.
  public var duration: Double { segments.last?.end ?? 0 }

  /// Returns the level at a time from the event's start; 0 outside the event.
  public func level(at time: Double) -> Double {
    guard time >= 0, let segment = segments.first(where: { time < $0.end }) else { return 0 }
    return segment.level(at: time)
  }

  // MARK: Creating

  /// Creates the envelope of a sustained event (Signal.E1–E4).
  ///
  /// - Parameters:
  ///   - attack: Seconds from silence to full level; more than 0.
  ///   - hold: Seconds from the event's start to its release; 0 or more.
  ///   - release: Seconds from there to silence; more than 0.
  public init(attack: Double, hold: Double, release: Double) {
    rise(attack, until: hold)
    if attack < hold { append(until: hold, level: 1, rate: 0, bend: 0) }
    fall(release, from: hold)
  }

  /// Creates the envelope of a sustained event that another one continues (Signal.E8).
  ///
  /// It falls in the time and along the line in which the other one rises, so that both together
  /// are neither weaker nor stronger than the two events.
  ///
  /// - Parameters:
  ///   - attack: Seconds from silence to full level; more than 0.
  ///   - hold: Seconds from the event's start to the start of the other.
  ///   - joint: Seconds from there to silence; more than 0.
  init(attack: Double, hold: Double, joint: Double) {
    rise(attack, until: hold)
    if attack < hold { append(until: hold, level: 1, rate: 0, bend: 0) }
    let level = segments.last.map { $0.level(at: hold) } ?? 0
    append(until: hold + joint, level: level, rate: -level / joint, bend: 0)
  }

  /// Creates the envelope of an event that decays after its attack (Signal.E1, Signal.E5,
  /// Signal.E6).
  ///
  /// - Parameters:
  ///   - attack: Seconds from silence to full level; more than 0.
  ///   - decay: Seconds from there to silence; more than 0.
  ///   - end: Seconds from the event's start to its release if it still sounds.
  ///   - release: Seconds from there to silence; more than 0.
  public init(attack: Double, decay: Double, end: Double, release: Double) {
    rise(attack, until: end)
    guard attack < end else {
      fall(release, from: end)
      return
    }
    let decayEnd = attack + decay
    append(until: end, of: decayEnd, level: 1, rate: -2 / decay, bend: 1 / (decay * decay))
    // An event that ends while it decays is released from the level it has reached (Signal.E6).
    if end < decayEnd { fall(release, from: end) }
  }

  /// Creates the envelope of a tap: a quarter of a cycle rising, a quarter held, then a fall to
  /// zero (Signal.T2).
  ///
  /// - Parameters:
  ///   - duration: The total duration in seconds; more than 0.
  ///   - frequency: The frequency of the cycle in Hz.
  public init(tapOf duration: Double, frequency: Double) {
    let quarter = min(0.25 / frequency, duration / 4)
    self.init(attack: quarter, hold: 2 * quarter, release: duration - 2 * quarter)
  }

  /// Creates a constant envelope, for sounds that have their own.
  public init(plain duration: Double) {
    append(until: duration, level: 1, rate: 0, bend: 0)
  }

  // MARK: Internals

  private mutating func rise(_ attack: Double, until end: Double) {
    append(until: end, of: attack, level: 0, rate: 1 / attack, bend: 0)
  }

  private mutating func fall(_ length: Double, from start: Double) {
    let level = segments.last.map { $0.level(at: start) } ?? 0
    append(
      until: start + length, level: level, rate: -2 * level / length,
      bend: level / (length * length))
  }

  /// Appends a segment, cut off if necessary.
  private mutating func append(
    until cut: Double, of wholeEnd: Double? = nil, level: Double, rate: Double, bend: Double
  ) {
    let start = segments.last?.end ?? 0
    // This order keeps NaN, which is then left out.
    let end = min(wholeEnd ?? cut, cut)
    guard end > start else { return }
    segments.append(
      Segment(
        start: start, end: end, wholeEnd: wholeEnd ?? cut, level: level, rate: rate, bend: bend))
  }
}
