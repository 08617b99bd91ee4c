import CoreLocation
import UIKit
import simd

/// A note of a walk: a text, a place, a direction and a picture.
@objc(FNNote)
public final class Note: NSObject, NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public let text: String
  public let place: CLLocation?
  public let color: UIColor

  public init(text: String, place: CLLocation?, color: UIColor) {
    self.text = text
    self.place = place
    self.color = color
  }

  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "text") as String?,
      let color = coder.decodeObject(of: UIColor.self, forKey: "color")
    else { return nil }
    self.text = text
    self.color = color
    place = coder.decodeObject(of: CLLocation.self, forKey: "place")
  }

  public func encode(with coder: NSCoder) {
    coder.encode(text, forKey: "text")
    coder.encode(color, forKey: "color")
    coder.encode(place, forKey: "place")
  }

  public func archived() throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)
  }

  public static func unarchived(_ data: Data) throws -> Note? {
    try NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)
  }
}

/// The direction of a slope.
public func slope(_ points: [SIMD3<Float>]) -> simd_float3 {
  let sum = points.reduce(simd_float3(repeating: 0), +)
  return simd_normalize(sum)
}
