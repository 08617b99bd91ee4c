import AVFoundation
import AudioToolbox
import Foundation
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusSoundFiles
import Testing

/// The output of the speakers, sample by sample.
@Suite struct HeardSoundTests {
  private typealias Bench = SpeakerBench

  private func near(_ samples: [Float], _ wanted: [Float]) -> Bool {
    zip(samples, wanted).allSatisfy { abs($0 - $1) < 0.02 }
  }

  @Test("AudioSession.PY2. A long sound is heard to its end")
  func longSound() throws {
    let file = try SoundFixture(seconds: 20, level: 0.5, channelCount: 2)
    let bench = Bench()
    let player = try bench.run { try AVAudioPlayer(contentsOf: file.url) }
    #expect(bench.run { player.play() })
    for _ in 0..<19 {
      _ = bench.peaks(0.9)
      #expect(near(bench.peaks(0.1), [0.5, 0.5]))
    }
    _ = bench.peaks(2)
    #expect(bench.peaks(0.5) == [0, 0])
  }

  @Test("AudioSession.PY2. A player's level is unchanged, and its volume, pan and fade change it")
  func volume() throws {
    let file = try SoundFixture(seconds: 20, level: 0.5, channelCount: 2)
    let bench = Bench()
    let player = try bench.run { try AVAudioPlayer(contentsOf: file.url) }
    #expect(bench.run { player.play() })
    _ = bench.peaks(0.1)
    #expect(near(bench.peaks(0.1), [0.5, 0.5]))
    player.volume = 0.5
    _ = bench.peaks(0.1)
    #expect(near(bench.peaks(0.1), [0.25, 0.25]))
    player.volume = 1
    _ = bench.peaks(0.1)
    #expect(near(bench.peaks(0.1), [0.5, 0.5]))
    player.setVolume(0, fadeDuration: 1)
    _ = bench.peaks(0.9)
    #expect((bench.peaks(0.05).max() ?? 1) < 0.06)
    _ = bench.peaks(0.2)
    #expect(bench.peaks(0.1) == [0, 0])
    player.volume = 1
    _ = bench.peaks(0.1)
    #expect(near(bench.peaks(0.1), [0.5, 0.5]))
    player.pan = 1
    _ = bench.peaks(0.1)
    let panned = bench.peaks(0.1)
    #expect(panned[0] < 0.01 && panned[1] > 0.4)
    player.pause()
    _ = bench.peaks(0.1)
    #expect(bench.peaks(0.1) == [0, 0])
  }

  @Test("AudioSession.PY3. Playback continues from the current time")
  func middle() throws {
    // Half a second of silence, then a level.
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    try HalfSilence.write(to: url)
    let bench = Bench()
    let player = try bench.run { try AVAudioPlayer(contentsOf: url) }
    #expect(bench.run { player.play() })
    #expect(bench.peaks(0.4) == [0, 0])
    player.stop()
    player.currentTime = 0.6
    #expect(bench.run { player.play() })
    #expect(near(bench.peaks(0.2), [0.5, 0.5]))
    // At double rate the silence takes half the time; with endless repetition it comes again.
    player.stop()
    _ = bench.peaks(0.1)
    player.currentTime = 0
    player.enableRate = true
    player.rate = 2
    player.numberOfLoops = -1
    #expect(bench.run { player.play() })
    #expect(bench.peaks(0.24) == [0, 0])
    _ = bench.peaks(0.02)
    #expect(near(bench.peaks(0.2), [0.5, 0.5]))
    _ = bench.peaks(0.06)
    #expect(bench.peaks(0.2) == [0, 0])
    // Also after seeking.
    player.pause()
    player.currentTime = 0.6
    #expect(bench.run { player.play() })
    #expect(near(bench.peaks(0.15), [0.5, 0.5]))
    _ = bench.peaks(0.07)
    #expect(bench.peaks(0.2) == [0, 0])
    #expect(abs(player.currentTime - 0.44) < 0.01)
  }

  @Test("AudioSession.PY7. At double rate a tone has its frequency and half its duration")
  func rate() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    let writer = try SoundFileWriter(
      url.path, sampleRate: 48_000, channelCount: 1, format: .int16)
    try writer.write((0..<96_000).map { Float(0.5 * sin(2 * .pi * 440 * Double($0) / 48_000)) })
    try writer.finish()
    let bench = Bench()
    let player = try bench.run { try AVAudioPlayer(contentsOf: url) }
    player.enableRate = true
    player.rate = 2
    #expect(bench.run { player.play() })
    _ = bench.peaks(0.2)
    bench.lockstep.advance(by: .seconds(0.6))
    let left = bench.recorder.removeRecording().left
    let rises = left.indices.dropFirst().filter { left[$0 - 1] < 0 && left[$0] >= 0 }
    let first = try #require(rises.first)
    let last = try #require(rises.last)
    #expect(abs(Double(rises.count - 1) * 48_000 / Double(last - first) - 440) < 4)
    _ = bench.peaks(0.25)
    #expect(bench.peaks(0.2) == [0, 0])
  }

  @Test(
    "AudioSession.AS5. The switch silences ambient sound and not playback; headphones play both")
  func ringSwitch() throws {
    let file = try SoundFixture(seconds: 20)
    let bench = Bench()
    let player = try bench.run { try AVAudioPlayer(contentsOf: file.url) }
    #expect(bench.run { player.play() })
    _ = bench.peaks(0.1)
    bench.set { $0.isSilent = true }
    _ = bench.peaks(0.1)
    #expect(bench.peaks(0.1) == [0, 0])
    bench.set { $0.hasHeadphones = true }
    _ = bench.peaks(0.1)
    #expect((bench.peaks(0.1).max() ?? 0) > 0.3)
    bench.set { $0.hasHeadphones = false }
    try bench.run { try AVAudioSession.sharedInstance().setCategory(.playback) }
    _ = bench.peaks(0.1)
    #expect((bench.peaks(0.1).max() ?? 0) > 0.3)
    bench.set { $0.volume = 0.25 }
    _ = bench.peaks(0.1)
    let soft = bench.peaks(0.1).max() ?? 0
    #expect(soft > 0.05 && soft < 0.15)
  }

  // SystemSounds.SY6, SystemSounds.SY8.
  @Test("A system sound is heard once, and not with the switch at silent")
  func systemSound() throws {
    let file = try SoundFixture(seconds: 0.3)
    let bench = Bench()
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(file.url as CFURL, &sound) == kAudioServicesNoError)
    bench.run { AudioServicesPlaySystemSound(sound) }
    #expect((bench.peaks(0.2).max() ?? 0) > 0.3)
    _ = bench.peaks(0.2)
    #expect(bench.peaks(0.2) == [0, 0])
    bench.set { $0.isSilent = true }
    bench.run { AudioServicesPlayAlertSound(sound) }
    #expect(bench.peaks(0.4) == [0, 0])
    #expect(bench.lockstep.host.log.entries.map(\.feedback) == [.vibration])
  }
}
