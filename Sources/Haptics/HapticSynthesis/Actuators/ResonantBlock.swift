/// Eight samples of a shaped actuator at once, as long as nothing is at its limit.
///
/// Sample by sample every step waits for the one before. But between its limits the driver is
/// linear: with state x = (position, speed), feedback k on the speed and s = command + k·reference,
///
///     x[n+1] = M·x[n] + B·s[n],   M = A − k·B·(0 1)
///     x[n+j] = Mʲ·x[n] + Σ Mʲ⁻¹⁻ⁱ·B·s[n+i]   for i < j
///
/// so the next eight states are sums of columns that are known before. Where the drive would pass
/// full scale or the mass its stroke, the caller goes sample by sample instead.
///
/// The columns are in memory of their own, since a struct of this size would be copied around.
struct ResonantBlock {
  /// The columns as pairs of eight positions and eight speeds: the effects of the initial position,
  /// of the initial speed, and of each of seven samples.
  private let columns: UnsafeMutablePointer<SIMD8<Float>>
  /// The effects of each of the eight samples on the final state: the position, then the speed.
  private let ends: UnsafeMutablePointer<SIMD8<Float>>
  /// The matrix M⁸, which carries the state over a block.
  private var pp = 0.0
  private var ps = 0.0
  private var sp = 0.0
  private var ss = 0.0

  init(_ step: ResonantActuator.Step, feedback: Double) {
    columns = .allocate(capacity: 18)
    columns.initialize(repeating: SIMD8(), count: 18)
    ends = .allocate(capacity: 2)
    ends.initialize(repeating: SIMD8(), count: 2)
    let ps = step.ps - step.pd * feedback
    let ss = step.ss - step.sd * feedback
    /// Fills a pair of columns from a lane on by repeated application of M; returns the state after
    /// the last lane.
    func fill(_ pair: Int, from lane: Int, _ state: (Double, Double)) -> (Double, Double) {
      var state = state
      for lane in lane..<8 {
        columns[2 * pair][lane] = Float(state.0)
        columns[2 * pair + 1][lane] = Float(state.1)
        state = (step.pp * state.0 + ps * state.1, step.sp * state.0 + ss * state.1)
      }
      return state
    }
    (self.pp, self.sp) = fill(0, from: 0, (1, 0))
    (self.ps, self.ss) = fill(1, from: 0, (0, 1))
    for sample in 0..<8 {
      // The last sample reaches no lane, only the state after the block.
      let end =
        sample == 7
        ? (step.pd, step.sd) : fill(2 + sample, from: sample + 1, (step.pd, step.sd))
      ends[0][sample] = Float(end.0)
      ends[1][sample] = Float(end.1)
    }
  }

  func deallocate() {
    columns.deallocate()
    ends.deallocate()
  }

  /// Returns the positions and speeds at eight samples, before each acts.
  ///
  /// - Thread: render.
  @inline(__always)
  func states(
    from state: ResonantActuator.State, wanted: SIMD8<Float>
  ) -> (positions: SIMD8<Float>, speeds: SIMD8<Float>) {
    // The part that is independent of the state comes first.
    var positions = columns[4] * wanted[0]
    var speeds = columns[5] * wanted[0]
    for sample in 1..<7 {
      positions += columns[4 + 2 * sample] * wanted[sample]
      speeds += columns[5 + 2 * sample] * wanted[sample]
    }
    let (position, speed) = (Float(state.position), Float(state.speed))
    positions += columns[0] * position + columns[2] * speed
    speeds += columns[1] * position + columns[3] * speed
    return (positions, speeds)
  }

  /// Returns the state after eight samples.
  ///
  /// - Thread: render.
  @inline(__always)
  func end(
    from state: ResonantActuator.State, wanted: SIMD8<Float>
  ) -> ResonantActuator.State {
    ResonantActuator.State(
      position: Double((ends[0] * wanted).sum()) + (pp * state.position + ps * state.speed),
      speed: Double((ends[1] * wanted).sum()) + (sp * state.position + ss * state.speed))
  }
}
