/// The use of a file in a target, by its ending.
package enum FileKind: Sendable {
  /// Swift source.
  case swift
  /// C source.
  case c
  /// Objective-C or C++ source.
  case objectiveC
  /// A header.
  case header
  /// A file of the bundle.
  case resource
  /// A file that only Xcode reads.
  case ignored

  /// Returns the kind of a file.
  package init(_ path: String) {
    switch Paths.ending(of: path) {
    case "swift": self = .swift
    case "c": self = .c
    case "m", "mm", "cc", "cpp", "cxx", "c++", "s": self = .objectiveC
    case "h", "hh", "hpp", "hxx", "pch", "modulemap": self = .header
    case "a", "app", "appex", "entitlements", "framework", "metal", "o", "dylib", "tbd", "xcconfig",
      "xcframework", "xcodeproj", "xcworkspace", "xctest", "xctestplan", "intentdefinition",
      "docc", "playground", "apinotes", "swiftmodule", "gyb", "y", "l":
      self = .ignored
    default: self = .resource
    }
  }

  /// The endings of folders that are one file to Xcode.
  package static let wholeFolders: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "icon", "nib", "playground", "rtfd", "scnassets",
    "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj",
    "xcstickers", "xctest", "xcworkspace",
  ]
}
