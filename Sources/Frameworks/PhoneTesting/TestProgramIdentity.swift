private import CoreFoundation
import Foundation

/// The identity of a program that runs a package's tests (AppLife.PT20).
///
/// In Xcode, the tests of a package run in a tool with a bundle identifier. Here the program lies
/// in the build folder, which has no property list, as its other programs would have it, too.
enum TestProgramIdentity {
  /// The identifier of Xcode's tool.
  ///
  /// - Source: `Bundle.main.bundleIdentifier` in a package's test, in public reports. Confidence:
  ///   measured.
  static let identifier = "com.apple.dt.xctest.tool"

  /// Gives the main bundle an identifier, if the process runs a test bundle and has none;
  /// `TACTUS_TEST_HOST=0` turns that off.
  static func prepare() {
    guard CommandLine.arguments.first?.hasSuffix(".xctest") == true,
      ProcessInfo.processInfo.environment["TACTUS_TEST_HOST"] != "0",
      let bundle = CoreFoundation.CFBundleGetMainBundle(),
      CFBundleGetIdentifier(bundle) == nil,
      let information = CFBundleGetInfoDictionary(bundle), CFDictionaryGetCount(information) == 0,
      let key = kCFBundleIdentifierKey
    else { return }
    // A program without a property list has an empty dictionary, which Core Foundation made itself,
    // and which can be changed (measured, Swift 6.3 on Linux).
    CFDictionarySetValue(
      unsafeDowncast(information, to: CFMutableDictionary.self),
      Unmanaged.passRetained(key).toOpaque(),
      Unmanaged.passRetained(NSString(string: identifier)).toOpaque())
  }
}

/// Prepares the test program's identity before `main`.
private enum TestProgramLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = { TestProgramIdentity.prepare() }
}
