public import CoreLocation

/// A trigger that delivers a notification when the phone enters or leaves a region.
///
/// The phone does not know its place, so the notification stays pending (Notifications.TR4).
///
/// - Thread: any; all its properties are constants.
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

  /// Returns whether another object is a trigger of the same region.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
      && region.identifier == (object as? UNLocationNotificationTrigger)?.region.identifier
  }
  /// The hash of the area's identifier.
  open override var hash: Int { region.identifier.hashValue }

  // MARK: Archives

  /// Restores a trigger of a circular region; others are not archived.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "region") else {
      return nil
    }
    region = CLCircularRegion(
      center: CLLocationCoordinate2D(
        latitude: coder.number("latitude").doubleValue,
        longitude: coder.number("longitude").doubleValue),
      radius: coder.number("radius").doubleValue, identifier: identifier as String)
    region.notifyOnEntry = coder.number("notifyOnEntry").boolValue
    region.notifyOnExit = coder.number("notifyOnExit").boolValue
    super.init(coder: coder)
  }

  /// Archives the trigger, if its area is a circle.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard let circle = region as? CLCircularRegion else { return }
    coder.encode(circle.identifier as NSString, forKey: "region")
    coder.encode(number: NSNumber(value: circle.center.latitude), "latitude")
    coder.encode(number: NSNumber(value: circle.center.longitude), "longitude")
    coder.encode(number: NSNumber(value: circle.radius), "radius")
    coder.encode(number: NSNumber(value: circle.notifyOnEntry), "notifyOnEntry")
    coder.encode(number: NSNumber(value: circle.notifyOnExit), "notifyOnExit")
  }
}
