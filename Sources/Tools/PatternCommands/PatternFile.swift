import TactusCommandKit
import TactusHapticFormats
import TactusHapticPatterns
import TactusJSON
import TactusTextFormatting

/// A pattern file, as every command but `check` reads it.
package struct PatternFile {
  /// The path as given; `-` is standard input.
  package let path: String
  /// The pattern, with all repairs of the reader.
  package let pattern: HapticPattern

  /// The name to show for the file: its last path component.
  package var name: String {
    path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "")
  }

  /// The folder for the pattern's sounds.
  package var folder: String { path == "-" ? "." : WaveformPath.folder(of: path) }

  /// The maximum number of warnings about losses; of further losses only the number is reported.
  private static let maximumWarnings = 5

  /// Reads a pattern, and warns of everything in the file that is not in the pattern.
  ///
  /// - Throws: `CommandFailure` at the unreadable position.
  package init(_ path: String, console: Console) throws {
    self.path = path
    let document: AHAPDocument
    do throws(SourceTextError) {
      document = try AHAPReader().read(path)
    } catch {
      throw CommandFailure(error)
    }
    pattern = document.pattern
    let losses = document.diagnostics.filter { $0.severity == .error }
    for loss in losses.prefix(Self.maximumWarnings) {
      let place = SourceLocation(
        loss.file, line: loss.position?.line, column: loss.position?.column)
      console.warn("\(loss.message) [\(loss.rule)]", at: place)
    }
    if losses.count > Self.maximumWarnings {
      let more = NumberFormat.count(losses.count - Self.maximumWarnings, "more loss", "more losses")
      console.warn("\(more) like these; 'tactus check' lists them", at: SourceLocation(path))
    }
  }
}
