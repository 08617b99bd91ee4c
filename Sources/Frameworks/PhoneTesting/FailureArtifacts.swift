internal import Glibc
import TactusPhone
import TactusPhoneHost
import TactusPhoneScript
import TactusScreenComposition

/// The files that a phone leaves for `tactus test`: its last screen as an image, and its haptic
/// log.
///
/// They are written if `TACTUS_TEST_PHONES` names a folder; `tactus test` removes those of passed
/// tests.
struct FailureArtifacts {
  private let path: String

  /// Names the files after the source location that created the phone; fails if no files are
  /// requested.
  @MainActor init?(function: String, file: String, line: UInt) {
    guard let text = getenv("TACTUS_TEST_PHONES"), text.pointee != 0 else { return nil }
    // `Module/File.swift`, and the name of the function without its labels.
    let place = file.split(separator: "/").joined(separator: ".")
    let name = function.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    Self.count += 1
    // Test processes may run in parallel.
    path = "\(String(cString: text))/\(place)-\(line)-\(String(name))-\(getpid()).\(Self.count)"
  }

  /// Writes the files; a failure to write does not fail the test.
  @MainActor func write(_ host: PhoneHost) {
    let state = host.state
    let composition = state.composition(at: state.now, isPicture: true)
    guard let frame = try? ScreenComposer(state.model).frame(of: composition) else { return }
    if let picture = try? ScreenImage(frame, on: state.model.screen, scale: 1).png() {
      write(picture, to: path + ".png")
    }
    write(Array(host.log.json.utf8), to: path + ".jsonl")
  }

  @MainActor private static var count = 0

  private func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
