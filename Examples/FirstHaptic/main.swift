import CoreHaptics

let engine = try CHHapticEngine()
try engine.start()

let taps = [0, 0.12].map { time in
  CHHapticEvent(
    eventType: .hapticTransient,
    parameters: [
      CHHapticEventParameter(parameterID: .hapticIntensity, value: 1),
      CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.4),
    ], relativeTime: time)
}
let knock = try CHHapticPattern(events: taps, parameters: [])
try engine.makePlayer(with: knock).start(atTime: CHHapticTimeImmediate)

// Playback ends with the program.
Thread.sleep(forTimeInterval: 0.5)
