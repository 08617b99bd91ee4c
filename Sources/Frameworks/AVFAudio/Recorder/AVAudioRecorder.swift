import Foundation
import TactusSoundProcessing

/// A recorder of the microphone into a file.
///
/// Steps AudioRecorder.RC1…
///
/// - Thread: any, for every member.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  // The mutable state is in `recording`, which has a lock; the app must synchronize `delegate` and
  // the meters.

  // MARK: Creating

  /// Creates a recorder without a file, which never records.
  public override init() {
    let settings = AudioSettings(AudioStreamBasicDescription())
    (url, format) = (URL(fileURLWithPath: "/"), AVAudioFormat())
    recording = SoundRecording(path: "", settings)
    super.init()
  }

  /// Creates a recorder for a file.
  ///
  /// The extension determines the type of the file, unless the settings do.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio`: `'fmt?'` for a format that this
  ///   phone cannot write (AudioRecorder.RC2).
  public init(url: URL, settings: [String: Any]) throws {
    guard let parsed = AudioSettings(settings, defaults: true) else {
      throw AudioError.invalidArgument.error("The settings have no valid format.")
    }
    guard url.isFileURL, parsed.isWritable(path: url.path) else {
      throw AudioError.unsupportedFormat.error("This phone does not write the format.")
    }
    self.url = url
    var description = parsed.description
    let tag = kAudioChannelLayoutTag_DiscreteInOrder | UInt32(parsed.channelCount)
    let layout = parsed.channelCount > 2 ? AVAudioChannelLayout(layoutTag: tag) : nil
    format =
      AVAudioFormat(streamDescription: &description, channelLayout: layout)
      ?? AVAudioFormat(sampleRate: parsed.sampleRate, channelCount: parsed.channelCount)
    recording = SoundRecording(path: url.path, parsed)
    super.init()
    recording.onFinished = { [weak self] error in self?.finished(error) }
  }

  /// Creates a recorder for a file with a format.
  ///
  /// - Throws: The errors of `init(url:settings:)`.
  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }

  deinit { recording.stop(isReported: false) }

  // MARK: Recording

  /// Creates the file, so that recording starts sooner; an existing one is replaced.
  ///
  /// - Returns: Whether the file could be created.
  @discardableResult
  open func prepareToRecord() -> Bool { recording.prepare() }

  /// Records from now on, and activates the app's session.
  ///
  /// - Returns: Whether recording has started; false during a call, and in a category that does not
  ///   record.
  @discardableResult
  open func record() -> Bool { recording.record(at: nil, seconds: nil) }

  /// Records from a time on, in seconds of `deviceCurrentTime`.
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { recording.record(at: time, seconds: nil) }

  /// Records for a duration in seconds, and then stops.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool {
    recording.record(at: nil, seconds: duration)
  }

  /// Records from a time on for a duration in seconds.
  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    recording.record(at: time, seconds: duration)
  }

  /// Pauses; `record()` continues the file.
  open func pause() { recording.pause() }

  /// Ends the recording, and tells the delegate.
  open func stop() { recording.stop(isReported: true) }

  /// Deletes the file of a recorder that is not recording.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  open func deleteRecording() -> Bool { recording.delete() }

  // MARK: Observing

  /// The delegate.
  open weak var delegate: (any AVAudioRecorderDelegate)?

  /// Whether the recorder is recording, or waiting for the time of `record(atTime:)`.
  open var isRecording: Bool { recording.isRecording }

  /// The recorded seconds; 0 after a stop.
  open var currentTime: TimeInterval { recording.currentTime }

  /// The phone's time in seconds.
  open var deviceCurrentTime: TimeInterval { recording.now }

  /// The URL of the file.
  open private(set) var url: URL

  /// The format of the file.
  open private(set) var format: AVAudioFormat

  /// The format of the file as settings.
  open var settings: [String: Any] { format.settings }

  // MARK: Metering

  /// Whether metering is enabled, for `updateMeters()`; false by default.
  open var isMeteringEnabled = false {
    didSet { if !isMeteringEnabled { meter = PowerMeter() } }
  }

  /// Updates the meters with the microphone's current sound (AudioRecorder.RC6).
  open func updateMeters() {
    if isMeteringEnabled { meter = recording.meter() }
  }

  /// Returns the average power of a channel in decibels relative to full scale, −160…0.
  open func averagePower(forChannel channelNumber: Int) -> Float {
    isChannel(channelNumber) ? meter.average : PowerMeter.silence
  }

  /// Returns the peak power of a channel in decibels relative to full scale, −160…0.
  open func peakPower(forChannel channelNumber: Int) -> Float {
    isChannel(channelNumber) ? meter.peak : PowerMeter.silence
  }

  // MARK: Internals

  private let recording: SoundRecording
  private var meter = PowerMeter()

  private func isChannel(_ number: Int) -> Bool {
    (0..<Int(format.channelCount)).contains(number)
  }

  @MainActor
  private func finished(_ error: NSError?) {
    if let error { delegate?.audioRecorderEncodeErrorDidOccur(self, error: error) }
    delegate?.audioRecorderDidFinishRecording(self, successfully: error == nil)
  }
}
