import Glibc
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
  ///   - scale: The pixels per point of pictures; `nil` for the screen's.
  /// - Throws: `CommandFailure`.
  init(_ folder: String, scale: Int? = nil) throws {
    (self.folder, self.scale) = (folder, scale)
    try OutputFolder.create(folder)
  }

  /// Makes room for a new recording.
  ///
  /// - Parameter overwrites: Whether the files of an earlier recording are removed; links are
  ///   removed, not followed.
  /// - Throws: `CommandFailure` if there are such files otherwise.
  func prepare(overwrites: Bool) throws {
    let output = path("output.txt")
    let files = ["script.jsonl", "haptics.jsonl"].map(path) + [output] + OutputHistory.kept(output)
    for file in files {
      var status = stat()
      guard lstat(file, &status) == 0 else { continue }
      guard overwrites else {
        throw CommandFailure(
          .cannotCreateOutput, "the folder already has a recording", at: SourceLocation(file),
          hint: "Choose another folder, or pass --overwrite.")
      }
      guard unlink(file) == 0 else {
        throw CommandFailure(
          .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(file))
      }
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

  /// Prints the warnings that the frameworks have written to the app's output, such as an action
  /// that its target does not implement.
  func reportWarnings(to console: Console) {
    let output = path("output.txt")
    for file in OutputHistory.kept(output) + [output] {
      guard let source = try? SourceText.read(file) else { continue }
      let start = "tactus: warning: "
      let lines = source.text(source.start..<source.bytes.count).split(separator: "\n")
      for (index, line) in lines.enumerated() where line.hasPrefix(start) {
        // Further lines of a warning are indented (Crashes.CR8).
        let rest = lines[(index + 1)...].prefix { $0.hasPrefix("  ") }
        let text = ([line.dropFirst(start.count)] + rest).joined(separator: "\n")
        console.warn(text, at: SourceLocation(file))
      }
    }
  }

  /// The warning of an app that shows nothing at the end of its launch (Crashes.CR12); `nil` for
  /// none.
  var reasonForEmptyScreen: String? {
    let output = path("output.txt")
    for file in OutputHistory.kept(output) + [output] {
      guard let source = try? SourceText.read(file) else { continue }
      let lines = source.text(source.start..<source.bytes.count).split(separator: "\n")
      let found = lines.first {
        $0.hasPrefix("tactus: warning: ") && $0.contains(" at the end of the launch")
      }
      if let found { return String(found.dropFirst("tactus: warning: ".count)) }
    }
    return nil
  }

  /// Saves the logs of phones, one after another.
  ///
  /// - Throws: `CommandFailure`.
  func keep(_ phones: [PhoneHost]) throws {
    try OutputFile.write(text: phones.map(\.log.json).joined(), to: path("haptics.jsonl"))
    let notes = phones.flatMap(\.notes).map { $0.json + "\n" }.joined()
    try OutputFile.write(text: notes, to: path("notes.jsonl"))
  }
}
