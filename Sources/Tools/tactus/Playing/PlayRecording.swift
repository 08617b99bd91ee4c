import CommandKit
import PatternPlayback
import PhoneHardware
import SoundDriver
import SoundFiles

/// A playing into a sound file: what a sound device would have got, as fast as it can be computed.
struct PlayRecording {
  let playing: Playing
  let recorder: RecordingActuator
  let routing: SoundRouting
  /// The file.
  let path: String
  /// Files that must stay as they are.
  let inputs: [String]

  /// How samples are written: exactly as they were rendered.
  static let format = SampleFormat.float32

  /// Plays to the end and writes meanwhile; leaves no file behind where it does not come to the end.
  ///
  /// - Parameters:
  ///   - source: What is played.
  ///   - seconds: How long it will take about, for the progress.
  ///   - console: Where progress is shown.
  /// - Returns: How playing ended, and how many samples were cut at full scale.
  func run(
    _ source: sending PatternSource, seconds: Double, console: Console
  ) throws -> (outcome: Playing.Outcome, clippedSamples: Int) {
    let handover = SourceHandover(source)
    let progress = console.progress("Recording")
    defer { progress.finish() }
    do {
      return try OutputFile.write(to: path, sparing: inputs) { temporary in
        let writer = try SoundFileWriter(
          temporary, sampleRate: Int(recorder.sampleRate), channelCount: routing.channels.count,
          format: Self.format)
        var clippedSamples = 0
        func keep() throws(SoundFileError) {
          let (samples, clipped) = routing.mix(recorder.take())
          clippedSamples += clipped
          try writer.write(samples)
        }
        let outcome = try playing.runAhead(handover, on: recorder) { position in
          try keep()
          progress.update(position / max(seconds, 0.001))
        }
        guard outcome.ending == .finished else { throw Unfinished(outcome: outcome) }
        try keep()
        try writer.finish()
        return (outcome, clippedSamples)
      }
    } catch let unfinished as Unfinished {
      return (unfinished.outcome, 0)
    } catch let error as SoundFileError {
      throw CommandFailure(writing: path, error)
    }
  }

  /// Keeps half a file from taking the place of a whole one.
  private struct Unfinished: Error {
    let outcome: Playing.Outcome
  }
}
