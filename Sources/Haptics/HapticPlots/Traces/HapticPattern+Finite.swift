import TactusHapticPatterns

extension HapticPattern {
  /// The pattern without invalid times and values.
  ///
  /// Events and changes without a valid time are left out, and the others keep their order;
  /// negative times become 0.
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
