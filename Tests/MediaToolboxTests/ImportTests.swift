import MediaToolbox
import Testing

@Suite struct ImportTests {
  @Test("Players.MX3. A file that only imports Media Toolbox makes a tap")
  func making() throws {
    let functions = MTAudioProcessingTapCallbacks(
      version: kMTAudioProcessingTapCallbacksVersion_0,
      clientInfo: UnsafeMutableRawPointer(bitPattern: 64),
      init: { _, info, storage in storage.pointee = info }, finalize: nil, prepare: nil,
      unprepare: nil,
      process: { tap, count, _, list, countOut, flagsOut in
        MTAudioProcessingTapGetSourceAudio(tap, count, list, flagsOut, nil, countOut)
      })
    var tap: MTAudioProcessingTap?
    let status = withUnsafePointer(to: functions) {
      MTAudioProcessingTapCreate(nil, $0, kMTAudioProcessingTapCreationFlag_PostEffects, &tap)
    }
    let made = try #require(tap)
    #expect(status == 0 && CFGetTypeID(made) == MTAudioProcessingTapGetTypeID())
    #expect(MTAudioProcessingTapGetStorage(made) == UnsafeMutableRawPointer(bitPattern: 64))
    let duration = CMTime(value: 1, timescale: 2)
    #expect(duration.seconds == 0.5)
  }
}
