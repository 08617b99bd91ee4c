import TactusHapticFormats
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusJSON

/// Parses arbitrary bytes as a pattern, and renders its start on every actuator.
///
/// Every sample must be within its range, and the samples must not depend on the size of the
/// blocks. Anything else stops the run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRenderer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let document = try? AHAPReader().read(SourceText(name: "input", bytes: bytes)) else {
    return 0
  }
  let sounds = sounds(of: document.pattern)
  for actuator in ActuatorProfile.builtIn {
    let even = FirstBlocks(document.pattern, actuator, sounds, blockSize: 512)
    let odd = FirstBlocks(document.pattern, actuator, sounds, blockSize: 77)
    precondition(even.samples == odd.samples, "the samples do not depend on the blocks")
    precondition(even.isSane, "every sample is a number within its range")
  }
  return 0
}

/// Returns a short sound for every path in a pattern.
private func sounds(of pattern: HapticPattern) -> [String: Waveform] {
  let noise = Waveform(
    sampleRate: FirstBlocks.sampleRate,
    channels: [(0..<200).map { Float($0 &* 37 % 101) / 101 - 0.5 }])
  let paths = pattern.events.compactMap(\.waveform?.path)
  return Dictionary(paths.map { ($0, noise) }) { first, _ in first }
}
