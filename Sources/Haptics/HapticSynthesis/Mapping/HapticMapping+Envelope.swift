import TactusHapticPatterns

extension HapticMapping {
  /// Returns the envelope of an event as a phone would play it, with the dynamic parameters at its
  /// time.
  ///
  /// - Parameters:
  ///   - event: The event; one without end lasts `HapticLimits.longestContinuousEvent`.
  ///   - controls: The timelines of the event's pattern.
  ///   - length: Seconds of the event's sound, for `audioCustom` without a duration.
  public func envelope(
    of event: HapticEvent, controls: PatternControls, length: Double? = nil
  ) -> EnvelopeShape {
    let start = event.time
    if event.kind == .transient {
      let sharpness = Double(event[.hapticSharpness])
      let decayControl = Double(controls[.hapticDecayTime].value(at: start))
      return EnvelopeShape(
        tapOf: tapDuration(sharpness: sharpness, decayControl: decayControl),
        frequency: frequency(sharpness: sharpness))
    }
    let duration = event.audibleDuration(length: length)
    let isHaptic = event.kind.isHaptic
    func seconds(
      _ range: TimeRange, _ id: EventParameter.ID, _ control: DynamicParameter.ID, at time: Double
    ) -> Double {
      range.seconds(Double(event[id] + controls[control].value(at: time)))
    }
    let attack = seconds(
      attack, .attackTime, isHaptic ? .hapticAttackTime : .audioAttackTime, at: start)
    let release = seconds(
      release, .releaseTime, isHaptic ? .hapticReleaseTime : .audioReleaseTime,
      at: start + duration)
    // `Sustained` is a switch stored as a number: one half and above holds.
    guard event[.sustained] < 0.5 else {
      return EnvelopeShape(attack: attack, hold: duration, release: release)
    }
    let decay = seconds(
      decay, .decayTime, isHaptic ? .hapticDecayTime : .audioDecayTime, at: start + attack)
    return EnvelopeShape(attack: attack, decay: decay, end: duration, release: release)
  }

  /// Returns the envelope of a sustained event that another one continues (Signal.E8).
  ///
  /// - Parameter hold: Seconds from the event's start to the start of the other.
  func envelope(
    of event: HapticEvent, controls: PatternControls, joinedAfter hold: Double
  ) -> EnvelopeShape {
    let control = event.kind.isHaptic ? DynamicParameter.ID.hapticAttackTime : .audioAttackTime
    let time = Double(event[.attackTime] + controls[control].value(at: event.time))
    return EnvelopeShape(attack: attack.seconds(time), hold: hold, joint: attack.shortest)
  }
}
