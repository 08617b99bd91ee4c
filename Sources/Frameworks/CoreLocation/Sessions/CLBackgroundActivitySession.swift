internal import TactusPhoneClient

/// An activity that keeps location updates running in the background; the phone makes none.
///
/// Step Device.LO8.
///
/// - Thread: any.
public final class CLBackgroundActivitySession: Sendable {
  private let stream: LocationStream<Diagnostic>
  private let outlet: LocationStream<Diagnostic>.Outlet

  /// Begins the activity.
  public init() {
    let link = AppPhone.link
    var end: LocationStream<Diagnostic>.Outlet?
    stream = LocationStream { outlet in
      end = outlet
      outlet.onEnd(
        LocationPermission.observe(link) { outlet.yield(Diagnostic($0)) })
    }
    guard let end else { preconditionFailure("the stream has an outlet") }
    outlet = end
  }

  /// The diagnostics of the activity: one at the start, and one after each change.
  public var diagnostics: Diagnostics { Diagnostics(stream: stream) }

  /// Ends the activity and its diagnostics.
  public func invalidate() { outlet.finish() }
}
