import HapticPatterns

extension HapticPattern {
  /// The pattern without times and values that are no numbers.
  ///
  /// An event or change at no time is left out, but the others keep their order; a time before
  /// the start is the start.
  var finite: HapticPattern {
    var pattern = self
    pattern.events = events.compactMap { event in
      guard event.time.isFinite else { return nil }
      var event = event
      event.time = max(0, event.time)
      event.duration = event.duration.flatMap(\.ifFinite)
      return event
    }
    pattern.parameters = parameters.filter { $0.time.isFinite && $0.value.isFinite }
    pattern.curves = curves.compactMap { curve in
      guard curve.time.isFinite else { return nil }
      var curve = curve
      curve.points = curve.points.filter { $0.time.isFinite && $0.value.isFinite }
      return curve
    }
    return pattern
  }
}
