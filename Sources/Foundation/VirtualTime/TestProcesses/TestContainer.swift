internal import Glibc
import TactusThreads

/// The container of a process that runs a package's tests (AppLife.PT15).
///
/// On an iPhone tests run in an app's container. Here each test process has one of its own, so that
/// tests find the folders and leave the developer's alone.
enum TestContainer {
  /// The folders of a container, outer ones first.
  private static let folders = [
    "/Documents", "/Library", "/Library/Caches", "/Library/Application Support",
    "/Library/Preferences", "/tmp",
  ]

  /// Creates the container in the temporary folder and names it in the environment, if the process
  /// runs a test bundle outside of any container; `TACTUS_TEST_HOST=0` turns that off.
  ///
  /// It is removed when the process ends.
  ///
  /// - Thread: any; before there are other threads, because it changes the environment.
  static func prepare() {
    guard TestProcess.isCurrent, getenv("TACTUS_CONTAINER") == nil,
      text(of: "TACTUS_TEST_HOST") != "0"
    else { return }
    let temporary = text(of: "TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(temporary)/tactus-tests-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { text in
      text.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let root = made else { return }
    for folder in folders { mkdir(root + folder, 0o700) }
    setenv("TACTUS_CONTAINER", root, 1)
    setenv("CFFIXED_USER_HOME", root, 1)
    setenv("TMPDIR", root + "/tmp", 1)
    // The phone of tests, an iPhone 17, as the simulator names it.
    setenv("SIMULATOR_MODEL_IDENTIFIER", "iPhone18,3", 0)
    owner = getpid()
    atexit { if getpid() == TestContainer.owner { TestContainer.remove() } }
  }

  /// Removes the container of the process.
  static func remove() {
    guard owner != 0, let root = text(of: "TACTUS_CONTAINER") else { return }
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The process that created the container; 0 if there is none of its own.
  ///
  /// It is set before there are other threads.
  ///
  /// Unchecked because there is one thread when it is set.
  nonisolated(unsafe) private static var owner: Int32 = 0

  private static func text(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }
}

/// Prepares the container and the process of the tests before `main` and before any other code of
/// Swift.
private enum TestProcessLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    TestContainer.prepare()
    TestSupervisor.start()
  }
}
