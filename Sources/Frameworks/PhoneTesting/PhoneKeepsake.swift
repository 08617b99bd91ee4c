internal import Glibc
import Phone
import PhoneInProcess
import PhoneScript

/// What a phone leaves behind for `tactus test`: its last screen as a picture, and its haptic log.
///
/// Only where `TACTUS_TEST_PHONES` names a folder; what belongs to tests that passed is removed there.
struct PhoneKeepsake {
  private let path: String

  /// Names the files after where the phone was made; `nil` where none are wanted.
  @MainActor init?(function: String, file: String, line: UInt) {
    guard let text = getenv("TACTUS_TEST_PHONES"), text.pointee != 0 else { return nil }
    // `Module/File.swift`, and the name of a function without its labels.
    let place = file.split(separator: "/").joined(separator: ".")
    let name = function.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    Self.count += 1
    // Test processes may run side by side.
    path = "\(String(cString: text))/\(place)-\(line)-\(String(name))-\(getpid()).\(Self.count)"
  }

  /// Writes the files; a test does not fail for what cannot be written.
  @MainActor func keep(_ phone: PhoneInProcess) {
    let state = phone.state
    guard let frame = state.foreground.flatMap(state.frame) else { return }
    if let picture = try? ScreenPicture(frame, on: state.model.screen, scale: 1).png() {
      write(picture, to: path + ".png")
    }
    write(Array(phone.log.json.utf8), to: path + ".jsonl")
  }

  @MainActor private static var count = 0

  private func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
