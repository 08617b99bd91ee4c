import Glibc
import TactusCommandKit
import TactusPhone
import TactusPhoneHost
import TactusPhoneScript

/// The output folder of a run.
struct RunResults: Sendable {
  private let folder: String
  private let scale: Int?

  /// Creates the folder if it is missing.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - scale: The pixels a point of pictures; `nil` for the screen's.
  /// - Throws: `CommandFailure`.
  init(_ folder: String, scale: Int? = nil) throws {
    (self.folder, self.scale) = (folder, scale)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw CommandFailure(
        .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(folder))
    }
  }

  /// Returns the path of a file in it.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Saves a snapshot as a picture and an element tree.
  ///
  /// - Throws: `CommandFailure`.
  func keep(_ snapshot: ScriptRun.Snapshot) throws {
    let picture: ScreenImage
    do {
      picture = try ScreenImage(snapshot.frame, on: snapshot.phone.model.screen, scale: scale)
    } catch {
      throw CommandFailure(
        .unreadableInput, "the app's screen cannot be painted: \(error)",
        at: SourceLocation(path("\(snapshot.name).png")))
    }
    try OutputFile.write(picture.png(), to: path("\(snapshot.name).png"))
    try OutputFile.write(
      text: snapshot.elements.json.description + "\n", to: path("\(snapshot.name).json"))
  }

  /// Saves the logs of a phone.
  ///
  /// - Throws: `CommandFailure`.
  func keep(_ phone: PhoneHost) throws {
    try OutputFile.write(text: phone.log.json, to: path("haptics.jsonl"))
    let notes = phone.notes.map { $0.json + "\n" }.joined()
    try OutputFile.write(text: notes, to: path("notes.jsonl"))
  }
}
