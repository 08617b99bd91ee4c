import EmbeddedPhone
import PhoneLink
import SoundFiles
import Synchronization

/// The system sounds that the app has made, and what it wants called when one is over.
enum SystemSounds {
  /// A sound that was made of a file.
  struct Sound: Sendable {
    var path: String
    var seconds: Double
    var isUISound = true
    var isCompletedAnyway = false
  }

  /// A function to call when a sound is over.
  ///
  /// `@unchecked Sendable` because what its data points to is the app's to guard, as it is on an iPhone.
  struct Routine: @unchecked Sendable {
    var function: AudioServicesSystemSoundCompletionProc
    var data: UnsafeMutableRawPointer?
  }

  // MARK: Doing

  /// SY9.
  static func make(
    of url: URL, _ number: UnsafeMutablePointer<SystemSoundID>
  ) -> OSStatus {
    guard url.isFileURL else { return kAudioServicesSystemSoundUnspecifiedError }
    let path = url.standardizedFileURL.path
    let facts: SoundFileFacts
    do throws(SoundFileError) {
      facts = try SoundFileReader.facts(of: path)
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
      ($0.sounds[number], $0.routines[number] != nil)
    }
    let request: SystemSound =
      sound.map { .file(path: $0.path, seconds: $0.seconds) } ?? .number(number)
    guard then != nil || isObserved else {
      return SoundLine.current.play(request, isAlert: isAlert)
    }
    // Called once, and by nobody else from here on: that it may go there is the app's to see to.
    nonisolated(unsafe) let then = then
    SoundLine.current.play(request, isAlert: isAlert) {
      then?()
      // Whoever does not want to be called any more has said so until now.
      if let routine = state.withLock({ $0.routines[number] }) {
        routine.function(number, routine.data)
      }
    }
  }

  static func observe(_ number: SystemSoundID, _ routine: Routine?) {
    state.withLock { $0.routines[number] = routine }
  }

  // MARK: Properties

  /// A property that Audio Services know, or what is wrong.
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

  /// Seconds that a system sound may last (documented).
  private static let longest = 30.0

  private struct State {
    var sounds: [SystemSoundID: Sound] = [:]
    var routines: [SystemSoundID: Routine] = [:]
    /// The last number that was given; those of the phone's own end with 4095.
    var last: SystemSoundID = 4095
  }

  private static let state = Mutex(State())
}
