import Synchronization
import TactusCommandKit
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import TactusScreenRecording

/// A recorder of the frames of a phone's screen during a run, which writes them as a video.
final class ScreenRecorder: Sendable {
  private let path: String
  private let scale: Int
  private let shown = Mutex<[(frame: ScreenFrame, since: PhoneInstant)]>([])

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - path: The path of the video.
  ///   - scale: Pixels per point.
  init(to path: String, scale: Int) { (self.path, self.scale) = (path, scale) }

  /// Records a frame that is shown from an instant on.
  func record(_ frame: ScreenFrame, since instant: PhoneInstant) {
    shown.withLock { $0.append((frame, instant)) }
  }

  /// Paints the recorded frames, and writes the video.
  ///
  /// The video begins with the app's first frame.
  ///
  /// - Parameters:
  ///   - screen: The phone's screen.
  ///   - end: The end of the last frame.
  /// - Throws: `CommandFailure`.
  func write(of screen: PhoneModel.Screen, until end: PhoneInstant) throws {
    let shown = shown.withLock { $0 }
    guard let start = shown.first?.since else {
      throw CommandFailure(.findings, "there is no recording: the app showed nothing")
    }
    func milliseconds(_ instant: PhoneInstant) -> Int {
      Int((instant.nanoseconds - start.nanoseconds + 500_000) / 1_000_000)
    }
    let bytes: [UInt8]
    do {
      let film = try AnimatedWebPEncoder(width: screen.width * scale, height: screen.height * scale)
      for (frame, since) in shown {
        let picture = try ScreenImage(frame, on: screen, scale: scale)
        try film.add(picture.surface, at: milliseconds(since))
      }
      bytes = try film.finish(at: milliseconds(end))
    } catch {
      throw CommandFailure(
        .unreadableInput, "the app's screen cannot be recorded: \(error)",
        at: SourceLocation(path))
    }
    try OutputFile.write(bytes, to: path)
  }
}
