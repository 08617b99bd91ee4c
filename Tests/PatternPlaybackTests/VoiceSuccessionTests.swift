import CAllocationCounter
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPatternPlayback
import TactusPhoneHardware
import TestSupport
import Testing

@Suite struct VoiceSuccessionTests {
  private let buzz = HapticPattern(events: [
    HapticEvent(.continuous, time: 0, duration: 0.5),
    HapticEvent(.audioContinuous, time: 0, duration: 0.5),
  ])

  /// A mixer with a board, and the signals it has played.
  private final class Player {
    let board = VoiceBoard()
    let mixer: VoiceMixer
    private let room = SignalBlock(capacity: 2_048)
    private(set) var drive: [Float] = []
    private(set) var left: [Float] = []

    init() { mixer = VoiceMixer(board, sampleRate: 48_000) }
    deinit { room.deallocate() }

    func add(_ pattern: HapticPattern) -> Bool { board.add(1, Self.renderer(pattern), at: 0) }

    func succeed(_ pattern: HapticPattern, at frame: Int) -> Bool {
      board.succeed(1, Self.renderer(pattern), at: frame)
    }

    private static func renderer(_ pattern: HapticPattern) -> PatternRenderer {
      PatternRenderer(LivePattern(pattern), longestSpan: 64)
    }

    func fill(_ count: Int) {
      guard let drive = room.buffers.drive, let left = room.buffers.left,
        let right = room.buffers.right
      else { return }
      _ = mixer.fill(PlaybackBlock(drive: drive, left: left, right: right, frameCount: count))
    }

    func play(to frame: Int, blocks: Int = 100) {
      while drive.count < frame {
        let count = min(blocks, frame - drive.count)
        fill(count)
        drive += room.drive.prefix(count)
        left += room.left.prefix(count)
      }
    }
  }

  private func whole(_ pattern: HapticPattern, _ count: Int) -> [Float] {
    let drive = RenderedSignals(pattern).drive.prefix(count)
    return drive + [Float](repeating: 0, count: count - drive.count)
  }

  private var stopped: HapticPattern {
    var stopped = buzz
    stopped.events[0].duration = 0.1
    stopped.events[1].duration = 0.1
    return stopped
  }

  @Test("A successor 64 frames ahead is in time: the voice goes on as the changed pattern would")
  func succeeds() {
    let player = Player()
    #expect(player.add(buzz))
    player.play(to: 4_736)
    #expect(player.succeed(stopped, at: 4_800))
    player.play(to: 20_000)
    #expect(Signals.difference(player.drive, whole(stopped, 20_000)) < 1e-4)
    #expect(!player.board.isPlaying)
  }

  @Test("Of successors in quick succession the last is used, at the earliest frame of all")
  func latest() {
    let player = Player()
    #expect(player.add(buzz))
    player.play(to: 2_000)
    for step in 0..<50 {
      // Each is meant for a frame that never comes before the next is there.
      #expect(player.succeed(stopped, at: 4_800 + 100 * step))
      player.play(to: 2_000 + 100 * step)
    }
    player.play(to: 20_000)
    #expect(Signals.difference(player.drive, whole(stopped, 20_000)) < 1e-4)
  }

  // Signal.Z5.
  @Test("A late successor takes over at once, and an overdue tap is played completely")
  func late() {
    let player = Player()
    #expect(player.add(buzz))
    player.play(to: 4_800)
    var tapped = buzz
    tapped.events.append(HapticEvent(.transient, time: 0.09))
    #expect(player.succeed(tapped, at: 4_320))
    player.play(to: 20_000)
    // Up to 64 frames were rendered ahead.
    var shifted = tapped
    shifted.events[2].time = 0.1
    let difference = Signals.difference(
      Array(player.drive.dropFirst(6_400)), Array(whole(shifted, 20_000).dropFirst(6_400)))
    #expect(difference < 1e-3)
    let change = zip(player.drive, whole(buzz, 20_000)).map { abs($0 - $1) }
    #expect((change[4_800..<6_400].max() ?? 0) > 0.1)
    #expect((change[..<4_800].max() ?? 1) < 1e-4)
  }

