import CReference
import CReferenceNative
import Foundation

/// The reference loop in C, with the same frequencies and the same actuator.
final class CLoop {
  private let state = UnsafeMutablePointer<reference>.allocate(capacity: 1)
  private var drive = [Float](repeating: 0, count: Workload.blockSize)

  init(voices: Int) {
    state.initialize(to: reference())
    state.pointee.voice_count = Int32(voices)
    for voice in 0..<voices {
      let angle = 2 * Double.pi * Workload.frequency(voice, of: voices) / Workload.sampleRate
      set(&state.pointee.re, voice, 1)
      set(&state.pointee.turn_re, voice, Float(cos(angle)))
      set(&state.pointee.turn_im, voice, Float(sin(angle)))
      set(&state.pointee.level, voice, 0.5 / Float(voices))
      set(&state.pointee.in_phase, voice, 0.5)
      set(&state.pointee.ahead, voice, -0.3)
    }
    // A resonance of 150 Hz and Q 3, stepped by Euler's method: for the time it takes, any stable
    // numbers do.
    let angle = 2 * Double.pi * 150 / Workload.sampleRate
    state.pointee.feedback = 5
    (state.pointee.pp, state.pointee.ps, state.pointee.pd) = (1, angle, 0)
    (state.pointee.sp, state.pointee.ss, state.pointee.sd) = (-angle, 1 - angle / 3, angle / 3)
  }

  deinit { state.deallocate() }

  func render(native: Bool) {
    for _ in 0..<(Workload.frameCount / Workload.blockSize) {
      if native {
        native_reference_render(state, &drive, drive.count)
      } else {
        reference_render(state, &drive, drive.count)
      }
    }
  }

  /// Writes an element of a C array, which Swift imports as a tuple.
  private func set<Tuple>(_ tuple: inout Tuple, _ index: Int, _ value: Float) {
    withUnsafeMutableBytes(of: &tuple) {
      $0.storeBytes(of: value, toByteOffset: index * MemoryLayout<Float>.stride, as: Float.self)
    }
  }
}
