/// The resources of a test target.
///
/// The tests of many packages run in an Xcode project as well, whose test target has the pictures
/// and other files in its folder as resources. There `Bundle(for:)` of a test class finds them,
/// whatever the package's manifest declares. So links to such files lie beside the test bundle.
struct TestResources {
  private let resources: [ResourceFile]

  /// The paths of the resources.
  var paths: [String] { resources.map(\.path) }

  /// Finds the resources of a compiler call; none for a module without tests.
  ///
  /// - Parameters:
  ///   - call: The call that compiles the module.
  ///   - imports: The modules that its files import.
  init(of call: CompilerCall, imports: Set<String>) {
    let isTest = !imports.isDisjoint(with: ["XCTest", "Testing"])
    let folder = isTest ? call.sourceFolder : nil
    resources = folder.map { ResourceFile.all(in: $0, suffixes: Self.suffixes) } ?? []
  }

  /// Links the resources into a folder, except those whose names exist there.
  ///
  /// - Parameter folder: The path of the folder with the test bundle.
  func link(into folder: String) {
    for resource in resources { resource.link(into: folder) }
  }

  /// The suffixes of the files and folders that Xcode copies or compiles into a bundle.
  private static let suffixes: Set<String> = [
    "aac", "ahap", "aif", "aiff", "bundle", "caf", "csv", "data", "gif", "heic", "htm", "html",
    "jpeg", "jpg", "json", "lproj", "m4a", "mov", "mp3", "mp4", "nib", "otf", "pdf", "plist", "png",
    "storyboard", "strings", "stringsdict", "svg", "tiff", "ttf", "txt", "wav", "webp", "xcassets",
    "xib", "xml", "zip",
  ]
}
