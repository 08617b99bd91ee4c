import TactusTextFormatting

/// A lane of a waveform.
struct SignalLane {
  let canvas: LaneCanvas
  let kind: PlotLane.Kind
  let name: String
  let unit: String
  let color: PlotColor
  /// The magnitude at the lane's edge, or `nil` for a round one that contains the peak.
  let limit: Double?

  /// Returns the lane of the drive signal, as a fraction of full scale.
  static func drive(_ canvas: LaneCanvas) -> SignalLane {
    SignalLane(
      canvas: canvas, kind: .drive, name: "Drive, fraction of full scale", unit: "",
      color: canvas.theme.drive, limit: 1)
  }

  /// Returns the lane of the felt acceleration, in g.
  static func felt(_ canvas: LaneCanvas) -> SignalLane {
    SignalLane(
      canvas: canvas, kind: .felt, name: "Felt acceleration, g", unit: " g",
      color: canvas.theme.felt, limit: nil)
  }

  func lane(_ samples: [Float], sampleRate: Double) -> PlotLane {
    var lane = PlotLane(kind: kind, frame: canvas.frame)
    let outline = SignalOutline(
      samples, sampleRate: sampleRate, in: canvas.time.range,
      columns: Int((canvas.time.width * 2).rounded()))
    let limit = self.limit.map { max($0, outline.peak) } ?? Self.roundLimit(outline.peak)
    let scale = ValueScale(-limit...limit, in: canvas.frame, padding: 6)
    lane.labels = [
      canvas.name(name),
      canvas.note("peak \(Self.peakText(outline.peak))\(unit)"),
    ]
    lane.labels += canvas.ticks(
      [
        (-limit, NumberFormat.short(-limit, places: 7)), (0, "0"),
        (limit, NumberFormat.short(limit, places: 7)),
      ], on: scale)
    lane.shapes = canvas.grid([-limit, 0, limit], on: scale, base: 0)
    lane.shapes += shapes(outline, scale)
    return lane
  }

  private func shapes(_ outline: SignalOutline, _ scale: ValueScale) -> [PlotShape] {
    func points(_ samples: [SignalOutline.Sample]) -> [PlotPoint] {
      let places = samples.map { PlotPoint(canvas.time.x($0.time), scale.y($0.value)) }
      return LineSampler.simplified(places, tolerance: 0.1)
    }
    let upper = points(outline.upper)
    guard upper.count > 1 else { return [] }
    if outline.isTrace {
      return [
        PlotShape(
          role: .signal, form: .line(upper),
          stroke: PlotShape.Stroke(paint: .solid(color), width: 1.1))
      ]
    }
    return [
      PlotShape(
        role: .signal, form: .polygon(upper + points(outline.lower).reversed()),
        fill: .solid(color.opacity(0.75)),
        stroke: PlotShape.Stroke(paint: .solid(color), width: 0.8))
    ]
  }

  /// Returns the smallest round number that contains a peak; 1 for silence.
  static func roundLimit(_ peak: Double) -> Double {
    guard peak > 1e-6, peak < 1e12 else { return 1 }
    let power = Ticks.power(below: peak)
    return ([1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].first { $0 * power >= peak } ?? 10) * power
  }

  private static func peakText(_ peak: Double) -> String {
    NumberFormat.short(peak, places: peak >= 0.1 || peak == 0 ? 2 : 4)
  }
}
