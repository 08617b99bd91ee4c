import TestSupport
import Testing

/// The seeds of the fuzz targets, changed at random; what breaks a rule ends the process.
///
/// `Scripts/fuzz SECONDS` tries many more inputs, in a build of the frameworks with sanitizers.
@Suite struct RandomInputTests {
  @Test("Any bytes are read, or refused with an error", arguments: FuzzTarget.allCases)
  func input(_ target: FuzzTarget) async {
    await #expect(processExitsWith: .success) { [target] in
      let inputs = try RandomInput.inputs(target)
      try #require(!inputs.isEmpty)
      await MainActor.run {
        for input in inputs {
          #expect(input.withUnsafeBufferPointer { target.run($0.baseAddress, $0.count) } == 0)
        }
      }
    }
  }
}
