import TactusCommandKit
import TactusPatternCommands
import TactusPatternPlayback
import TactusPhoneHardware
import TactusSoundDriver
import TactusSoundFiles

/// A recorder of the output for a sound device in a file, as fast as it is rendered.
struct PlaybackRecorder {
  let session: PlaybackSession
  let recorder: RecordingActuator
  let routing: SoundRouting
  /// The path of the file.
  let path: String
  /// The paths of files that must not be overwritten.
  let inputs: [String]

  /// The sample format of the file: 32-bit floating point, exactly as rendered.
  static let format = SampleFormat.float32

  /// Plays to the end and writes the samples; leaves no file if playback stops early.
  ///
  /// - Parameters:
  ///   - source: The source to play.
  ///   - seconds: The approximate duration, for the progress line.
  ///   - console: The console that shows progress.
  /// - Returns: The result of the playback, and the number of clipped samples.
  func run(
    _ source: sending PatternSource, seconds: Double, console: Console
  ) throws -> (outcome: PlaybackSession.Outcome, clippedSamples: Int) {
    let handover = SourceHandover(source)
    let progress = console.progress("Recording")
    defer { progress.finish() }
    do {
      return try OutputFile.write(to: path, sparing: inputs) { temporary in
        let writer = try SoundFileWriter(
          temporary, sampleRate: Int(recorder.sampleRate), channelCount: routing.channels.count,
          format: Self.format)
        var clippedSamples = 0
        func writeRecording() throws(SoundFileError) {
          let (samples, clipped) = routing.mix(recorder.removeRecording())
          clippedSamples += clipped
          try writer.write(samples)
        }
        let outcome = try session.runAhead(handover, on: recorder) { position in
          try writeRecording()
          progress.update(position / max(seconds, 0.001))
        }
        guard outcome.ending == .finished else { throw IncompletePlayback(outcome: outcome) }
        try writeRecording()
        try writer.finish()
        return (outcome, clippedSamples)
      }
    } catch let incomplete as IncompletePlayback {
      return (incomplete.outcome, 0)
    } catch let error as SoundFileError {
      throw CommandFailure(writing: path, error)
    }
  }

  /// An error that prevents an incomplete file from replacing the old one.
  private struct IncompletePlayback: Error {
    let outcome: PlaybackSession.Outcome
  }
}
