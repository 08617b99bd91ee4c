/// A version 3 audio unit that an engine's node renders.
package protocol EngineHostedUnit: AnyObject, Sendable {
  /// The name of the unit.
  var name: String { get }
  /// The name of the manufacturer.
  var manufacturerName: String { get }
  /// The version.
  var version: UInt32 { get }
  /// The latency in seconds.
  var latency: Double { get }
  /// Whether an effect is bypassed.
  var isBypassed: Bool { get set }

  /// Allocates resources for a format; returns false if the unit rejects it, and is thus silent.
  ///
  /// - Thread: any except the render thread, one at a time.
  func prepare(sampleRate: Double, channelCount: Int, longestSlice: Int) -> Bool

  /// Renders frames; returns whether there are any.
  ///
  /// - Parameters:
  ///   - stamp: The time of the first frame.
  ///   - input: The samples of the input's channels; `nil` for a unit without an input.
  ///   - output: The output's channels, as many as the input's.
  /// - Thread: render. Never allocates or locks.
  func render(
    _ stamp: UnsafePointer<AudioTimeStamp>, _ count: Int,
    _ input: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?,
    _ output: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  ) -> Bool

  /// Discards the state of earlier sound.
  func reset()

  /// Sends a MIDI message for the next slice.
  func sendMIDI(_ bytes: [UInt8])
}
