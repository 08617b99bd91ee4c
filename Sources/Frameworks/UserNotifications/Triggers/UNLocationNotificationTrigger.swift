public import CoreLocation

/// A trigger that delivers a notification when the phone enters or leaves an area.
///
/// The phone does not know its place, so the notification stays pending (Notifications.TR4).
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The area.
  public let region: CLRegion

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - region: The area.
  ///   - repeats: Whether the notification is delivered each time.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }

  // MARK: Objects

  /// Returns whether another object is a trigger of the same area.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
      && region.identifier == (object as? UNLocationNotificationTrigger)?.region.identifier
  }
  /// The hash of the area's identifier.
  open override var hash: Int { region.identifier.hashValue }

  // MARK: Archives

  /// Restores a trigger of a circle; others are not archived.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "region") else {
      return nil
    }
    region = CLCircularRegion(
      center: CLLocationCoordinate2D(
        latitude: coder.decodeDouble(forKey: "latitude"),
        longitude: coder.decodeDouble(forKey: "longitude")),
      radius: coder.decodeDouble(forKey: "radius"), identifier: identifier as String)
    region.notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
    region.notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    super.init(coder: coder)
  }

  /// Archives the trigger, if its area is a circle.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard let circle = region as? CLCircularRegion else { return }
    coder.encode(circle.identifier as NSString, forKey: "region")
    coder.encode(circle.center.latitude, forKey: "latitude")
    coder.encode(circle.center.longitude, forKey: "longitude")
    coder.encode(circle.radius, forKey: "radius")
    coder.encode(circle.notifyOnEntry, forKey: "notifyOnEntry")
    coder.encode(circle.notifyOnExit, forKey: "notifyOnExit")
  }
}
