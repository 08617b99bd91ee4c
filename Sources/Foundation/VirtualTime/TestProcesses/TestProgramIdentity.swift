private import CoreFoundation
import TactusRegion
import TactusThreads

/// The identity of a program that runs a package's tests (AppLife.PT20).
///
/// In Xcode, the tests of a package run in a tool with a bundle identifier. Here the program lies
/// in the build folder, which has no property list, as its other programs would have it, too.
enum TestProgramIdentity {
  /// The further entries of the property list of Xcode's tool: its name, and the version and build
  /// of Xcode 16.0.
  ///
  /// - Source: headers of requests with these values, in tests of public packages on iOS 18.0's
  ///   simulator. Confidence: reported.
  static let entries = [
    "CFBundleExecutable": "xctest", "CFBundleName": "xctest",
    "CFBundleShortVersionString": "16.0", "CFBundleVersion": "23504",
  ]

  /// Gives the main bundle an identifier and a version, if the process runs a test bundle and has
  /// none; `TACTUS_TEST_HOST=0` turns that off.
  static func prepare() {
    guard TestProcess.isCurrent,
      ProcessInfo.processInfo.environment["TACTUS_TEST_HOST"] != "0",
      let bundle = CoreFoundation.CFBundleGetMainBundle(),
      CFBundleGetIdentifier(bundle) == nil,
      let information = CFBundleGetInfoDictionary(bundle), CFDictionaryGetCount(information) == 0,
      let identifierKey = kCFBundleIdentifierKey
    else { return }
    // A program without a property list has an empty dictionary, which Core Foundation made itself,
    // and which can be changed (measured, Swift 6.3 on Linux).
    // Both types are the same one to C, but not to Swift, which would refuse to cast the object.
    let list = Swift.Unmanaged<CFMutableDictionary>
      .fromOpaque(Swift.Unmanaged.passUnretained(information).toOpaque()).takeUnretainedValue()
    func set(_ key: AnyObject, _ value: String) {
      CFDictionarySetValue(
        list, Unmanaged.passRetained(key).toOpaque(),
        Unmanaged.passRetained(NSString(string: value)).toOpaque())
    }
    set(identifierKey, PackageTestTool.identifier)
    for (key, value) in entries { set(NSString(string: key), value) }
  }
}

/// Prepares the test program's identity before `main`.
private enum TestProgramLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = { TestProgramIdentity.prepare() }
}
