import Foundation

/// The output of an engine's frames to the phone.
///
/// - Thread: any for the members, one at a time.
protocol EngineOutput: AnyObject {
  /// Begins to play.
  ///
  /// - Throws: An `NSError` of the session, or of the system.
  func start() throws

  /// Stops playing; frames rendered but not heard are lost. When this returns, nothing is
  /// rendering.
  func stop()

  /// Waits until rendering has stopped, after the phone or the app has stopped the output.
  func waitUntilIdle()

  /// Sets the graph to render from now on.
  func use(_ plan: RenderPlan)

  /// The latency from rendering to the speaker in seconds.
  var latency: Double { get }
}

extension EngineOutput {
  /// Does nothing, for an output that renders on the main actor.
  func waitUntilIdle() {}
  /// Does nothing, for an output that renders on the main actor.
  func use(_ plan: RenderPlan) {}
}
