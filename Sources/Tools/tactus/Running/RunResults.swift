import CommandKit
import Glibc
import Phone
import PhoneInProcess
import PhoneScript

/// The folder that a run leaves its results in.
struct RunResults: Sendable {
  private let folder: String
  private let scale: Int?

  /// Makes the folder where it is missing.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - scale: Pixels a point of pictures; `nil` for as many as apps draw.
  /// - Throws: `CommandFailure`.
  init(_ folder: String, scale: Int? = nil) throws {
    (self.folder, self.scale) = (folder, scale)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw CommandFailure(
        .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(folder))
    }
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Keeps what the screen showed, as a picture and as a list.
  ///
  /// - Throws: `CommandFailure`.
  func keep(_ snapshot: ScriptRun.Snapshot) throws {
    let picture: ScreenPicture
    do {
      picture = try ScreenPicture(snapshot.frame, on: snapshot.phone.model.screen, scale: scale)
    } catch {
      throw CommandFailure(
        .unreadableInput, "what the app shows cannot be painted: \(error)",
        at: SourceLocation(path("\(snapshot.name).png")))
    }
    try OutputFile.write(picture.png(), to: path("\(snapshot.name).png"))
    try OutputFile.write(
      text: snapshot.elements.json.description + "\n", to: path("\(snapshot.name).json"))
  }

  /// Keeps the logs of a phone.
  ///
  /// - Throws: `CommandFailure`.
  func keep(_ phone: PhoneInProcess) throws {
    try OutputFile.write(text: phone.log.json, to: path("haptics.jsonl"))
    let notes = phone.notes.map { $0.json + "\n" }.joined()
    try OutputFile.write(text: notes, to: path("notes.jsonl"))
  }
}
