import AVFoundation
import Foundation

/// An app that configures its session and plays tones as the lines of its input say, and that
/// prints what its session reports.
@main @MainActor
enum SoundingApp {
  private static let engine = AVAudioEngine()
  private static var source: AVAudioSourceNode?
  /// The observers of the session's notifications.
  private static var observers: [any NSObjectProtocol] = []
  private static var session: AVAudioSession { AVAudioSession.sharedInstance() }

  static func main() {
    observe(AVAudioSession.interruptionNotification) { note in
      let type = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
      guard type == AVAudioSession.InterruptionType.ended.rawValue else { return "began" }
      let options = note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt
      return options == AVAudioSession.InterruptionOptions.shouldResume.rawValue
        ? "ended, should resume" : "ended"
    }
    observe(AVAudioSession.silenceSecondaryAudioHintNotification) { note in
      let type = note.userInfo?[AVAudioSessionSilenceSecondaryAudioHintTypeKey] as? UInt
      return type == AVAudioSession.SilenceSecondaryAudioHintType.begin.rawValue
        ? "silence secondary sound" : "secondary sound may play"
    }
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { perform(line) } }
      }
      exit(0)
    }
    say("ready")
    dispatchMain()
  }

  private static func observe(
    _ name: Notification.Name, _ describe: @escaping @Sendable (Notification) -> String
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        say(describe(note))
      })
  }

  nonisolated private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  private static func perform(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    do {
      switch words.first {
      case "category": try setCategory(words)
      case "active":
        try session.setActive(
          words[1] == "on", options: words[1] == "notify" ? .notifyOthersOnDeactivation : [])
      case "tone": try play(Double(words[1]) ?? 440)
      case "silence": engine.stop()
      case "hint":
        say(session.secondaryAudioShouldBeSilencedHint ? "hint: silent" : "hint: play")
      default: say("unknown: \(line)")
      }
      say("done: \(line)")
    } catch {
      say("failed: \(line): \(error)")
    }
  }

  private static func setCategory(_ words: [String]) throws {
    let categories: [String: AVAudioSession.Category] = [
      "ambient": .ambient, "soloAmbient": .soloAmbient, "playback": .playback,
      "playAndRecord": .playAndRecord,
    ]
    var options: AVAudioSession.CategoryOptions = []
    if words.contains("mix") { options.insert(.mixWithOthers) }
    if words.contains("duck") { options.insert(.duckOthers) }
    if words.contains("speaker") { options.insert(.defaultToSpeaker) }
    try session.setCategory(
      categories[words[1]] ?? .soloAmbient, mode: words.contains("chat") ? .voiceChat : .default,
      options: options)
  }

  /// Plays a tone of an amplitude of 0.2 until the engine stops.
  private static func play(_ frequency: Double) throws {
    if let source { engine.detach(source) }
    let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)
    nonisolated(unsafe) var phase = 0.0
    let node = AVAudioSourceNode { @Sendable _, _, count, list in
      for frame in 0..<Int(count) {
        let sample = Float(0.2 * sin(phase))
        phase += 2 * .pi * frequency / 48_000
        if phase > 2 * .pi { phase -= 2 * .pi }
        for buffer in UnsafeMutableAudioBufferListPointer(list) {
          buffer.mData?.assumingMemoryBound(to: Float.self)[frame] = sample
        }
      }
      return 0
    }
    source = node
    engine.attach(node)
    engine.connect(node, to: engine.mainMixerNode, format: format)
    try engine.start()
  }
}
