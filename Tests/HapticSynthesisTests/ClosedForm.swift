import Foundation
import TactusHapticPatterns
import TactusHapticSynthesis

/// The drive of an unshaped resonant actuator in closed form, with one sine per sample.
///
/// It is slow, in double precision, and shares only the mapping and the parameter timelines with
/// the renderer.
struct ClosedForm {
  let pattern: HapticPattern
  let actuator: ActuatorProfile
  let rate: Double

  func drive(frameCount: Int) -> [Float] {
    let controls = PatternControls(pattern)
    var command = [Double](repeating: 0, count: frameCount)
    var amplitude = [Double](repeating: 0, count: frameCount)
    for event in pattern.events where event.kind.isHaptic {
      add(event, controls, to: &command, &amplitude)
    }
    // Signal.L1.
    return zip(command, amplitude).map { Float($0 / max($1, 1)) }
  }

  private func add(
    _ event: HapticEvent, _ controls: PatternControls, to command: inout [Double],
    _ amplitude: inout [Double]
  ) {
    let mapping = actuator.mapping
    let envelope = mapping.envelope(of: event, controls: controls)
    let isTap = event.kind == .transient
    let first = Int((event.time * rate).rounded())
    var phase = 0.0
    var frame = first
    func hertz(_ frame: Int) -> Double {
      let offset = isTap ? 0 : controls[.hapticSharpness].value(at: Double(frame) / rate)
      return mapping.frequency(sharpness: Double(event[.hapticSharpness] + offset))
    }
    while frame < command.count, Double(frame - first) / rate < envelope.duration {
      // Signal.T3: a tap keeps the control of its start.
      let moment = isTap ? event.time : Double(frame) / rate
      let control = Double(controls[.hapticIntensity].value(at: moment))
      let level =
        Double(event[.hapticIntensity]) * control
        * envelope.level(at: Double(frame - first) / rate)
      amplitude[frame] += level
      command[frame] += level * gain(hertz(frame)) * sin(2 * .pi * phase)
      phase += (hertz(frame) + hertz(frame + 1)) / 2 / rate
      frame += 1
    }
  }

  /// Signal.D1.
  private func gain(_ hertz: Double) -> Double {
    guard case .resonant(let resonance) = actuator.mechanism else { return 0 }
    let ratio = hertz / resonance.frequency
    let detuning = resonance.quality * (ratio - 1 / ratio)
    return min(actuator.ratedDrive * (1 + detuning * detuning).squareRoot() / ratio, 1)
  }
}
