/// The state of the download of a file in iCloud; no file here is in iCloud.
public struct URLUbiquitousItemDownloadingStatus: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a status from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The newest version is on the phone.
  public static let current = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
  /// An older version is on the phone.
  public static let downloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  /// The file is not on the phone.
  public static let notDownloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}
