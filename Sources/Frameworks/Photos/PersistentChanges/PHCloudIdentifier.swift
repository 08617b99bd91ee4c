/// The identifier of an object of the photo library in iCloud, which no object here has
/// (Device.PH14).
public struct PHCloudIdentifier: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The string, which other devices understand.
  public let stringValue: String

  /// Creates an identifier from a string.
  public init(stringValue: String) { self.stringValue = stringValue }

  /// Creates an identifier from a string.
  public init(archivalStringValue: String) { self.init(stringValue: archivalStringValue) }

  /// The string, which other devices understand.
  public var archivalStringValue: String { stringValue }

  /// The text.
  public var description: String { stringValue }
}

extension PHPhotoLibrary {
  /// Returns for each identifier that no object has it (Device.PH14).
  public func cloudIdentifierMappings(
    forLocalIdentifiers localIdentifiers: [String]
  ) -> [String: Result<PHCloudIdentifier, any Error>] {
    Dictionary(
      localIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) },
      uniquingKeysWith: { $1 })
  }

  /// Returns for each identifier that no object has it (Device.PH14).
  public func localIdentifierMappings(
    for cloudIdentifiers: [PHCloudIdentifier]
  ) -> [PHCloudIdentifier: Result<String, any Error>] {
    Dictionary(
      cloudIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) },
      uniquingKeysWith: { $1 })
  }
}
