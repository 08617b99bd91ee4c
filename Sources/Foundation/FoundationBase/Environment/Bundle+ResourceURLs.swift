import Foundation

// The URLs of a bundle's resources as on an iPhone, as values instead of references. Client code
// that names Foundation's own methods gets these.
extension Bundle {
  /// Returns the URLs of the resources with a file name extension; `nil` if the folder is missing.
  public func _urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }

  /// Returns the URLs of the localized resources with a file name extension; `nil` if the folder is
  /// missing.
  public func _urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    urls(
      forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?
      .map { $0 as URL }
  }

  /// Returns the URLs of the resources of a folder with a file name extension; `nil` if the folder
  /// is missing.
  public class func _urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL)?
      .map { $0 as URL }
  }
}
