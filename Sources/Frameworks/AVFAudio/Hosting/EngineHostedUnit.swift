/// An audio unit of version 3 that an engine's node renders.
package protocol EngineHostedUnit: AnyObject, Sendable {
  /// The name of the unit.
  var name: String { get }
  /// The name of the maker.
  var manufacturerName: String { get }
  /// The version.
  var version: UInt32 { get }
  /// The delay in seconds.
  var latency: Double { get }
  /// Whether an effect passes its input unchanged.
  var isBypassed: Bool { get set }

  /// Allocates for a format; returns false if the unit refuses it, and so is silent.
  ///
  /// - Thread: any but the render thread, one at a time.
  func prepare(sampleRate: Double, channelCount: Int, longestSlice: Int) -> Bool

  /// Renders frames; returns whether there are any.
  ///
  /// - Parameters:
  ///   - stamp: The time of the first frame.
  ///   - input: The samples of the input's channels; `nil` for a unit without one.
  ///   - output: The place of the output's channels, as many as those of the input.
  /// - Thread: render. Never allocates or locks.
  func render(
    _ stamp: UnsafePointer<AudioTimeStamp>, _ count: Int,
    _ input: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?,
    _ output: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  ) -> Bool

  /// Ends the sound of what came before.
  func reset()

  /// Sends a MIDI message for the next slice.
  func sendMIDI(_ bytes: [UInt8])
}
