import Glibc
import TactusMediaReading
import TactusReaderConfinement

/// A reader of films that a film has taken over: the requests say what it does.
@MainActor
enum TakenFilmReader {
  /// Confines the process like `tactus-reader`, and does what the requests say.
  static func run(_ film: String) {
    guard
      ReaderConfinement.begin(
        memory: MediaLimits.memory, processorSeconds: MediaLimits.processorSeconds,
        readsFilms: true) == nil
    else { exit(1) }
    ReaderService.run { request in
      switch try? MediaRequest(request) {
      case .describe:
        let all = attempts + [("the film's change", { open(film, O_WRONLY) >= 0 })]
        let reached = all.filter { $0.1() }.map(\.0).joined(separator: ", ")
        return MediaAnswer.failed("\(all.count) attempts: \(reached)").bytes
      case .picture(let time, let width, let height):
        switch time {
        case 0: abort()
        case 1: while true { sleep(1) }
        case 2: return [0xff, 0xff]
        default:
          // A picture of another size than that of the request.
          let size = VideoSize(width: width + 1, height: height)
          let pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
          return MediaAnswer.picture(VideoPicture(time: 0, size: size, pixels: pixels)).bytes
        }
      case .sound(_, _, let count):
        return MediaAnswer.sound([Float](repeating: 0, count: 2 * count + 2)).bytes
      case .subtitles: return MediaAnswer.subtitles([], isOver: false).bytes
      case nil: return nil
      }
    }
  }
}
