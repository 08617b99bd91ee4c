import Foundation

/// A sighting as a server sends it, read in the way of old packages: by subscripts of `AnyObject`.
public struct Sighting {
  public let name: String?
  public let places: [String]

  public init(_ json: Any) {
    name = (json as AnyObject)["name"] as? String
    let list = (json as AnyObject)["places"] as AnyObject?
    places = (0..<2).compactMap { list?[$0] as? String }
  }

  /// The folder for pictures that can be loaded again.
  public static var folder: String {
    NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true)[0] + "/Sightings"
  }
}
