import Foundation
import PhoneTesting
import Speech
import UIKit

/// A phone with an app that recognizes speech, and what it has heard.
@MainActor
final class SpeechBench: NSObject {
  let phone = SimulatedPhone()
  /// The calls of handlers and delegates, with their times.
  private(set) var calls: [String] = []
  private(set) var times: [Double] = []
  private(set) var results: [SFSpeechRecognitionResult] = []
  private(set) var errors: [NSError] = []

  private final class App: UIResponder, UIApplicationDelegate {}

  init(_ permission: PermissionStatus = .authorized) {
    super.init()
    phone.launch(App.self)
    phone.permissions[.speechRecognition] = permission
    phone.wait(0.1)
  }

  /// A recording of a person, of Debian's package of PocketSphinx' test data.
  static func recording(_ name: String) -> URL {
    URL(fileURLWithPath: "/usr/share/pocketsphinx/test/data/" + name)
  }

  /// The recording of "seven of clubs", which is not clear.
  static var clubs: URL { recording("cards/003.wav") }

  /// Begins to recognize speech with a handler.
  func start(_ request: SFSpeechRecognitionRequest) -> SFSpeechRecognitionTask? {
    phone.run {
      SFSpeechRecognizer(locale: Locale(identifier: "en-US"))?.recognitionTask(with: request) {
        [self] result, error in
        if let result { note(result.isFinal ? "final" : "partial", result) }
        if let error { note("error", error as NSError) }
      }
    }
  }

  /// The last text.
  var text: String? { results.last?.bestTranscription.formattedString }

  func note(_ call: String, _ result: SFSpeechRecognitionResult? = nil) {
    calls.append(call)
    times.append(phone.time)
    if let result { results.append(result) }
  }

  func note(_ call: String, _ error: NSError) {
    note(call)
    errors.append(error)
  }

  /// The samples of a file, as buffers of a tenth of a second.
  static func buffers(of url: URL) throws -> [AVAudioPCMBuffer] {
    let file = try AVAudioFile(forReading: url)
    var buffers: [AVAudioPCMBuffer] = []
    while file.framePosition < file.length,
      let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 1600)
    {
      try file.read(into: buffer)
      buffers.append(buffer)
    }
    return buffers
  }
}
