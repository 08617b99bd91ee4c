import Glibc
import TactusPatternPlayback
import TactusPhoneHardware
import TactusSharedSound
import TestSupport
import Testing

/// Voices of sound that an app writes meanwhile.
@Suite struct StreamVoiceTests {
  /// A mixer with one such voice.
  private final class Bench {
    let sound: SharedSound
    let board = VoiceBoard()
    private let mixer: VoiceMixer
    private let memory = UnsafeMutablePointer<Float>.allocate(capacity: 3 * 512)

    init(lateness: Int = 0) throws {
      sound = try #require(SharedSound())
      mixer = VoiceMixer(board, sampleRate: 48_000)
      let reader = try SharedSound(opening: sound.path)
      #expect(board.add(1, StreamVoice(reader, sampleRate: 48_000, lateness: lateness), at: 0))
    }

    deinit { memory.deallocate() }

    func write(_ count: Int, _ level: Float) {
      let samples = [Float](repeating: level, count: count)
      sound.write(count, samples, samples)
    }

    func render(_ count: Int) -> [Float] {
      let block = PlaybackBlock(
        drive: memory, left: memory + 512, right: memory + 1024, frameCount: count)
      _ = mixer.fill(block)
      return Array(UnsafeBufferPointer(start: memory + 512, count: count))
    }
  }

  @Test("AudioEngine.RS4. Frames are heard once, and missing ones fade out and are counted")
  func frames() throws {
    let bench = try Bench()
    bench.write(512, 0.5)
    #expect(bench.render(256) == [Float](repeating: 0.5, count: 256))
    #expect(bench.sound.readCount == 256 && bench.sound.longestRead == 256 && bench.sound.isRead)
    let end = bench.render(512)
    #expect(end.prefix(256).allSatisfy { $0 == 0.5 } && end.last == 0)
    #expect(bench.sound.missedCount == 256)
    bench.sound.skip(to: bench.sound.readCount)
    bench.write(512, 0.5)
    let again = bench.render(512)
    #expect(again[0] < 0.01 && again.last == 0.5)
    bench.board.stop(1)
    #expect(bench.render(256).last == 0)
    bench.board.collect()
    #expect(!bench.sound.isRead && !bench.board.plays(1))
  }

  @Test("AudioEngine.RS3. A voice that begins late joins the writer, and reports its delay")
  func late() throws {
    let bench = try Bench(lateness: 5000)
    bench.write(4000, 0.25)
    #expect(bench.render(10).allSatisfy { $0 == 0.25 })
    #expect(bench.sound.readCount == 4000 - 960 + 10)
    #expect(bench.sound.delay == 5000 - (4000 - 960))
  }

  @Test("AudioEngine.RS7. Whatever a writer leaves in the memory, sound stays within −1…1")
  func hostile() throws {
    let bench = try Bench()
    let levels: [Float] = [.nan, .infinity, -.infinity, 3, -3, .leastNonzeroMagnitude]
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      bench.write(
        Int.random(in: 0...2000, using: &random),
        levels[Int.random(in: 0..<levels.count, using: &random)])
      switch Int.random(in: 0...4, using: &random) {
      case 0: bench.sound.readCount = Int.random(in: .min ... .max, using: &random)
      case 1: bench.sound.longestRead = Int.random(in: .min ... .max, using: &random)
      case 2: bench.sound.delay = Int.random(in: .min ... .max, using: &random)
      case 3:
        bench.sound.skip(to: bench.sound.writtenCount + Int.random(in: 0...90_000, using: &random))
      default: break
      }
      let samples = bench.render(Int.random(in: 1...512, using: &random))
      #expect(samples.allSatisfy { (-1...1).contains($0) })
      #expect(bench.sound.delay.magnitude <= 60 * 48_000)
    }
  }

  @Test(
    "AudioEngine.RS7. Only sealed memory of the right size is opened, by the number of its file")
  func refused() throws {
    let sound = try #require(SharedSound())
    let number = try #require(sound.path.split(separator: "/").last)
    for path in [
      "/dev/null", "/etc/hostname", "/proc/self/mem", "/nowhere", "", "/proc/self/fd/\(number)",
      "/proc/\(getpid())/fd/\(number)/", "/proc/\(getpid())/fd/../fd/\(number)",
      "\(sound.path)\0", "/proc/\(getpid())/fd/0", "/proc//fd/\(number)",
    ] {
      #expect(throws: SharedSoundError.self, "\(path)") { try SharedSound(opening: path) }
    }
    #expect(throws: Never.self) { try SharedSound(opening: sound.path) }
    do {
      _ = try SharedSound(opening: "/proc/4194303999/fd/3")
      Issue.record("there is no such process")
    } catch {
      #expect(error.reason.contains("PID namespace"))
    }
  }
}
