import Foundation

/// A gauge whose pressure can be observed.
final class Gauge: NSObject {
  @objc dynamic var pressure = 1013
  @objc dynamic var place: String?
}

/// The error of a gauge that leaks.
struct Leak: Error {}
