// The numbers are documented.
extension AVAudioSession {
  /// The reason for a route change.
  public enum RouteChangeReason: UInt, Sendable {
    /// The reason is unknown.
    case unknown = 0
    /// A device, such as headphones, was connected.
    case newDeviceAvailable = 1
    /// A device that was in use was disconnected.
    case oldDeviceUnavailable = 2
    /// The category has changed.
    case categoryChange = 3
    /// The app has overridden the output port.
    case override = 4
    /// The phone woke; not sent by this phone.
    case wakeFromSleep = 6
    /// No route suits the category; not sent by this phone.
    case noSuitableRouteForCategory = 7
    /// The configuration of the route changed; not sent by this phone.
    case routeConfigurationChange = 8
  }
}
