import Foundation
import TestSupport
import Testing

/// Tests the script `tactus` in a project of its own, with a fake toolchain.
@Suite struct WrapperTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.copy("tactus", "Scripts/build-command", "Scripts/is-command-fresh", "Scripts/link")
    try folder.copy("Scripts/module-cache")
    try folder.copy("Scripts/install-packages", "Scripts/packages")
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    try folder.write("// timer", to: "Sources/Tools/tactus/Timer.swift")
    try fake("dpkg-query", "echo installed")
    try fake(
      "swift",
      """
      if [ "$1" = --version ]; then echo "Swift version ${FAKE_VERSION:-6.3.1} (fake)"; exit; fi
      echo "build $TACTUS_TARGETS $*" >> "$FAKE_LOG"
      echo noise
      [ -z "$FAKE_FAILS" ] || exit 1
      while [ "$1" != --scratch-path ]; do shift; done
      mkdir -p "$2/release"
      touch "$2/release/tactus-host"
      cat > "$2/release/tactus" <<'END'
      #!/bin/sh
      for argument; do printf '<%s>' "$argument"; done
      cat
      exit 42
      END
      chmod +x "$2/release/tactus"
      """)
  }

  /// Places a fake program before the system's in `PATH`.
  private func fake(_ name: String, _ script: String) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: "fake/\(name)", isProgram: true)
  }

  private func run(
    _ arguments: [String], as program: String? = nil, in place: URL? = nil,
    environment: [String: String] = [:], input: String = ""
  ) throws -> FinishedProcess {
    let variables = [
      "PATH": "\(folder.path("fake")):/usr/bin:/bin", "FAKE_LOG": folder.path("log"),
    ]
    return try FinishedProcess(
      program ?? folder.path("tactus"), arguments,
      environment: variables.merging(environment) { $1 }, in: place ?? folder.url,
      input: Data(input.utf8))
  }

  private var buildCount: Int {
    folder.text("log").split(separator: "\n").count { $0.hasPrefix("build ") }
  }

  @Test("The first use builds, reports it on standard error, and passes all arguments on")
  func firstUse() throws {
    let first = try run(["check", "", "a b", "*"], input: "piped")
    #expect(first.status == 42)
    #expect(first.text == "<check><><a b><*>piped")
    #expect(first.errorText.contains("tactus: building"))
    #expect(first.errorText.contains("noise"))
    #expect(folder.text("log").contains("build tactus build --package-path"))
  }

  @Test("To check or render a pattern, only the program that does so is built")
  func patterns() throws {
    _ = try run(["check"])
    _ = try run(["render"])
    #expect(buildCount == 1)
    _ = try run(["plot"])
    _ = try run(["plot"])
    #expect(buildCount == 2)
    #expect(folder.text("log").contains(/build tactus(-host)?,tactus(-host)? build --package-path/))
    _ = try run(["check"])
    #expect(buildCount == 2)
  }

  @Test("A later use builds and prints nothing")
  func laterUse() throws {
    _ = try run([])
    let later = try run(["plot"])
    #expect(later.text == "<plot>")
    #expect(later.errorText.isEmpty)
    #expect(buildCount == 1)
  }

  @Test("A changed, added or removed source, or a changed manifest, causes a build")
  func changes() throws {
    // These builds take less time than a tick of the file system's clock, which is some
    // milliseconds. So the test continues when a new file is newer than the stamp.
    func date(of name: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.modificationDate]
        as? Date
    }
    func awaitTick() throws {
      let stamp = try #require(try date(of: ".build/stamps/tactus"))
      repeat {
        try folder.write("", to: "probe")
      } while try #require(try date(of: "probe")) <= stamp
    }
    var expected = 0
    for change: () throws -> Void in [
      {},
      { try folder.write("// changed", to: "Sources/Tools/tactus/Timer.swift") },
      { try folder.write("// added", to: "Sources/Tools/tactus/Bell.swift") },
      {
        try FileManager.default.removeItem(atPath: folder.path("Sources/Tools/tactus/Bell.swift"))
      },
      { try folder.write("// swift-tools-version: 6.1", to: "Package.swift") },
      { try folder.write("{}", to: "Data/Actuators/motor.json") },
    ] {
      try change()
      expected += 1
      #expect(try run([]).status == 42)
      #expect(buildCount == expected)
      _ = try run([])
      #expect(buildCount == expected)
      try awaitTick()
    }
  }

  @Test("A new file with an old date causes a build")
  func oldDate() throws {
    _ = try run([])
    let file = "Sources/Tools/tactus/Timer.swift"
    let stamp =
      try FileManager.default.attributesOfItem(
        atPath: folder.path(".build/stamps/tactus"))[.modificationDate] as? Date
    // The change is later than the build only after a tick of the file system's clock.
    var count = 0
    while buildCount == 1, count < 1_000 {
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(stamp).addingTimeInterval(-60)],
        ofItemAtPath: folder.path(file))
      _ = try run([])
      count += 1
    }
    #expect(buildCount == 2)
  }

  @Test("A missing Swift library causes a build")
  func toolchainGone() throws {
    _ = try run([])
    try folder.write(folder.path("libswiftCore.so") + "\n", to: ".build/stamps/tactus")
    #expect(try run([]).status == 42)
    #expect(buildCount == 2)
  }

  @Test("The wrapper works through a symbolic link, from another folder, and with sh")
  func places() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/timer"), withDestinationPath: "../tactus")
    let root = URL(filePath: "/")
    #expect(try run(["a"], as: folder.path("bin/timer"), in: root).text == "<a>")
    #expect(try run(["tactus", "b"], as: "/bin/sh").text == "<b>")
    #expect(
      try run(["../tactus", "c"], as: "/bin/sh", in: folder.url.appending(path: "bin")).text
        == "<c>")
    #expect(buildCount == 1)
  }

  @Test("Of several concurrent first uses one builds, and the others wait for it")
  func together() async throws {
    let runs = try await withThrowingTaskGroup(of: FinishedProcess.self) { group in
      for number in 0..<4 { group.addTask { try run(["\(number)"]) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(runs.map(\.text)) == ["<0>", "<1>", "<2>", "<3>"])
    #expect(buildCount == 1)
  }

  @Test("A failed build ends with 69, and the next use builds again")
  func failure() throws {
    let failed = try run([], environment: ["FAKE_FAILS": "1"])
    #expect(failed.status == 69)
    #expect(failed.text.isEmpty)
    #expect(failed.errorText.contains("tactus: error: the build failed"))
    #expect(try run([]).status == 42)
    #expect(buildCount == 2)
  }

  @Test(
    "A missing or old Swift is an error that names the required version and its address",
    arguments: [
      "5.9", "6.2", "",
    ])
  func toolchain(version: String) throws {
    if version.isEmpty { try FileManager.default.removeItem(atPath: folder.path("fake/swift")) }
    let run = try run([], environment: ["FAKE_VERSION": version])
    #expect(run.status == 69)
    #expect(run.errorText.contains("6.3"))
    #expect(run.errorText.contains("https://www.swift.org/install"))
    #expect(run.errorText.contains(version.isEmpty ? "no 'swift'" : "Swift \(version)"))
  }

  @Test("Packages that are missing are installed by name, and only they")
  func packages() throws {
    try fake("dpkg-query", "case $* in *libyajl-dev|*git) ;; *) echo installed ;; esac")
    try fake("apt-get", "echo \"apt $*\" >> \"$FAKE_LOG\"")
    try fake("id", "echo 0")
    let sudo = "shift; exec \"$@\""
    try fake("sudo", "[ \"$1\" = env ] && exec \"$@\"; \(sudo)")
    let run = try run([])
    #expect(run.status == 42)
    #expect(run.errorText.contains("installing 2 Debian packages"))
    let log = folder.text("log")
    #expect(
      log.hasPrefix(
        "apt -qq -o DPkg::Lock::Timeout=600 install -y --no-install-recommends libyajl-dev git\n"),
      "\(log)")
  }

  @Test("Packages that cannot be installed are named in the error")
  func offline() throws {
    try fake("dpkg-query", "case $* in *libyajl-dev) ;; *) echo installed ;; esac")
    try fake("apt-get", "echo \"apt $*\" >> \"$FAKE_LOG\"; exit 100")
    try fake("sudo", "exec \"$@\"")
    let run = try run([])
    #expect(run.status == 69)
    #expect(run.errorText.contains("libyajl-dev"))
    #expect(run.errorText.contains("could not be installed"))
    #expect(folder.text("log").contains("apt -qq -o DPkg::Lock::Timeout=600 update"))
    #expect(buildCount == 0)
  }
}
