import CommandKit
import Films
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import PhoneScript
import Synchronization

/// Keeps what a phone's screen shows during a run, and makes a film of it.
final class ScreenFilming: Sendable {
  private let path: String
  private let scale: Int
  private let shown = Mutex<[(frame: ScreenFrame, since: PhoneInstant)]>([])

  /// Begins.
  ///
  /// - Parameters:
  ///   - path: The file that the film will be.
  ///   - scale: Pixels a point.
  init(to path: String, scale: Int) { (self.path, self.scale) = (path, scale) }

  /// Takes what a screen shows from an instant on.
  func take(_ frame: ScreenFrame, since instant: PhoneInstant) {
    shown.withLock { $0.append((frame, instant)) }
  }

  /// Paints all that was taken, and writes the film.
  ///
  /// The film begins when the app's first picture is there.
  ///
  /// - Parameters:
  ///   - screen: The phone's.
  ///   - end: When the last picture is over.
  /// - Throws: `CommandFailure`.
  func write(of screen: PhoneModel.Screen, until end: PhoneInstant) throws {
    let shown = shown.withLock { $0 }
    guard let start = shown.first?.since else {
      throw CommandFailure(.findings, "there is no film: the app showed nothing")
    }
    func milliseconds(_ instant: PhoneInstant) -> Int {
      Int((instant.nanoseconds - start.nanoseconds + 500_000) / 1_000_000)
    }
    let bytes: [UInt8]
    do {
      let film = try Film(width: screen.width * scale, height: screen.height * scale)
      for (frame, since) in shown {
        let picture = try ScreenPicture(frame, on: screen, scale: scale)
        try film.add(picture.surface, at: milliseconds(since))
      }
      bytes = try film.finish(at: milliseconds(end))
    } catch {
      throw CommandFailure(
        .unreadableInput, "what the app shows cannot be filmed: \(error)",
        at: SourceLocation(path))
    }
    try OutputFile.write(bytes, to: path)
  }
}
