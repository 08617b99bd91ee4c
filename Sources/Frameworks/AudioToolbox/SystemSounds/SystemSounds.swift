import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TactusSoundFiles

/// The app's system sounds, and their completion callbacks.
enum SystemSounds {
  /// A sound that was created from a file.
  struct Sound: Sendable {
    var path: String
    var seconds: Double
    var isUISound = true
    var isCompletedAnyway = false
  }

  /// A completion function.
  ///
  /// Sendable because the app is responsible for its client data, as on an iPhone.
  struct Completion: @unchecked Sendable {
    var function: AudioServicesSystemSoundCompletionProc
    var data: UnsafeMutableRawPointer?
  }

  // MARK: Doing

  /// Creates a system sound from a file (SystemSounds.SY9).
  static func create(
    from url: URL, _ number: UnsafeMutablePointer<SystemSoundID>
  ) -> OSStatus {
    guard url.isFileURL else { return kAudioServicesSystemSoundUnspecifiedError }
    let path = url.standardizedFileURL.path
    let facts: SoundFileMetadata
    do throws(SoundFileError) {
      facts = try SoundFileReader.metadata(of: path)
    } catch {
      return kAudioServicesSystemSoundUnspecifiedError
    }
    guard facts.isPlain, facts.seconds > 0 else { return kAudioServicesSystemSoundUnspecifiedError }
    guard facts.seconds <= longest else {
      return kAudioServicesSystemSoundExceededMaximumDurationError
    }
    number.pointee = state.withLock { state in
      state.last += 1
      state.sounds[state.last] = Sound(path: path, seconds: facts.seconds)
      return state.last
    }
    return kAudioServicesNoError
  }

  static func dispose(_ number: SystemSoundID) -> Bool {
    state.withLock { $0.sounds.removeValue(forKey: number) != nil }
  }

  static func play(
    _ number: SystemSoundID, isAlert: Bool, then: (() -> Void)? = nil
  ) {
    let (sound, isObserved) = state.withLock {
      ($0.sounds[number], $0.completions[number] != nil)
    }
    let request: SystemSound =
      sound.map { .file(path: $0.path, seconds: $0.seconds) } ?? .number(number)
    guard then != nil || isObserved else {
      return SoundChannel.current.play(request, isAlert: isAlert)
    }
    // Called once, on the main actor; the app is responsible for the closure's captures.
    nonisolated(unsafe) let then = then
    SoundChannel.current.play(request, isAlert: isAlert) {
      then?()
      // The completion callback may have been removed in the meantime.
      if let completion = state.withLock({ $0.completions[number] }) {
        completion.function(number, completion.data)
      }
    }
  }

  static func setCompletion(_ number: SystemSoundID, _ completion: Completion?) {
    state.withLock { $0.completions[number] = completion }
  }

  // MARK: Properties

  /// Returns a property of a sound, or an error.
  static func property(
    _ id: AudioServicesPropertyID
  ) -> (path: WritableKeyPath<Sound, Bool>?, status: OSStatus) {
    switch id {
    case kAudioServicesPropertyIsUISound: (\.isUISound, kAudioServicesNoError)
    case kAudioServicesPropertyCompletePlaybackIfAppDies:
      (\.isCompletedAnyway, kAudioServicesNoError)
    default: (nil, kAudioServicesUnsupportedPropertyError)
    }
  }

  static func value(_ property: WritableKeyPath<Sound, Bool>, of number: SystemSoundID) -> Bool? {
    state.withLock { $0.sounds[number] }?[keyPath: property]
  }

  static func set(
    _ property: WritableKeyPath<Sound, Bool>, of number: SystemSoundID, to value: Bool
  ) -> Bool {
    guard var sound = state.withLock({ $0.sounds[number] }) else { return false }
    sound[keyPath: property] = value
    state.withLock { [sound] in $0.sounds[number] = sound }
    return true
  }

  // MARK: Internals

  /// The longest duration of a system sound in seconds (documented).
  private static let longest = 30.0

  private struct State {
    var sounds: [SystemSoundID: Sound] = [:]
    var completions: [SystemSoundID: Completion] = [:]
    /// The last identifier in use; the phone's own sounds end at 4095.
    var last: SystemSoundID = 4095
  }

  private static let state = Mutex(State())
}
