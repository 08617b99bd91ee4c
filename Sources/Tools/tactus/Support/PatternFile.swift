import CommandKit
import HapticFormats
import HapticPatterns
import PositionedText
import TextForms

/// A pattern file as every command but `check` reads it.
struct PatternFile {
  /// The file as it was named; `-` is standard input.
  let path: String
  /// The pattern, with all repairs that reading makes.
  let pattern: HapticPattern

  /// What to call it: its file's name without the folders.
  var name: String {
    path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "")
  }

  /// Where its sounds are looked for.
  var folder: String { path == "-" ? "." : WaveformPath.folder(of: path) }

  /// Losses that are told one by one; of more there is only their number.
  private static let mostTold = 5

  /// Reads a pattern, and warns of all that is not in it though it is in the file.
  ///
  /// - Throws: `CommandFailure` at the place that cannot be read.
  init(_ path: String, console: Console) throws {
    self.path = path
    let document: AHAPDocument
    do throws(UnreadableText) {
      document = try AHAPReader().read(path)
    } catch {
      throw CommandFailure(error)
    }
    pattern = document.pattern
    let losses = document.diagnostics.filter { $0.severity == .error }
    for loss in losses.prefix(Self.mostTold) {
      let place = SourceLocation(
        loss.file, line: loss.position?.line, column: loss.position?.column)
      console.warn("\(loss.message) [\(loss.rule)]", at: place)
    }
    if losses.count > Self.mostTold {
      let more = NumberText.count(losses.count - Self.mostTold, "more loss", "more losses")
      console.warn("\(more) like these; 'tactus check' lists them", at: SourceLocation(path))
    }
  }
}
