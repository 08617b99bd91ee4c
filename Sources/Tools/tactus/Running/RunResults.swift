import TactusCommandKit
import TactusJSON
import TactusPhone
import TactusPhoneHost
import TactusPhoneScript

/// The output folder of a run.
struct RunResults: Sendable {
  private let folder: String
  private let scale: Int?

  /// Creates the folder and its parents if they are missing.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - scale: The pixels a point of pictures; `nil` for the screen's.
  /// - Throws: `CommandFailure`.
  init(_ folder: String, scale: Int? = nil) throws {
    (self.folder, self.scale) = (folder, scale)
    try Folder.create(folder)
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

  /// Prints the warnings that the frameworks have written to the app's output, such as an action
  /// that its target does not implement.
  func reportWarnings(to console: Console) {
    guard let source = try? SourceText.read(path("output.txt")) else { return }
    let start = "tactus: warning: "
    let lines = source.text(source.start..<source.bytes.count).split(separator: "\n")
    for line in lines where line.hasPrefix(start) {
      console.warn(String(line.dropFirst(start.count)), at: SourceLocation(path("output.txt")))
    }
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