  @Test("A voice that is over, or was never there, has no successor")
  func over() {
    let player = Player()
    #expect(!player.succeed(buzz, at: 0))
    #expect(player.add(HapticPattern()))
    player.play(to: 4_800)
    #expect(!player.succeed(buzz, at: 9_600))
    #expect(!player.board.isPlaying)
  }

  @Test("While a successor waits a voice that is silent is not over")
  func waits() {
    let player = Player()
    let tap = HapticPattern(events: [HapticEvent(.transient, time: 0)])
    let taps = HapticPattern(events: tap.events + [HapticEvent(.transient, time: 0.3)])
    #expect(player.add(tap))
    player.play(to: 100)
    #expect(player.succeed(taps, at: 14_000))
    player.play(to: 20_000)
    #expect(Signals.difference(player.drive, whole(taps, 20_000)) < 1e-4)
  }

  /// A weak reference to a renderer, to detect its release.
  private struct Watched {
    weak var renderer: PatternRenderer?
  }

  private func succeed(_ player: Player, at frame: Int) -> Watched {
    nonisolated(unsafe) let renderer = PatternRenderer(buzz)
    let watched = Watched(renderer: renderer)
    _ = player.board.succeed(1, renderer, at: frame)
    return watched
  }

  @Test("Every replaced or unused renderer is freed")
  func frees() {
    let player = Player()
    #expect(player.add(buzz))
    let first = succeed(player, at: 1_000)
    player.play(to: 900)
    let second = succeed(player, at: 5_000)
    player.play(to: 2_000)
    let third = succeed(player, at: 6_000)
    player.play(to: 7_000)
    // The first was never used, the second was followed by the third, which plays.
    player.board.collect()
    #expect(first.renderer == nil && second.renderer == nil && third.renderer != nil)
    player.board.clear()
    #expect(third.renderer == nil)
  }

  @Test("A gated voice continues without haptics or sound, and each fades within 2 ms")
  func gates() {
    let player = Player()
    #expect(player.add(buzz))
    player.play(to: 4_800)
    player.board.gate(1, haptics: false, sound: true)
    player.play(to: 9_600)
    player.board.gate(1, haptics: true, sound: false)
    player.play(to: 14_400)
    let (drive, left) = (RenderedSignals(buzz).drive, RenderedSignals(buzz).left)
    #expect(player.drive[4_896..<9_600].allSatisfy { $0 == 0 })
    #expect(player.left[9_696..<14_400].allSatisfy { $0 == 0 })
    #expect(Signals.difference(Array(player.left[..<9_600]), Array(left[..<9_600])) < 1e-4)
    #expect(
      Signals.difference(Array(player.drive[9_696..<14_400]), Array(drive[9_696..<14_400])) < 1e-4)
    let steps = zip(player.drive.dropFirst(), player.drive).map { abs($0 - $1) }
    let own = zip(drive.dropFirst(), drive).map { abs($0 - $1) }
    #expect((steps.max() ?? 1) <= (own.max() ?? 0) + 1 / 96)
  }

  @Test("Gated before it begins, a voice is silent from its first frame")
  func gatedFirst() {
    let player = Player()
    #expect(player.add(buzz))
    player.board.gate(1, haptics: false, sound: false)
    player.play(to: 4_800)
    #expect(player.drive.allSatisfy { $0 == 0 })
    #expect(player.left.allSatisfy { $0 == 0 })
  }

  @Test("Taking over allocates and frees no memory", .enabled(if: BuildConfiguration.isOptimized))
  func allocations() {
    let player = Player()
    #expect(player.add(buzz))
    player.fill(512)
    var allocations = 0
    for round in 1..<30 {
      #expect(player.succeed(buzz, at: 512 * round + 100))
      let before = allocation_count()
      player.fill(512)
      if round > 3 { allocations += allocation_count() - before }
    }
    #expect(allocations == 0)
  }
}
