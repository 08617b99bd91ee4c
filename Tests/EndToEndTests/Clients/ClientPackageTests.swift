import Foundation
import TestSupport
import Testing

/// Tests the packages of `Tests/Clients`, built and tested unchanged with the Swift SDK.
@Suite(.enabled(if: BuiltProducts.hasFrameworks)) struct ClientPackageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The environment of a new user.
  private var environment: [String: String] {
    [
      "XDG_CONFIG_HOME": folder.path("config"),
      "XDG_CACHE_HOME": folder.path("cache"), "PULSE_SERVER": "unix:\(folder.path("none"))",
    ]
  }

  private func tactus(
    _ arguments: String..., setting: [String: String] = [:]
  ) throws -> FinishedProcess {
    try FinishedProcess(
      FinishedProcess.builtTactus.path, arguments,
      environment: environment.merging(setting) { $1 }, in: folder.url)
  }

  private func swift(_ arguments: String..., in client: String) throws -> FinishedProcess {
    try FinishedProcess(
      "swift", arguments, environment: environment, in: folder.url.appending(path: client))
  }

  /// Copies a package without its build products.
  private func copy(_ client: String) throws {
    let source = SharedFolder.project.appending(path: "Tests/Clients/\(client)")
    for name in ["Package.swift", "Sources", "Tests"] {
      let file = source.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: client), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: file, to: folder.url.appending(path: "\(client)/\(name)"))
    }
  }

  @Test("A package of 2024 is built and tested unchanged, and leaves its results for CI")
  func heartbeat() throws {
    try copy("Heartbeat")
    let installed = try tactus("sdk", "install")
    #expect(installed.status == 0, "\(installed.errorText)")
    #expect(installed.errorText.isEmpty, "\(installed.errorText)")
    #expect(try swift("sdk", "list", in: "Heartbeat").text == "tactus\n")
    #expect(try tactus("sdk", "path").text == installed.text)

    // XCTest and Swift Testing, on the main actor and off it, with a pressed phone.
    let tested = try swift("test", "--swift-sdk", "tactus", in: "Heartbeat")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 4 tests, with 0 failures"))
    // With lowering there is one more test, for iOS only.
    let count = BuiltProducts.hasRewriter ? 6 : 5
    #expect(tested.text.contains("Test run with \(count) tests in 2 suites passed"))

    // Installed again, nothing is built again.
    #expect(try tactus("sdk", "install").status == 0)
    let again = try swift("build", "--build-tests", "--swift-sdk", "tactus", in: "Heartbeat")
    #expect(!again.text.contains("Compiling"), "\(again.text)")

    let failed = try tactus("test", "Heartbeat", "-o", "out", setting: ["HEARTBEAT_FAILS": "1"])
    #expect(failed.status == 1, "\(failed.errorText)")
    let report = folder.text("out/tests.xml")
    #expect(report.contains(#"classname="HeartbeatPlayerTests" name="testBeats""#))
    #expect(report.contains(#"name="pressingIsFelt()""#) && report.contains("<failure message="))
    #expect(folder.text("out/haptics.jsonl").contains(#""generator": "player""#))
    #expect(folder.text("out/output.txt") == failed.text)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("out/failures"))
    #expect(left.map { ($0 as NSString).pathExtension }.sorted() == ["jsonl", "png"])
    #expect(left.allSatisfy { $0.contains("PressingTests") && $0.contains("-pressingIsFelt-") })

    // The app, in release, where the optimizer reads the frameworks' modules more closely.
    let built = try swift(
      "build", "-c", "release", "--product", "Heartbeat", "--swift-sdk", "tactus", in: "Heartbeat")
    #expect(built.status == 0, "\(built.text)\(built.errorText)")
    try folder.write(
      """
      {"wait": 0.5}
      {"tap": {"label": "Heart"}}
      {"expect": {"haptics": 2}}
      {"snapshot": "beaten"}
      """, to: "beat.jsonl")
    let run = try tactus(
      "run", "Heartbeat/.build/release/Heartbeat", "--script", "beat.jsonl", "--out", "run")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(folder.text("run/beaten.json").contains("Heart"))

    #expect(try tactus("sdk", "uninstall").status == 0)
    #expect(try tactus("sdk", "path").status == 1)
    #expect(try swift("sdk", "list", in: "Heartbeat").text.contains("No Swift SDKs"))
  }

  @Test(
    "A package that compares pictures by Core Image and Accelerate is tested unchanged",
    .enabled(if: BuiltProducts.hasRewriter))
  func darkroom() throws {
    try copy("Darkroom")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try swift("test", "--swift-sdk", "tactus", in: "Darkroom")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 4 tests, with 0 failures"))
    // Each line says what is missing, where the package uses it.
    let output = tested.text + tested.errorText
    for line in [
      "WKWebView: web pages are not loaded here; the view is empty, and each load fails, at ",
      "SCNView: scenes are not drawn here; the view is empty, at ",
      "CIFilter: there is no filter CIPhotoEffectNoir, at ",
    ] {
      #expect(output.contains("tactus: warning: \(line)"), "\(output)")
    }
  }

  @Test(
    "A package of 2019 with selectors, optional members and target-action is tested unchanged",
    .enabled(if: BuiltProducts.hasRewriter))
  func paint() throws {
    try copy("Paint")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try swift("test", "--swift-sdk", "tactus", in: "Paint")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 7 tests, with 0 failures"))

    // An error names the line and column in the package's own file.
    let file = "Paint/Sources/PaintKit/PaintViewController.swift"
    let mistaken = folder.text(file).replacing(
      "    strokes = 0\n", with: "    strokes = \"0\"\n")
    try folder.write(mistaken, to: file)
    let line =
      try #require(
        mistaken.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("\"0\"") }) + 1
    let broken = try swift("build", "--swift-sdk", "tactus", in: "Paint")
    #expect(broken.status != 0)
    #expect(broken.text.contains("\(folder.path(file)):\(line):15: error:"), "\(broken.text)")
  }

  @Test(
    "AppLife.PT27. A scene app's tests are the same in a new clone and after a run of the app",
    .enabled(if: BuiltProducts.hasRewriter))
  func scenes() throws {
    try FileManager.default.copyItem(
      at: SharedFolder.project.appending(path: "Examples/Templates/TestedApp"),
      to: folder.url.appending(path: "TestedApp"))
    #expect(try tactus("sdk", "install").status == 0)
    func test() throws {
      let tested = try swift("test", "--swift-sdk", "tactus", in: "TestedApp")
      #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
      #expect(tested.text.contains("Executed 4 tests, with 0 failures"))
      #expect(tested.text.contains("Test run with 1 test in 1 suite passed"))
    }
    try test()
    let script = SharedFolder.project.appending(path: "Examples/Templates/SceneApp/run.jsonl").path
    func run(_ app: String) throws {
      let run = try tactus("run", app, "--script", script, "--out", "out")
      #expect(run.status == 0, "\(run.errorText)")
    }
    // The program alone, before anything was run, has the property list of its package, too.
    try run("TestedApp/.build/debug/TestedApp")
    try run("TestedApp")
    let list = folder.path("TestedApp/.build/debug/Info.plist")
    #expect(!FileManager.default.fileExists(atPath: list))
    try test()
  }

  @Test("AppLife.PT19. The tests after one that ends its process run in another process")
  func crashes() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Fuse", targets: [.testTarget(name: "FuseTests")])

      """, to: "Fuse/Package.swift")
    try folder.write(
      """
      import XCTest

      final class FuseTests: XCTestCase {
        func testA() {
          var status = stat()
          XCTAssertEqual(stat(NSHomeDirectory(), &status), 0)
          // The name of this field on an iPhone.
          XCTAssertGreaterThan(status.st_mtimespec.tv_sec, 0)
        }
        func testBlown() { XCTAssertNotNil([Int]()[Int(NSNumber(value: 7).intValue)]) }
        func testC() async {}
        func testEnds() { exit(3) }
        func testRaised() { NSException(name: .genericException, reason: "wet", userInfo: nil).raise() }
        func testWrong() { XCTFail("dark") }
        // XCTest alone: the file has Foundation's methods by ours.
        func testZ() throws {
          var file = FileManager.default.temporaryDirectory.appendingPathComponent("fuse")
          try Data().write(to: file)
          var values = URLResourceValues()
          values.isExcludedFromBackup = true
          try file.setResourceValues(values)
          let again = URL(fileURLWithPath: file.path)
          let found = try again.resourceValues(forKeys: [.isExcludedFromBackupKey])
          XCTAssertEqual(found.isExcludedFromBackup, true)
        }
      }

      """, to: "Fuse/Tests/FuseTests/FuseTests.swift")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try swift("test", "--swift-sdk", "tactus", in: "Fuse")
    #expect(tested.status == 1, "\(tested.text)\(tested.errorText)")
    // SwiftPM reads the output and the errors from two pipes, so a line may follow part of another.
    let text = tested.text
    #expect(text.contains("Executed 7 tests, with 4 failures (3 unexpected)"), "\(text)")
    #expect(
      text.contains("Tests ended their process 3 times; all processes together:"), "\(text)")
    for (test, reason) in [
      ("Blown", "was ended by signal 4"), ("Ends", "ended with status 3"),
      ("Raised", "was ended by signal 4"),
    ] {
      let start = "<unknown>:0: error: FuseTests.test\(test) : the process \(reason)"
      #expect(text.contains(start), "\(text)")
      #expect(
        text.contains("Test Case 'FuseTests.test\(test)' failed (0.0 seconds)"), "\(text)")
    }
    for test in ["A", "C", "Z"] {
      #expect(text.contains("Test Case 'FuseTests.test\(test)' passed"), "\(text)")
    }
    // One test that ends its process, and none after it.
    let one = try swift(
      "test", "--swift-sdk", "tactus", "--filter", "testBlown", in: "Fuse")
    #expect(one.status == 1 && one.text.contains("Executed 1 test, with 1 failure (1 unexpected)"))
    let passed = try swift("test", "--swift-sdk", "tactus", "--filter", "testA", in: "Fuse")
    #expect(passed.status == 0 && !passed.text.contains("all processes together"))
  }

  // XCTest.XT1–XT16. AppLife.PT20. UITesting.UP4. UITesting.US2.
  @Test(
    "Tests that use what Xcode's XCTest has are run unchanged",
    .enabled(if: BuiltProducts.hasRewriter))
  func barometer() throws {
    try copy("Barometer")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try tactus("test", "Barometer", "-o", "out")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 42 tests, with 5 tests skipped and 0 failures"))
    #expect(tested.text.firstMatch(of: #/\.swift:\d+:\d+: warning/#) == nil, "\(tested.text)")
    // An expected failure is a line, and none of the test.
    #expect(
      tested.text.contains(
        "expected failure: ExpectedFailureTests.testClosure : failed - leak (Leaks)"))
    #expect(tested.text.contains("warning: IssueTests.testWarning : clouds"))
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path("out/attachments"))
    #expect(
      kept.sorted() == [
        "AttachmentTests.testKept-1-forecast.txt", "AttachmentTests.testKept-2-attachment.plist",
        "AttachmentTests.testKept-3-sky.png",
      ])
    #expect(folder.text("out/attachments/AttachmentTests.testKept-1-forecast.txt") == "fair")

    let failed = try tactus(
      "test", "Barometer", "-o", "failed", setting: ["BAROMETER_FAILS": "1"])
    #expect(failed.status == 1, "\(failed.errorText)")
    #expect(failed.text.contains("Executed 42 tests, with 6 failures (1 unexpected)"))
    for text in [
      "testMissing : Expected failure 'no storm' but none recorded",
      "testUnmatched : failed - hail", "testUnmatched : Expected failure 'rain' but none recorded",
      "testDisabled : failed - always", "testStops : failed - first", "testThrows : threw error",
    ] { #expect(failed.text.contains("error: FailingTests.\(text)"), "\(failed.text)") }
    // The test ends at its first failure.
    #expect(!failed.text.contains("failed - second"))
    #expect(folder.text("failed/attachments/FailingTests.testMissing-1-attachment.txt") == "calm")
  }

  // AppLife.PT8.
  @Test(
    "A package's timers use the phone's clock whatever its files import, and its tests can wait",
    .enabled(if: BuiltProducts.hasRewriter))
  func eggTimer() throws {
    try copy("EggTimer")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try swift(
      "test", "--swift-sdk", "tactus", "--enable-code-coverage", in: "EggTimer")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 22 tests, with 0 failures"))
    #expect(!tested.text.contains("warning:"), "\(tested.text)")
    #expect(!tested.errorText.contains("libSwiftScan"), "\(tested.errorText)")
    // Coverage names the package's own files.
    let covered = folder.text("EggTimer/.build/debug/codecov/EggTimer.json")
    #expect(covered.contains(folder.path("EggTimer/Sources/EggKit/KitchenTimers.swift")))
  }

  @Test(
    "A package of 2018 with system sounds, a session and a player is tested unchanged",
    .enabled(if: BuiltProducts.hasRewriter))
  func buzz() throws {
    try copy("Buzz")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try tactus("test", "Buzz", "-o", "out", "--model", "iphone-8")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 15 tests, with 0 failures"))
    let misspelled = try tactus("test", "Buzz", "--model", "iphone8")
    #expect(misspelled.status == 64, "\(misspelled.errorText)")
    #expect(misspelled.errorText.contains("did you mean iphone-8?"))
    let log = folder.text("out/haptics.jsonl")
    #expect(log.contains(#""generator": "sound", "style": "peek""#) && log.contains("vibration"))
  }

  @Test(
    "An app of today with diffable rows, menus, symbols and previews is tested unchanged",
    .enabled(if: BuiltProducts.hasRewriter))
  func pantry() throws {
    try copy("Pantry")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try swift("test", "--swift-sdk", "tactus", in: "Pantry")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 11 tests, with 0 failures"))
    #expect(tested.text.firstMatch(of: #/\.swift:\d+:\d+: warning/#) == nil, "\(tested.text)")
  }

  @Test(
    "A package whose notes are saved, shared, previewed and printed is tested unchanged",
    .enabled(if: BuiltProducts.hasRewriter))
  func notebook() throws {
    try copy("Notebook")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try swift("test", "--swift-sdk", "tactus", in: "Notebook")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 18 tests, with 0 failures"))
    #expect(tested.text.contains("Test run with 3 tests in 1 suite passed"))
    #expect(tested.text.firstMatch(of: #/\.swift:\d+:\d+: warning/#) == nil, "\(tested.text)")
  }

  // AppLife.PT15: the package's test of its folders.
  @Test(
    "A package that uses a dozen small frameworks is tested unchanged",
    .enabled(if: BuiltProducts.hasRewriter))
  func fieldNotes() throws {
    try copy("FieldNotes")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try swift("test", "--swift-sdk", "tactus", in: "FieldNotes")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Executed 16 tests, with 0 failures"))
    #expect(tested.text.firstMatch(of: #/\.swift:\d+:\d+: warning/#) == nil, "\(tested.text)")
  }

  @Test(
    "A package with modules called Phone, Haptics, Selectors, Screen and Simulator is tested unchanged",
    .enabled(if: BuiltProducts.hasRewriter))
  func namesakes() throws {
    try copy("Namesakes")
    #expect(try tactus("sdk", "install").status == 0)
    let tested = try swift("test", "--swift-sdk", "tactus", in: "Namesakes")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    // Three methods, and two examples of a spec, of which one is shared by a configuration.
    #expect(tested.text.contains("Executed 5 tests, with 0 failures"), "\(tested.text)")
    #expect(tested.text.contains("Test Case 'RingSpec.a ring lasts' passed"))
  }

  @Test(
    "An app of 2016, a folder of sources, runs unchanged", .enabled(if: BuiltProducts.hasRewriter))
  func clicker() throws {
    let source = SharedFolder.project.appending(path: "Tests/Clients/Clicker").path
    let run = try tactus("run", source, "--script", source + "/click.jsonl", "--out", "out")
    #expect(run.status == 0, "\(run.errorText)")
    // A tap, a timer with a selector, a long press with a private one.
    let log = folder.text("out/haptics.jsonl")
    #expect(log.contains("selection") && log.contains("light") && log.contains("warning"))
    // The SDK for Tactus's own use is not installed for the user.
    #expect(try tactus("sdk", "path").status == 1)
  }

  @Test("The test in the README passes with the example that it presses")
  func readme() throws {
    let readme = try String(
      contentsOf: SharedFolder.project.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(
      readme.firstMatch(of: #/```swift\n(import PhoneTesting\n.*?)```/#.dotMatchesNewlines()))
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kitchen", platforms: [.iOS(.v16)],
        targets: [
          .executableTarget(name: "Scale"),
          .testTarget(name: "ScaleTests", dependencies: ["Scale"]),
        ])
      """, to: "Kitchen/Package.swift")
    try folder.write(String(shown.1), to: "Kitchen/Tests/ScaleTests/ScaleTests.swift")
    let example = SharedFolder.project.appending(path: "Examples/Scale")
    for name in try FileManager.default.contentsOfDirectory(atPath: example.path)
    where name.hasSuffix(".swift") {
      let source = try String(contentsOf: example.appending(path: name), encoding: .utf8)
      try folder.write(source, to: "Kitchen/Sources/Scale/\(name)")
    }
    let tested = try tactus("test", "Kitchen")
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("weighs() passed"))
  }

  @Test("An app needs no test framework", .enabled(if: BuiltProducts.hasFrameworks))
  func noTestFrameworks() throws {
    let library = BuiltProducts.folder.appending(path: "libUIKit.so").path
    let needed = try FinishedProcess("ldd", [library])
    #expect(needed.status == 0 && needed.text.contains("libswiftCore.so"), "\(needed.errorText)")
    #expect(!needed.text.contains("libTesting.so") && !needed.text.contains("libXCTest.so"))
    // Phones in tests load what knows them.
    let ofTests = BuiltProducts.folder.appending(path: "libTactusTestFrameworks.so").path
    let neededByTests = try FinishedProcess("ldd", [ofTests])
    #expect(neededByTests.text.contains("libTesting.so"), "\(neededByTests.errorText)")
  }

  @Test("A missing toolchain or an unwritable folder is one error with a hint")
  func troubles() throws {
    try folder.write("#!/bin/sh\nexit 127\n", to: "bin/swiftc", isProgram: true)
    let broken = try tactus("sdk", "install", setting: ["PATH": folder.path("bin")])
    #expect(broken.status == 3 && broken.errorText.contains("swiftc"), "\(broken.errorText)")
    let none = try tactus("sdk", "install", setting: ["PATH": folder.path("empty")])
    #expect(none.status == 3, "\(none.errorText)")
    #expect(none.errorText.contains("no Swift toolchain in PATH"))
    #expect(none.errorText.contains("https://www.swift.org/install"))
    try folder.write("", to: "file")
    let place = try tactus("sdk", "install", "--swift-sdks-path", "file/sdks")
    #expect(place.status == 73 && place.errorText.contains("/file"), "\(place.errorText)")
    let empty = try tactus("test", ".")
    #expect(empty.status == 2 && empty.errorText.contains("Package.swift"))
  }
}

/// The programs that were built together with the tests.
enum BuiltProducts {
  static let folder = FinishedProcess.builtTactus.deletingLastPathComponent()
  /// Whether the frameworks have been built, as they are with all tests.
  static let hasFrameworks = FileManager.default.fileExists(
    atPath: folder.appending(path: "frameworks.json").path)
  static let hasRewriter = FileManager.default.fileExists(
    atPath: folder.appending(path: "tactus-rewrite").path)
}
