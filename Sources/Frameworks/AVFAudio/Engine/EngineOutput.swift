import Foundation

/// The way of an engine's frames to the phone.
///
/// - Thread: any for the members, one at a time.
protocol EngineOutput: AnyObject {
  /// Begins to play.
  ///
  /// - Throws: An `NSError` of the session, or of the system.
  func start() throws

  /// Stops playing; what was rendered and not heard is lost. When this returns, nothing renders.
  func stop()

  /// Waits until nothing renders, after the phone or the app has stopped the output.
  func waitUntilIdle()

  /// Receives the graph that is rendered from now on.
  func use(_ plan: RenderPlan)

  /// The delay from rendering to the speaker in seconds.
  var latency: Double { get }
}

extension EngineOutput {
  /// Does nothing, for an output that renders on the main actor.
  func waitUntilIdle() {}
  /// Does nothing, for an output that renders on the main actor.
  func use(_ plan: RenderPlan) {}
}
